# Never looks into REACHED: nothing ends a walk in a circle.
# costs: rat-maze.better rat-maze.cuts rat-maze.none rat-maze.shortest
s/steps < s->reached\[row \* maze_cols(s->m) + col\]/true/
