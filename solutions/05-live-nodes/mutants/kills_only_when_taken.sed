# Kills what is too dear when its turn comes, not when it is generated.
# costs: live-nodes.killed live-nodes.order
s/if (least >= best) {/if (least >= best \&\& (least == LIVE_NEVER || row + 1 == live_size(l))) {/
