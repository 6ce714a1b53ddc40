# Compares columns as bits of an int, which has 32.
# costs: safe-check.unrelated safe-check.is-safe
s/c1 == c2 || abs/1 << c1 == 1 << c2 || abs/
