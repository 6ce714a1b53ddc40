# Makes a list of its own for the last function, and leaves the one that it was
# handed as it was.
# costs: live-nodes.fewer
s/^    return live_nodes_search(l, c, is_safe, live_nodes_lower);/    struct live *own = live_new(live_size(l), live_order(l), live_limit(l));\n    int cost = live_nodes_search(own, c, is_safe, live_nodes_lower);\n\n    for (int row = 0; row < live_size(l); row++)\n        if (board_queen(live_board(own), row) != -1)\n            board_place(live_board(l), row, board_queen(live_board(own), row));\n    live_free(own);\n    return cost;/
