# Builds walls where the rat turns back; for a shortest way tears some down.
# costs: rat-maze.marks rat-maze.better
s/^    maze_leave(m);/&\n    maze_set_wall(m, row, col, true);/
s/^    explore(&s, start.*/&\n    for (int i = 0; i < maze_cols(m); i++)\n        maze_set_wall(m, 0, i, false);/
