# Goes on below nodes that can at best equal the best so far.
# costs: branch-bound.budget
s/row + 1) < h->best &&/row + 1) - (row + 1 < board_size(b)) < h->best \&\&/
