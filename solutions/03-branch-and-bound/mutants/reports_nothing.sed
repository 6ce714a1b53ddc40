# Finds the cheapest solution and never says so.
# costs: branch-bound.reports
/^hunt(/,/^}/ s/return board_found(b)/return false/
