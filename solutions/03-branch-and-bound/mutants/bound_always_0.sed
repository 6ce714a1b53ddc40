# Bounds by 0, which is never wrong but for full boards, and useless.
# costs: branch-bound.lower branch-bound.cheapest branch-bound.budget branch-bound.best-stays branch-bound.reports
/^branch_bound_lower/,/^}/s/return bound;/return 0;/
