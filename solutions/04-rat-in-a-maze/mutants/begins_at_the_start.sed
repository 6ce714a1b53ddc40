# Lets the rat in at the start of the maze, wherever it was called.
# costs: rat-maze.visits
/^rat_maze_find_path/,/^}/s/^    bool is_goal = .*/    if (maze_steps(m) == -1) {\
        row = maze_start(m).row;\
        col = maze_start(m).col;\
    }\
    bool is_goal = maze_is_goal(m, row, col);/
