# Divides the distances, and integer division rounds.
# costs: safe-check.unrelated safe-check.is-safe safe-check.pairs
s/abs(r1 - r2) == abs(c1 - c2)/abs(r1 - r2) \/ abs(c1 - c2) == 1/
