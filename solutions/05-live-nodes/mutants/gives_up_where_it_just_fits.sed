# Gives up when the list has no room left, although nobody asks for more.
# costs: live-nodes.full
s/if (best == LIVE_FULL) {/if (best == LIVE_FULL || live_generated(l) == live_limit(l)) {/
