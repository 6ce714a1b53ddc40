# Asks about a square it may use twice.
# costs: backtracking.tests
s/!is_safe(b, row, col)/!is_safe(b, row, col) || !is_safe(b, row, col)/
