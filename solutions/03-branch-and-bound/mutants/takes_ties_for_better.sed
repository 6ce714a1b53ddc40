# Takes a solution that costs the same for a better one.
# costs: branch-bound.budget branch-bound.reports
s/row + 1) < h->best &&/row + 1) <= h->best \&\&/
