/* solutions.c - the solutions that a search comes to, in its order.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/right/solutions.h"

#include <stdlib.h>

#include "lib/require.h"
#include "tools/judge/right/board_guide.h"
#include "tools/judge/right/square_tests.h"

const int solutions_sizes[] = {
    8, 9, 13, 16, 17, 21, 31, 32, 33, 63, BOARD_MAX_SIZE
};

/* Return a copy of B, which must be had.  */
static struct board *
copy(const struct board *b)
{
    struct board *c = board_copy(b);

    REQUIRE(c != NULL, "solutions: no memory");
    return c;
}

/* Append a copy of B to S, whose room doubles when it is full.  */
static void
add(struct solutions *s, const struct board *b)
{
    if ((s->count & (s->count - 1)) == 0) {
        size_t room = s->count > 0 ? 2 * (size_t)s->count : 1;

        s->list = realloc(s->list, room * sizeof *s->list);
        REQUIRE(s->list != NULL, "solutions: no memory");
    }
    s->list[s->count++] = copy(b);
}

struct solutions
solutions_of(const struct board *b, int row, square_test *is_safe, int limit)
{
    struct solutions s = { 0, NULL };
    struct board_guide g = {
        .board = copy(b), .from = row, .is_safe = is_safe, .stop_at = limit
    };

    board_guide_begin(&g);
    while (board_guide_find(&g))
        add(&s, g.board);
    board_free(g.board);
    return s;
}

int
solutions_least_cost(const struct board *b, int row, square_test *is_safe,
                     const struct costs *c)
{
    struct board_guide g = {
        .board = copy(b), .from = row, .is_safe = is_safe, .costs = c
    };

    board_guide_begin(&g);
    while (board_guide_find(&g))
        continue;
    board_free(g.board);
    return g.best;
}

void
solutions_free(struct solutions *s)
{
    for (int i = 0; i < s->count; i++)
        board_free(s->list[i]);
    free(s->list);
    *s = (struct solutions){ 0, NULL };
}

int
solutions_number(const struct solutions *s, const struct board *b)
{
    int i = 0;

    while (i < s->count && !board_is_equal(s->list[i], b))
        i++;
    return i < s->count ? i : -1;
}

bool
solutions_is_one(const struct board *b, square_test *is_safe)
{
    for (int row = 0; row < board_size(b); row++)
        if (board_queen(b, row) == -1 || !is_safe(b, row, board_queen(b, row)))
            return false;
    return true;
}

struct board *
solutions_started(int n, int rows)
{
    struct board *b = board_new(n);

    REQUIRE(b != NULL, "solutions: no memory");
    for (int row = 0; row < rows; row++)
        board_place(b, row, square_test_column(n, row));
    return b;
}

void
solutions_begun(int n, int rows, void (*see)(void *self, struct board *b),
                void *self)
{
    struct board_guide g = { .board = board_new(n),
                             .is_safe = square_test_queens };

    REQUIRE(g.board != NULL, "solutions: no memory");
    board_guide_begin(&g);
    do
        if (board_count(g.board) == rows)
            see(self, g.board);
    while (board_guide_place(&g));
    board_free(g.board);
}
