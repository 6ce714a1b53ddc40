# Begins to walk on the square itself, not above it.
# costs: safe-check.scan
s/int r = row - 1, c = col + step/int r = row, c = col/
