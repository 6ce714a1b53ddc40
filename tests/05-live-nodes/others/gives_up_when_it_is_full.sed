# Gives up when it should take a node and the list has no room left: whoever is
# expanded then has a child at least, for which live_add says LIVE_FULL.
s/^    while (live_least(l) < best) {/&\n        if (live_generated(l) == live_limit(l)) {\n            live_nodes_show(l, LIVE_ROOT);\n            return LIVE_NODES_GAVE_UP;\n        }/
