# Generates no child on an attacked square, as in lab 02.
# costs: live-nodes.children live-nodes.bounds live-nodes.killed live-nodes.answers live-nodes.order
s/if (is_column_used(b, row, col))/if (is_column_used(b, row, col) || !is_safe(b, row, col))/
