# Asks for the bound before the child's queen stands.
# costs: live-nodes.bounds live-nodes.killed live-nodes.answers live-nodes.cheapest live-nodes.order live-nodes.fewer
/^bound_of_child/,/^}/{/board_place\|board_remove/d;s/row + 1/row/}
