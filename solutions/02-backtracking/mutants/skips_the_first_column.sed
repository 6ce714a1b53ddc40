# Counts columns from 1.
# costs: backtracking.all backtracking.board backtracking.first
# costs: backtracking.kth backtracking.partial backtracking.safe
# costs: backtracking.stops backtracking.tests backtracking.tiny
# costs: backtracking.tree
s/int col = 0/int col = 1/
