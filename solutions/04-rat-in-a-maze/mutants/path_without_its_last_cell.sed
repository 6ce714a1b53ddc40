# Sees the goal from the cell before and does not enter it.
# costs: rat-maze.large rat-maze.marks rat-maze.path rat-maze.steps
# costs: rat-maze.tiny rat-maze.visits
s/^    maze_enter(m, row, col);/    if (!is_goal) maze_enter(m, row, col);/
s/^    maze_leave(m);/    if (!is_goal) maze_leave(m);/
