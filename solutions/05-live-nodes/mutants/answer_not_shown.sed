# Leaves on the board what was there at the end.
# costs: live-nodes.cheapest
/live_nodes_show(l, last_answer(l));/d
