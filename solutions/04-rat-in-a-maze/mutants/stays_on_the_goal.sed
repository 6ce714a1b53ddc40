# Leaves the rat on its path when told to stop.
# costs: rat-maze.better
s/^    maze_leave(s->m);/    if (!s->is_over) maze_leave(s->m);/
