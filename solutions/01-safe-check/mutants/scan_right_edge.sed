# Walks one square beyond the right edge, which is the next row's first.
# costs: safe-check.scan
s/c < n;$/c <= n;/
