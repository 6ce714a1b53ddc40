# Reports every solution that it comes to, also one that is no better.
# costs: branch-bound.reports
s/^        remember(h, b);/        if (branch_bound_lower(b, h->costs, row) < h->best)\n            remember(h, b);/
s/^        if (branch_bound_lower(b, h->costs, row + 1) < h->best &&/        if ((row + 1 == board_size(b) ||\n             branch_bound_lower(b, h->costs, row + 1) < h->best) \&\&/
