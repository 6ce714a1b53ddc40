# Ignores what board_found returns.
# costs: branch-bound.reports
/^hunt/,/^}/s/return board_found(b);/board_found(b);\n        return false;/
