# Wants a safe square in the row that has just got its queen, too.
# costs: branch-bound.ahead-tree branch-bound.ahead-answers
/^has_safe_square/,/^}/s/if (is_safe(b, row, col))/if (is_safe(b, row, col) \&\& board_queen(b, row) != col)/
/^is_promising/,/^}/s/int r = row;/int r = row - 1;/
