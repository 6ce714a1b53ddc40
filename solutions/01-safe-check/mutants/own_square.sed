# Says that a queen attacks the square she stands on.
# costs: safe-check.unrelated
s/r1 == r2 && c1 == c2/false/
