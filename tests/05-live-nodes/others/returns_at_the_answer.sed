# Returns as soon as there is an answer: a node with all queens but one has one
# child only.
/^live_nodes_expand/,/^}/s/            best = least;/            return least;/
