# Reports a solution and does not listen to the answer.
# costs: backtracking.board backtracking.first backtracking.kth
# costs: backtracking.stops
s/return board_found(b);/return board_found(b) \&\& false;/
