# Never tries the columns beyond 32 in the search with lines.
# costs: branch-bound.search branch-bound.answers
/^branch_bound_solve/,/^}/ s/col < board_size(b); col++/col < board_size(b) \&\& col < 32; col++/
