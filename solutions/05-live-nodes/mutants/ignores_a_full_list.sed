# Leaves the loop when the list is full, and returns the best so far.
# costs: live-nodes.full
s/^            return LIVE_FULL;/            break;/
