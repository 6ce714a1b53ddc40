/* starts.c - boards on which a search begins.
   SPDX-License-Identifier: MIT  */
#include "tests/02-backtracking/search.h"

/* What to try, and in which row that begins.  */
struct start {
    int row;
    void (*try_one)(struct search *s);
};

static void
try_from(void *self, struct board *b)
{
    const struct start *start = self;
    struct search s = search_new(board_size(b));

    s.row = start->row;
    for (int row = 0; row < s.row; row++)
        board_place(s.board, row, board_queen(b, row));
    start->try_one(&s);
    search_end(&s);
}

void
starts_from_each(int n, int rows, void (*try_one)(struct search *s))
{
    struct start start = { rows, try_one };

    solutions_begun(n, rows, try_from, &start);
}

/* Tell whether the search is right on a board of 4 with one queen.  */
static bool
can_begin_later(void)
{
    struct search s = search_new(4);
    bool is_right;

    s.row = 1;
    board_place(s.board, 0, 1);
    search_run(&s);
    is_right = s.found == 1 && !s.said && board_count(s.board) == 1;
    search_end(&s);
    return is_right;
}

void
starts_large(int rows, void (*try_one)(struct search *s))
{
    if (!can_begin_later())
        return;
    for (int i = 0; i < SOLUTIONS_SIZES; i++) {
        int n = solutions_sizes[i];
        struct search s = search_started(n, n - rows);

        try_one(&s);
        search_end(&s);
    }
}
