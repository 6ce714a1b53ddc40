# Ends the loop one column early.
# costs: backtracking.all backtracking.board backtracking.first
# costs: backtracking.kth backtracking.partial backtracking.safe
# costs: backtracking.tests backtracking.tiny backtracking.tree
s/col < board_size(b); col++/col < board_size(b) - 1; col++/
