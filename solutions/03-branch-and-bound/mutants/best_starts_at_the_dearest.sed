# Begins with what the dearest queens cost as best so far: they do not beat it.
# costs: branch-bound.cheapest branch-bound.budget branch-bound.best-stays
# costs: branch-bound.reports
/^branch_bound_cheapest/,/^}/{
s/\.best = INT_MAX/.best = board_size(b) * COSTS_MAX/
s/h.best == INT_MAX/h.best == board_size(b) * COSTS_MAX/
}
