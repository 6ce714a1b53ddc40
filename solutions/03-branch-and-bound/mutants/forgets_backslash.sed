# Asks for the column and for one of the two diagonals only.
# costs: branch-bound.is-free branch-bound.search branch-bound.answers
/^branch_bound_is_free/,/^}/{
/lines->backslash/d
s/row, col)\] &&$/row, col)];/
}
