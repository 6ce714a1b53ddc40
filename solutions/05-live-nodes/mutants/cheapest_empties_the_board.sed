# Leaves no queens on the board after the last function.
# costs: live-nodes.fewer
s/^    return live_nodes_search(l, c, is_safe, live_nodes_lower);/    int cost = live_nodes_search(l, c, is_safe, live_nodes_lower);\n\n    live_nodes_show(l, LIVE_ROOT);\n    return cost;/
