# Leaves the E-node on the board as it is, and places a child's queen on a copy.
/^bound_of_child/,/^}/{
s/        board_place(b, row, col);/        struct board *k = board_copy(b);\n\n        board_place(k, row, col);/
s/bound(b, c, row + 1, is_safe)/bound(k, c, row + 1, is_safe)/
s/board_remove(b, row);/board_free(k);/
}
