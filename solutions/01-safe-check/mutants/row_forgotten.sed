# Forgets that queens attack along rows.
# costs: safe-check.lines
s/r1 == r2 || c1/c1/
