# Takes BOARD_MAX_SIZE for the last column, not for how many there are.
# needs: memory
# costs: branch-bound.cheapest branch-bound.budget branch-bound.best-stays
# costs: branch-bound.reports
s/int column\[BOARD_MAX_SIZE\];/int column[BOARD_MAX_SIZE - 1];/
