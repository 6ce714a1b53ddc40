# Believes that the node before a first child is its parent, as it is in a
# depth-first search.
# costs: live-nodes.show live-nodes.children live-nodes.bounds live-nodes.killed live-nodes.answers live-nodes.cheapest live-nodes.order live-nodes.fewer
/^live_nodes_show/,/^}/s/v = live_node(l, v.parent);/node = live_node(l, node - 1).depth == v.depth - 1 ? node - 1 : v.parent; v = live_node(l, node);/
