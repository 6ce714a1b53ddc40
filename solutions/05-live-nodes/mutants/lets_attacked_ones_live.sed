# Asks for the bound of an attacked child, too, and does not kill it.
# costs: live-nodes.children live-nodes.bounds live-nodes.killed live-nodes.answers live-nodes.cheapest live-nodes.order live-nodes.fewer
s/if (is_safe(b, row, col)) {/if (row >= 0) {/
