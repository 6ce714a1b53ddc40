# Keeps a row and a column in a char, which ends at 127.
# costs: rat-maze.large rat-maze.path rat-maze.no-way rat-maze.visits
s/int r = row + move\[i\]\[0\], c = /signed char r = row + move[i][0], c = /
