# Takes the first way found for a shortest one.
# costs: rat-maze.shortest
s/s->is_over = maze_found(s->m);/s->is_over = maze_found(s->m) || true;/
