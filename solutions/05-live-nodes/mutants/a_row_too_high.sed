# Believes that a node of depth d has its queen in row d of the rows counted
# from 1.
# costs: live-nodes.show live-nodes.children live-nodes.bounds live-nodes.killed live-nodes.answers live-nodes.cheapest live-nodes.order live-nodes.stops live-nodes.full live-nodes.fewer
/^live_nodes_show/,/^}/{s/while (v.depth > 0)/while (v.depth > 1)/;s/v.depth - 1, v.col/v.depth - 2, v.col/}
