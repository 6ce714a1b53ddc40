# Takes every solution for the last one wanted.
# costs: backtracking.all backtracking.board backtracking.kth
# costs: backtracking.partial backtracking.safe backtracking.tests
# costs: backtracking.tiny backtracking.tree
s/return board_found(b);/return board_found(b) || true;/
