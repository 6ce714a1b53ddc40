# Tries down before left.
# costs: rat-maze.cuts rat-maze.path rat-maze.visits
s/{ { 0, -1 }, { 1, 0 }, /{ { 1, 0 }, { 0, -1 }, /
