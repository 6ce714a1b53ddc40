# Takes a queen's lines before she stands, and releases them when she is gone.
/^branch_bound_solve/,/^}/{
/^        branch_bound_take/d
s/^        board_place(b, row, col);/        branch_bound_take(lines, row, col);\n&/
/^        branch_bound_release/d
s/^        board_remove(b, row);/&\n        branch_bound_release(lines, row, col);/
}
