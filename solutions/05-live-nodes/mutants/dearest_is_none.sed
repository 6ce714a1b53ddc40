# Takes the dearest cost that there is for no square at all.
# costs: live-nodes.lower
/^least_in_row/,/^}/s/LIVE_NEVER/COSTS_MAX/
s/least == LIVE_NEVER)/least == COSTS_MAX)/
