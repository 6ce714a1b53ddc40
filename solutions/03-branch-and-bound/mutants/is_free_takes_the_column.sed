# Records the queen while it asks: is_free writes into its const lines.
# costs: branch-bound.is-free branch-bound.search branch-bound.answers
/^branch_bound_is_free/,/^}/ s/return !lines->column\[col\] \&\&/return !lines->column[col] \&\&\n           ((struct branch_bound_lines *)lines)->n > 0 \&\&\n           (((struct branch_bound_lines *)lines)->column[row] = true) \&\&/
