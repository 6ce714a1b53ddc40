# Takes a full board for an answer only when it is taken from the list.
# costs: live-nodes.answers live-nodes.cheapest live-nodes.order live-nodes.stops live-nodes.fewer
s/} else if (row + 1 == live_size(l)) {/} else if (row < 0) {/;s/        if (live_node(l, e).bound >= best)/        if (live_node(l, e).depth == live_size(l) \&\&\n            live_node(l, e).bound < best)\n            best = live_node(l, e).bound;\n        else if (live_node(l, e).bound >= best)/
