# Lets a child live that can at best equal the best so far.
# costs: live-nodes.killed live-nodes.answers live-nodes.order
s/if (least >= best) {/if (least > best || least == LIVE_NEVER) {/
