# Has a variable for "over" and gives it no value to begin with.
# needs: memory
# needs: filling
# costs: backtracking.all backtracking.board backtracking.first
# costs: backtracking.kth backtracking.partial backtracking.tests
# costs: backtracking.tiny backtracking.tree
s/^    if (row == board_size(b))/    bool is_over;\n\n&/
s/^        if (backtracking_solve(b, row + 1, is_safe))/&\n            is_over = true;\n        if (is_over)/
