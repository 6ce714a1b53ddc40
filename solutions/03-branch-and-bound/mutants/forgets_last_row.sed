# Looks ahead at all later rows but the last.
# costs: branch-bound.ahead-tree
/^is_promising/,/^}/s/r < board_size(b)/r < board_size(b) - 1/
