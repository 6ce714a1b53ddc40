# Numbers the other diagonal: the slash goes up to the right.
# costs: branch-bound.codes
/^branch_bound_slash/,/^}/s/row + col/row - col + (n - 1)/
/^branch_bound_backslash/,/^}/s/row - col + (n - 1)/row + col/
