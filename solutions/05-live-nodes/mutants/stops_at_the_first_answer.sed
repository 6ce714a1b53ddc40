# Believes that the first answer is the best, whatever the bound and the order.
# costs: live-nodes.cheapest live-nodes.order live-nodes.stops
s/while (live_least(l) < best) {/while (best == LIVE_NEVER \&\& live_count(l) > 0) {/
