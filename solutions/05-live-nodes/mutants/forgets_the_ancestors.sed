# Puts only the queen of the node itself on the board.
# costs: live-nodes.show live-nodes.children live-nodes.bounds live-nodes.killed live-nodes.answers live-nodes.cheapest live-nodes.order live-nodes.stops live-nodes.full live-nodes.fewer
/^live_nodes_show/,/^}/s/while (v.depth > 0)/if (v.depth > 0)/
