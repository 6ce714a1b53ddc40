# Counts each pair twice.
# costs: safe-check.pairs
s/int r2 = r1 + 1/int r2 = 0/
