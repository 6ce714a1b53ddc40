# Reports an answer, but goes on with the best so far of before.
# costs: live-nodes.answers live-nodes.cheapest live-nodes.order live-nodes.stops live-nodes.fewer
/live_found(l, child);/{n;d}
