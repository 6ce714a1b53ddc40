# Takes the queen back once, after all columns were tried.
# costs: backtracking.all backtracking.board backtracking.first
# costs: backtracking.kth backtracking.partial backtracking.tests
# costs: backtracking.tree
/board_remove(b, row);/d
s/^    return false;/    board_remove(b, row); return false;/
