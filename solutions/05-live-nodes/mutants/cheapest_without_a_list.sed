# Finds the cheapest solution depth first, with no list at all.
# costs: live-nodes.fewer
/^live_nodes_cheapest/i\
go_down(struct board *b, const struct costs *c, int row, square_test *is_safe,\
        int *best)\
{\
    int n = board_size(b), cost = LIVE_NEVER;\
\
    if (live_nodes_lower(b, c, row, is_safe) >= *best)\
        return *best;\
    if (row == n)\
        return *best = live_nodes_lower(b, c, row, is_safe);\
    for (int col = 0; col < n; col++)\
        if (is_safe(b, row, col)) {\
            board_place(b, row, col);\
            cost = go_down(b, c, row + 1, is_safe, best);\
            board_remove(b, row);\
        }\
    return *best;\
}\
\
int
s/^    return live_nodes_search(l, c, is_safe, live_nodes_lower);/    int best = LIVE_NEVER;\n\n    go_down(live_board(l), c, 0, is_safe, \&best);\n    return best == LIVE_NEVER ? LIVE_NODES_NONE : best;/
