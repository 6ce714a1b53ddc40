# Takes n - 1 for 7, as it is on a chessboard.
# costs: branch-bound.codes
s/row - col + (n - 1);/row - col + 7;/
