# Walks up to the left and never up to the right.
# costs: safe-check.scan
s/row, col, +1)/row, col, -1)/
