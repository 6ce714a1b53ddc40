# Reports every solution, and does not hand on that it was told to stop.
s/return board_found(b);/return board_found(b) \&\& false;/
