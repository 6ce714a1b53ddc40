# Ends the loop one column early.
# costs: backtracking.all backtracking.board backtracking.first
# costs: backtracking.kth backtracking.partial backtracking.safe
# costs: backtracking.stops backtracking.tests backtracking.tiny
# costs: backtracking.tree
s/col < board_size(b); col++/col < board_size(b) - 1; col++/
