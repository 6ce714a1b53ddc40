# Looks for moves from the goal when maze_found says go on.
# costs: rat-maze.visits
s/i < MOVES \&\& !is_goal/i < MOVES/
