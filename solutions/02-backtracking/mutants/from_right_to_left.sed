# Tries the columns from right to left.
# costs: backtracking.first backtracking.kth backtracking.tree
s/int col = 0; col < board_size(b); col++/int col = board_size(b) - 1; col >= 0; col--/
