# Keeps the cost of the first solution as the best for good.
# costs: branch-bound.cheapest branch-bound.budget branch-bound.best-stays branch-bound.reports
/^remember/,/^}/s/^    h->best = /    if (h->best == INT_MAX)\n        h->best = /
