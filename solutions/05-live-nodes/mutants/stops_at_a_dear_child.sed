# Returns at the first child that is too dear: its brothers would be, too.
# costs: live-nodes.killed live-nodes.cheapest live-nodes.order
s/^            live_kill(l, child);/&\n            if (least != LIVE_NEVER)\n                return best;/
