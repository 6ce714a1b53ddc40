# Never takes a queen back: the next column finds the row taken.
# costs: backtracking.all backtracking.board backtracking.first
# costs: backtracking.kth backtracking.partial backtracking.tests
# costs: backtracking.tree
/board_remove(b, row);/d
