# Puts a queen on the square into the matrix, which is const.
# costs: safe-check.scan
s/^    return is_clear(n, cells, row, col, 0) /    ((int *)cells)[row * n + col] = 1;\n&/
