# Goes on until the list is empty.
# costs: live-nodes.stops
s/while (live_least(l) < best) {/while (live_count(l) > 0) {/
