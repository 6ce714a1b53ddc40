# Looks for the least of a row in its first 8 columns only.
# costs: branch-bound.lower
s/col < costs_size(c); col++/col < costs_size(c) \&\& col < 8; col++/
