# Asks REACHED, but never writes into it: the rat walks in circles.
# costs: rat-maze.better rat-maze.cuts rat-maze.none rat-maze.shortest
/\] = steps;$/d
