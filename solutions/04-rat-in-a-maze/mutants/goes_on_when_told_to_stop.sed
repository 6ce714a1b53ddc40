# Reports a way and does not listen to the answer.
# costs: rat-maze.better
s/s->is_over = maze_found(s->m);/s->is_over = maze_found(s->m) \&\& false;/
