# Looks at the next row only: a later one may be without a square.
# costs: branch-bound.ahead-tree
/^is_promising/,/^}/s/r < board_size(b)/r == row \&\& r < board_size(b)/
