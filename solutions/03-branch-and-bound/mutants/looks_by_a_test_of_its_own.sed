# Looks ahead by the queens' rules, whatever IS_SAFE says.
# costs: branch-bound.ahead-tree
/^\/\* Tell whether ROW has a square/i\
static bool\
is_attacked(const struct board *b, int row, int col)\
{\
    for (int r = 0; r < row; r++) {\
        int c = board_queen(b, r);\
\
        if (c != -1 \&\& (c == col || c - col == row - r || col - c == row - r))\
            return true;\
    }\
    return false;\
}\

/^has_safe_square/,/^}/s/if (is_safe(b, row, col))/if (!is_attacked(b, row, col))/
