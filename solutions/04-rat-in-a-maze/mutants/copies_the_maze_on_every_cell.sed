# Keeps ten thousand cells on the stack for each cell of the path.
# costs: rat-maze.large
s/^    bool is_goal = /    char copy[RAT_MAZE_MAX_CELLS] = ""; bool is_goal = copy[0] == 0 \&\& /
