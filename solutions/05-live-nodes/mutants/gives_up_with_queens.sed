# Leaves queens on the board when it gives up.
# costs: live-nodes.full
/if (best == LIVE_FULL) {/{n;d}
