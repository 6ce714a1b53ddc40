# Writes ++row for row + 1: the queen that is taken back is another one.
# costs: backtracking.tiny backtracking.first backtracking.all backtracking.kth
# costs: backtracking.partial backtracking.board backtracking.stops
# costs: backtracking.safe backtracking.tree backtracking.tests
s/(b, row + 1, is_safe)/(b, ++row, is_safe)/
