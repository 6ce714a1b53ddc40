# Releases the lines of a solution that it leaves on the board.
# costs: branch-bound.answers
/^branch_bound_solve/,/^}/{
/^        branch_bound_release/d
s/^        if (\(branch_bound_solve(.*)\))$/        bool is_over = \1;\n\n        branch_bound_release(lines, row, col);\n        if (is_over)/
}
