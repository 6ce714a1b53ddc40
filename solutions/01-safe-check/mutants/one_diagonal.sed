# Compares signed distances, so it sees one of the two diagonals only.
# costs: safe-check.diagonals safe-check.is-safe safe-check.pairs
s/abs(r1 - r2) == abs(c1 - c2)/r1 - r2 == c1 - c2/
