# Puts a node's queens on a board that still has those of the node before.
# costs: live-nodes.show live-nodes.bounds live-nodes.killed live-nodes.cheapest live-nodes.order live-nodes.full live-nodes.fewer
/^live_nodes_show/,/^}/{/for (int row/,+1d}
