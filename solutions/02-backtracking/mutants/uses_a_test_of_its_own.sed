# Knows the queens by heart and never asks the test it was given.
# costs: backtracking.safe backtracking.tests
/^bool$/i\
#include <stdlib.h>\
static bool\
own_test(const struct board *b, int row, int col)\
{\
    for (int r = 0; r < row; r++)\
        if (board_queen(b, r) == col || abs(board_queen(b, r) - col) == row - r)\
            return false;\
    return true;\
}\

s/!is_safe(b, row, col)/!own_test(b, row, col)/
