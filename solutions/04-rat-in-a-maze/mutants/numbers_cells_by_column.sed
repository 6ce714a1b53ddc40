# Takes entry col * rows + row for the cell (row, col): its own order.
# costs: rat-maze.marks rat-maze.better
s/row \* maze_cols(\([^)]*\)) + col/col * maze_rows(\1) + row/
s/r \* maze_cols(m) + c/c * maze_rows(m) + r/
