# Looks ahead in the first 16 rows only.
# costs: branch-bound.ahead-tree
/^is_promising/,/^}/ s/int r = row; r < board_size(b); r++)$/int r = row; r < board_size(b) \&\& r < 16; r++)/
