# Returns LIVE_NEVER where there is no solution.
# costs: live-nodes.cheapest
s/best == LIVE_NEVER ? LIVE_NODES_NONE : best/best/
