# Takes the queens back also on the way out with a solution.
# costs: backtracking.board
s/return true;.*/{ board_remove(b, row); return true; }/
