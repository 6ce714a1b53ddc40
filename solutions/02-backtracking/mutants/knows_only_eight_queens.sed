# Writes 8 for the size of the board.
# costs: backtracking.all backtracking.board backtracking.first
# costs: backtracking.kth backtracking.partial backtracking.safe
# costs: backtracking.stops backtracking.tests backtracking.tiny
# costs: backtracking.tree
s/board_size(b)/8/g
