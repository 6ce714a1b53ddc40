# Knows how queens attack, and does not ask the test it was handed.
# costs: live-nodes.children live-nodes.bounds live-nodes.killed live-nodes.answers live-nodes.cheapest live-nodes.order
s/^bound_of_child(/is_attacked(const struct board *b, int row, int col)\n{\n    for (int r = 0; r < row; r++)\n        if (board_queen(b, r) - col == row - r ||\n            col - board_queen(b, r) == row - r)\n            return true;\n    return false;\n}\n\nstatic int\nbound_of_child(/;s/if (is_safe(b, row, col)) {/if (!is_attacked(b, row, col)) {/
