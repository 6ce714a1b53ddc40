# Returns when the goal is reached, and leaves the rat there.
# costs: rat-maze.shortest rat-maze.better
/s->is_over = maze_found(s->m);/a\
        return;
