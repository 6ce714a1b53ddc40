# Counts steps in a char, which ends at 127.
# costs: rat-maze.shortest rat-maze.better
s/^explore(struct search \*s, int row, int col, int steps)/explore(struct search *s, int row, int col, signed char steps)/
