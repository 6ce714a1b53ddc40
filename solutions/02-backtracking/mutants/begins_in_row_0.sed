# Empties the board and begins in row 0, whatever ROW is.
# costs: backtracking.partial backtracking.board
s/^bool$/static bool/
s/^backtracking_solve(/fill(/
s/(backtracking_solve(b, row + 1/(fill(b, row + 1/
$a\
\
bool\
backtracking_solve(struct board *b, int row, square_test *is_safe)\
{\
    while (row > 0)\
        board_remove(b, --row);\
    return fill(b, 0, is_safe);\
}
