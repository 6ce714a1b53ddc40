# Takes back the queen of the row below, one row too late.
# costs: backtracking.all backtracking.board backtracking.first
# costs: backtracking.kth backtracking.partial backtracking.tests
# costs: backtracking.tree
s/board_remove(b, row);/if (row + 1 < board_size(b)) board_remove(b, row + 1);/
