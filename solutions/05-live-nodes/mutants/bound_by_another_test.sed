# Asks is_safe, but hands a test of its own to the bound.
# costs: live-nodes.bounds live-nodes.order live-nodes.fewer
s/^bound_of_child(/is_attacked(const struct board *b, int row, int col)\n{\n    for (int r = 0; r < row; r++)\n        if (board_queen(b, r) == col || board_queen(b, r) - col == row - r ||\n            col - board_queen(b, r) == row - r)\n            return true;\n    return false;\n}\n\nstatic bool\nis_mine(const struct board *b, int row, int col)\n{\n    return !is_attacked(b, row, col);\n}\n\nstatic int\nbound_of_child(/
s/least = bound(b, c, row + 1, is_safe);/least = bound(b, c, row + 1, is_mine);/
