# Hands the row of the child's own queen to the bound.
# costs: live-nodes.bounds live-nodes.killed live-nodes.answers live-nodes.cheapest live-nodes.order live-nodes.fewer
/^bound_of_child/,/^}/s/row + 1/row/
