# Keeps taken columns as bits of an int, which has 32.
# costs: backtracking.all backtracking.board backtracking.first
# costs: backtracking.kth backtracking.partial backtracking.safe
# costs: backtracking.tests backtracking.tree
s/^    for (int col = 0;/    int taken = 0;\
    for (int r = 0; r < row; r++)\
        taken |= 1 << board_queen(b, r);\
&/
s/if (!is_safe(b, row, col))/if (!is_safe(b, row, col) || (taken \& 1 << col))/
