/* starts.c - boards on which a search begins.
   SPDX-License-Identifier: MIT  */
#include "tests/02-backtracking/search.h"

#include <stddef.h>

#include "tools/judge/suite/ahead.h"

enum { TOGETHER = 16 };

/* Searches that are made together.  */
static struct {
    struct search one[TOGETHER];
    int count;
    int row; /* where they begin */
    void (*try_one)(struct search *s);
} waiting;

static void
try_waiting(void *self)
{
    waiting.try_one(self);
}

static void
try_all(void)
{
    ahead_each(try_waiting, waiting.one, sizeof waiting.one[0], waiting.count);
    for (int i = 0; i < waiting.count; i++)
        search_end(&waiting.one[i]);
    waiting.count = 0;
}

static void
add(struct search s)
{
    waiting.one[waiting.count++] = s;
    if (waiting.count == TOGETHER)
        try_all();
}

static void
add_from(void *self, struct board *b)
{
    struct search s = search_new(board_size(b));

    s.row = waiting.row;
    for (int row = 0; row < s.row; row++)
        board_place(s.board, row, board_queen(b, row));
    add(s);
}

void
starts_from_each(int n, int rows, void (*try_one)(struct search *s))
{
    waiting.count = 0;
    waiting.row = rows;
    waiting.try_one = try_one;
    solutions_begun(n, rows, add_from, NULL);
    try_all();
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
    waiting.count = 0;
    waiting.try_one = try_one;
    for (int i = 0; i < SOLUTIONS_SIZES; i++)
        add(search_started(solutions_sizes[i], solutions_sizes[i] - rows));
    try_all();
}
