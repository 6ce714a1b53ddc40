# Walks off the left edge and comes in again at the right, one row up.
# costs: safe-check.scan
s/ \&\& c >= 0 \&\& c < n//
