# Takes the queen back but not her lines.
# costs: branch-bound.search branch-bound.answers
/^branch_bound_solve/,/^}/{
/^        branch_bound_release/d
}
