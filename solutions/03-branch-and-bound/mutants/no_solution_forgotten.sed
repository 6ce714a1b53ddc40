# Returns what it began with when there is no solution.
# costs: branch-bound.cheapest branch-bound.best-stays
/^branch_bound_cheapest/,/^}/s/if (h.best == INT_MAX)/if (h.best == -1)/
