# Checks that a cell is in the maze and not that it is open.
# costs: rat-maze.no-way rat-maze.path rat-maze.steps rat-maze.visits
s/if (maze_is_open(m, r, c) \&\&/if (r >= 0 \&\& r < maze_rows(m) \&\& c >= 0 \&\& c < maze_cols(m) \&\&/
