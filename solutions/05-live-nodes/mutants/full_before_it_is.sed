# Adds no child at all if not all of them have room.
# costs: live-nodes.full
s/^    live_nodes_show(l, e);/    if (live_limit(l) - live_generated(l) < live_size(l) - row)\n        return LIVE_FULL;\n&/
