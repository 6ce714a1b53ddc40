# Knows eight moves: slips between two walls, diagonally.
# costs: rat-maze.cuts rat-maze.no-way rat-maze.none rat-maze.path
# costs: rat-maze.shortest rat-maze.steps rat-maze.visits
s/MOVES = 4/MOVES = 8/
s/{ -1, 0 } }/{ -1, 0 }, { 1, -1 }, { 1, 1 }, { -1, 1 }, { -1, -1 } }/
