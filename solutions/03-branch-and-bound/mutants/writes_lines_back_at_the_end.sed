# Searches with a copy of the lines, and writes it back when a solution stays.
# costs: branch-bound.search
/^branch_bound_solve/,/^}/{
s/^        board_place/        struct branch_bound_lines below = *lines;\n\n&/
s/^        branch_bound_take(lines,/        branch_bound_take(\&below,/
s/^        if (branch_bound_solve(b, row + 1, lines))/        if (branch_bound_solve(b, row + 1, \&below)) {\n            *lines = below;/
s/^            return true;/&\n        }/
/^        branch_bound_release/d
}
