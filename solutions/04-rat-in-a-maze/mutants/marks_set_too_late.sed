# Marks a cell when the rat leaves it, not when it enters.
# costs: rat-maze.large rat-maze.marks rat-maze.no-way rat-maze.path
# costs: rat-maze.steps rat-maze.tiny rat-maze.visits
/marks\[.*= true;/d
s/^    maze_leave(m);/    marks[row * maze_cols(m) + col] = true; maze_leave(m);/
