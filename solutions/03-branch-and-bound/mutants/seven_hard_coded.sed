# Takes n - 1 for 7, as it is on a chessboard.
# costs: branch-bound.codes branch-bound.take branch-bound.release branch-bound.is-free branch-bound.answers
s/row - col + (n - 1);/row - col + 7;/
