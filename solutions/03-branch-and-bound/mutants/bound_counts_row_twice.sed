# Counts the row of the last queen among the later rows.
# costs: branch-bound.lower branch-bound.cheapest branch-bound.budget branch-bound.best-stays branch-bound.reports
/^branch_bound_lower/,/^}/s/int r = row; r/int r = row > 0 ? row - 1 : 0; r/
