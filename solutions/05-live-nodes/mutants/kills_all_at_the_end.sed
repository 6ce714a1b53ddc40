# Generates all children first, and kills afterwards.
# costs: live-nodes.children live-nodes.bounds live-nodes.killed live-nodes.answers live-nodes.cheapest live-nodes.order
s/        if (least >= best) {/        if (least >= best \&\& col < 0) {/;s/^    return best;/    for (int i = 0; i < live_generated(l); i++)\n        if (live_node(l, i).parent == e \&\&\n            live_node(l, i).state == LIVE_IN_LIST \&\&\n            live_node(l, i).bound >= best)\n            live_kill(l, i);\n    return best;/
