# Counts the distance to the goal twice: cuts the best path.
# costs: rat-maze.shortest
s/steps + distance/steps + 2 * distance/
