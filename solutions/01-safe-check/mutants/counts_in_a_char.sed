# Counts pairs in a char, which ends at 127 or 255.
# costs: safe-check.pairs
s/int pairs = 0/unsigned char pairs = 0/
