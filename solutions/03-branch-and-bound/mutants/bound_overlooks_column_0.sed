# Begins in column 1 when it looks for the least cost of a row.
# costs: branch-bound.lower branch-bound.cheapest branch-bound.budget
/^least_in_row/,/^}/s/int least = costs_at(c, row, 0);/int least = COSTS_MAX;/
