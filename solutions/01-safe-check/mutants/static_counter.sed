# Lets the count go on from one call to the next.
# costs: safe-check.pairs
s/    int pairs = 0;/    static int pairs = 0;/
