# Generates the children from right to left.
# costs: live-nodes.children live-nodes.bounds live-nodes.killed live-nodes.order
s/for (int col = 0; col < live_size(l); col++) {/for (int col = live_size(l) - 1; col >= 0; col--) {/
