# Adds the greatest cost of each later row: no lower bound.
# costs: live-nodes.lower live-nodes.fewer
/^least_in_row/,/^}/{s/int least = LIVE_NEVER/int least = -1/;s/) < least/) > least/;s/return least;/return least < 0 ? LIVE_NEVER : least;/}
