# Looks for the last row after placing, and cannot be called on a full board.
# costs: backtracking.partial
/^    if (row == board_size(b))$/d
/^        return board_found(b);$/d
s/^        if (backtracking_solve(b, row + 1, is_safe))/        if (row + 1 == board_size(b) ? board_found(b)\n                                     : backtracking_solve(b, row + 1, is_safe))/
