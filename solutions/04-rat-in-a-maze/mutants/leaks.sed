# Allocates something in each call of both functions, and never releases it.
# needs: memory
# needs: leaks
# costs: rat-maze.tiny rat-maze.shortest
s/^    bool is_goal = .*/&\n    char *lost = malloc(8);\n\n    if (lost == NULL)\n        return false;/
s/^    struct maze_cell start = .*/&\n    char *lost = malloc(8);\n\n    if (lost == NULL)\n        return -1;/
