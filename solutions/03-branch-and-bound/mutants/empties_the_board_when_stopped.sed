# Takes the best solution off the board when board_found says stop.
# costs: branch-bound.best-stays
/^hunt(/,/^}/s/^            return true;/            return board_remove(b, row) == 0;/
