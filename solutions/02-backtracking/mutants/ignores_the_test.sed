# Places a queen on every square without asking.
# costs: backtracking.all backtracking.board backtracking.first backtracking.stops
# costs: backtracking.kth backtracking.partial backtracking.safe
# costs: backtracking.tests backtracking.tiny backtracking.tree
s/!is_safe(b, row, col)/false/
