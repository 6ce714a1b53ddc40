# Takes the least of each later row, attacked squares included.
# costs: live-nodes.fewer
s/costs_at(c, row, col) < least && is_safe(b, row, col))/costs_at(c, row, col) < least)/
