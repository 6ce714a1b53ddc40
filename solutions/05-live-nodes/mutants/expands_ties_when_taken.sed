# Expands a node that can at best equal the best so far.
# costs: live-nodes.order
s/if (live_node(l, e).bound >= best)/if (live_node(l, e).bound > best)/
