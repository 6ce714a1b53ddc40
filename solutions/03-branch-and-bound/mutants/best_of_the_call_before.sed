# Keeps the best so far in a variable that lives on, and never starts afresh.
# costs: branch-bound.cheapest branch-bound.budget branch-bound.best-stays branch-bound.reports
s/struct hunt h = { .costs = c, .is_safe = is_safe, .best = INT_MAX };/static struct hunt h = { .best = INT_MAX };/
s/bool was_stopped = hunt(&h, b, 0);/bool was_stopped = (h.costs = c, h.is_safe = is_safe, hunt(\&h, b, 0));/
