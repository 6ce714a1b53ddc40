# Does not take the rat back out of a dead end.
# costs: rat-maze.no-way rat-maze.path rat-maze.steps rat-maze.tiny
# costs: rat-maze.visits
/^    maze_leave(m);/d
