# Takes REACHED for a mark: no cell is entered a second time.
# costs: rat-maze.shortest
s/steps < s->reached\[row \* maze_cols(s->m) + col\]/s->reached[row * maze_cols(s->m) + col] == RAT_MAZE_NEVER/
