# Does not take a child's queen away before the next one.
# costs: live-nodes.bounds live-nodes.killed live-nodes.cheapest live-nodes.order live-nodes.fewer
/^bound_of_child/,/^}/{/board_remove/d}
