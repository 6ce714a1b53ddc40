# Kills what is still live when the search is over.
# costs: live-nodes.order
s/^    live_nodes_show(l, last_answer(l));/    for (int i = 0; i < live_generated(l); i++)\n        if (live_node(l, i).state == LIVE_IN_LIST)\n            live_kill(l, i);\n&/
