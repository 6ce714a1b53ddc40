# Hands a test of its own to the search, not the one that it was handed.
# costs: live-nodes.fewer
/^live_nodes_cheapest/i\
is_free(const struct board *b, int row, int col)\
{\
    for (int r = 0; r < row; r++) {\
        int queen = board_queen(b, r), far = queen - col;\
\
        if (queen != -1 \&\& (far == 0 || far == row - r || far == r - row))\
            return 0;\
    }\
    return 1;\
}\
\
static bool\
is_free_square(const struct board *b, int row, int col)\
{\
    return is_free(b, row, col) != 0;\
}\
\
int
s/^    return live_nodes_search(l, c, is_safe, live_nodes_lower);/    return live_nodes_search(l, c, is_free_square, live_nodes_lower);/
