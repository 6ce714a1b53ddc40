# Goes through the columns from the left in one call and from the right in the
# next.  So what it does depends on how many calls there were, and it is right
# each time: a test of its memory must not take that for chance.
/^\/\* Fill the rows from ROW on in every way/i\
static int turns;\

/^hunt(/,/^}/s/for (int col = 0; col < board_size(b); col++) {/for (int i = 0; i < board_size(b); i++) {\
        int col = turns % 2 == 0 ? i : board_size(b) - 1 - i;\
/
/^branch_bound_cheapest(/,/^}/s/= hunt(&h, b, 0);/= (turns++, hunt(\&h, b, 0));/
