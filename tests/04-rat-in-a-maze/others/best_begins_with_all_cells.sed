# Begins with the number of cells as best so far: no way has so many steps.
s/{ m, reached, INT_MAX, false }/{ m, reached, maze_rows(m) * maze_cols(m), false }/
s/s.best == INT_MAX ? -1/s.best == maze_rows(m) * maze_cols(m) ? -1/
