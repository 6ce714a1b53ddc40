# Adds the greatest cost of each later row: an upper bound.
# costs: branch-bound.lower branch-bound.cheapest branch-bound.budget
/^least_in_row/,/^}/s/col) < least/col) > least/
