# Writes each column into an array, too, which has room for 20.
# needs: memory
# costs: backtracking.all backtracking.board backtracking.first
# costs: backtracking.kth backtracking.partial backtracking.safe
# costs: backtracking.stops backtracking.tests backtracking.tree
s/^bool$/static int q[20];\n\nbool/
s/^        board_place(b, row, col);/        q[row] = col;\n&/
