# Puts a queen on any square of row 0, because nothing can attack her there.
# costs: backtracking.safe backtracking.tests
s/if (!is_safe(b, row, col))/if (row > 0 \&\& !is_safe(b, row, col))/
