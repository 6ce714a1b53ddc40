# Starts every row in the column of the queen above.
# costs: backtracking.all backtracking.board backtracking.first
# costs: backtracking.kth backtracking.partial backtracking.safe
# costs: backtracking.tests backtracking.tree
s/int col = 0/int col = row > 0 ? board_queen(b, row - 1) : 0/
