# Bounds by 0 until every row has its queen: never wrong, and prunes nothing.
# costs: branch-bound.budget
/^branch_bound_lower/,/^}/s/return bound;/return row < board_size(b) ? 0 : bound;/
