# Takes the mark back when the rat turns back.
# costs: rat-maze.marks rat-maze.visits
s/^    maze_leave(m);/    marks[row * maze_cols(m) + col] = false; maze_leave(m);/
