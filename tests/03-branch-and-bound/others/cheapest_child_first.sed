# Tries the columns of a row in the order of their costs, the cheapest first.
/^\/\* Fill the rows from ROW on in every way/i\
/* Return the column of ROW that comes after COL in the order of costs, where\
   equal ones come from left to right; COL -1: the first.  */\
static int\
next_column(const struct costs *c, int row, int col)\
{\
    int next = -1;\
\
    for (int i = 0; i < costs_size(c); i++) {\
        int cost = costs_at(c, row, i);\
        bool is_later = col == -1 || cost > costs_at(c, row, col) ||\
                        (cost == costs_at(c, row, col) && i > col);\
\
        if (is_later && (next == -1 || cost < costs_at(c, row, next)))\
            next = i;\
    }\
    return next;\
}\

/^hunt(/,/^}/s/for (int col = 0; col < board_size(b); col++) {/for (int col = next_column(h->costs, row, -1); col != -1;\
         col = next_column(h->costs, row, col)) {/
