# Generates a child for every column, also for those that a queen uses.
# costs: live-nodes.children live-nodes.bounds live-nodes.killed live-nodes.answers live-nodes.order
s/if (is_column_used(b, row, col))/if (col < 0)/
