# Expands the root before the search begins, and does not take it out in its
# loop.
# costs: live-nodes.order live-nodes.fewer
s/^    while (live_least(l) < best) {/    best = live_nodes_expand(l, live_next(l), best, c, is_safe, bound);\n    if (best != LIVE_FULL)\n        best = live_nodes_expand(l, LIVE_ROOT, best, c, is_safe, bound);\n    if (best == LIVE_FULL) {\n        live_nodes_show(l, LIVE_ROOT);\n        return LIVE_NODES_GAVE_UP;\n    }\n&/
