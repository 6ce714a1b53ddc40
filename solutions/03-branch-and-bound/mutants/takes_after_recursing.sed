# Takes the lines when the rows below are done: too late for them.
# costs: branch-bound.search branch-bound.answers
/^branch_bound_solve/,/^}/{
/^        branch_bound_take/d
s/^        branch_bound_release/        branch_bound_take(lines, row, col);\n&/
}
