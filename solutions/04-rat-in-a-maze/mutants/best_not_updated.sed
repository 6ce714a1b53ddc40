# Reports a way and forgets to remember its length.
# costs: rat-maze.better rat-maze.cuts rat-maze.shortest
s/s->best = steps;/if (s->best == INT_MAX) s->best = steps;/
