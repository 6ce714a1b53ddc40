# Takes the last row for the end, before it has its queen.
# costs: backtracking.all backtracking.board backtracking.first backtracking.stops
# costs: backtracking.kth backtracking.partial backtracking.safe
# costs: backtracking.tests backtracking.tiny backtracking.tree
s/row == board_size(b))/row == board_size(b) - 1)/
