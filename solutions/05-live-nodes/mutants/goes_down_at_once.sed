# Takes the next node as soon as one child is there, as a depth-first search
# does.
# costs: live-nodes.children live-nodes.bounds live-nodes.killed live-nodes.order live-nodes.full live-nodes.fewer
s/^            best = least;/&\n        } else {\n            int next = live_next(l);\n\n            best = live_nodes_expand(l, next, best, c, is_safe, bound);\n            live_nodes_show(l, e);\n            if (best == LIVE_FULL)\n                return LIVE_FULL;/
