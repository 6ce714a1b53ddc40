# Puts the queen down first and asks afterwards.
# costs: backtracking.safe backtracking.tree
s/if (!is_safe(b, row, col))/if (board_place(b, row, col), !is_safe(b, row, col)) { board_remove(b, row);/
s/continue;/continue; }/
/^        board_place(b, row, col);/d
