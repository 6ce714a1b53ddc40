# Does not ask again when a node is taken.
# costs: live-nodes.order
s/if (live_node(l, e).bound >= best)/if (live_node(l, e).bound == LIVE_NEVER)/
