# Forgets that queens attack along columns.
# costs: safe-check.lines safe-check.is-safe safe-check.pairs
s/ || c1 == c2//
