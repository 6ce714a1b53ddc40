# Says that there is no solution where the search gave up.
# costs: live-nodes.fewer
s/^    return live_nodes_search(l, c, is_safe, live_nodes_lower);/    int cost = live_nodes_search(l, c, is_safe, live_nodes_lower);\n\n    return cost < 0 ? LIVE_NODES_NONE : cost;/
