# Lets the rat leave at one side and come in at the other.
# costs: rat-maze.no-way rat-maze.path rat-maze.steps rat-maze.tiny
# costs: rat-maze.visits
s/c = col + move\[i\]\[1\];/c = (col + move[i][1] + maze_cols(m)) % maze_cols(m);/
