# Adds nothing for a row that has no safe square left.
# costs: live-nodes.fewer
s/            return LIVE_NEVER;/            continue;/
