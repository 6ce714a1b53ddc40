# Hears the stop in the last row and does not tell the rows above.
# costs: backtracking.board backtracking.first backtracking.kth
# costs: backtracking.stops
s/if (backtracking_solve(b, row + 1, is_safe))/if (backtracking_solve(b, row + 1, is_safe) \&\& row == board_size(b) - 1)/
