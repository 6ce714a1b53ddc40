# Shows the E-node only if another number of queens is on the board.
# costs: live-nodes.bounds live-nodes.cheapest live-nodes.order live-nodes.fewer
/^live_nodes_expand/,/^}/s/live_nodes_show(l, e);/if (board_count(b) != row) live_nodes_show(l, e);/
