# Compares sums, so it sees the other of the two diagonals only.
# costs: safe-check.diagonals safe-check.is-safe safe-check.pairs
s/abs(r1 - r2) == abs(c1 - c2)/r1 + c1 == r2 + c2/
