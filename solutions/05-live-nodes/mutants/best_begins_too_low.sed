# Takes the dearest square for more than any solution costs.
# costs: live-nodes.cheapest live-nodes.order
/^live_nodes_search/,/^}/{
s/int best = LIVE_NEVER;/int best = COSTS_MAX;/
s/return best == LIVE_NEVER/return best == COSTS_MAX/
}
