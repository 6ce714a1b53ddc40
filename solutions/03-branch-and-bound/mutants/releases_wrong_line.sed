# Exchanges row and column when it releases, so other lines become free.
# costs: branch-bound.release branch-bound.search branch-bound.answers
/^branch_bound_release/,/^}/s/row, col, false/col, row, false/
