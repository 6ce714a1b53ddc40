/* bits.c - N-queens with all squares of a row in one word.
   SPDX-License-Identifier: MIT

   A queen attacks three squares of the next row: below her, and one to each
   side; further down, what comes from the side moves on by one a row.

       columns  . . X . .     left  . . . X .  right  . X . . .  */
#include "tools/queens/engines/bits.h"

#include <stdlib.h>

uint64_t
bits_row(int n)
{
    return UINT64_MAX >> (64 - n);
}

uint64_t
bits_below(uint32_t all, uint32_t columns, uint32_t left, uint32_t right)
{
    uint32_t free = all & ~(columns | left | right);
    uint64_t found = 0;

    if (columns == all)
        return 1;
    while (free != 0) {
        uint32_t queen = free & -free; /* the lowest bit */

        free ^= queen;
        found += bits_below(all, columns | queen, (left | queen) << 1,
                            (right | queen) >> 1);
    }
    return found;
}

uint64_t
bits_below_two(int n, int first, int second)
{
    uint32_t a = (uint32_t)1 << first, b = (uint32_t)1 << second;

    return bits_below((uint32_t)bits_row(n), a | b, (a << 1 | b) << 1,
                      (a >> 1 | b) >> 1);
}

void
bits_count(int n, int threads, struct parts *p)
{
    p->all = n == 1 ? 1 : (n - 1) * (n - 2);
    if (n == 1)
        parts_add(p, 3);
    for (int i = 0; i < n * n; i++)
        if (abs(i / n - i % n) > 1 &&
            !parts_add(p, 3 * bits_below_two(n, i / n, i % n)))
            return;
}

struct search {
    uint64_t all;
    uint64_t queens[BOARD_MAX_SIZE];
};

/* Find the first solution below ROW, where the squares FREE may be tried.  */
static bool
first(struct search *s, int row, uint64_t columns, uint64_t left,
      uint64_t right, uint64_t free)
{
    while (free != 0) {
        uint64_t queen = free & -free;
        uint64_t c = columns | queen;
        uint64_t l = (left | queen) << 1, r = (right | queen) >> 1;

        free ^= queen;
        if (c == s->all || first(s, row + 1, c, l, r, s->all & ~(c | l | r))) {
            s->queens[row] = queen;
            return true;
        }
    }
    return false;
}

/* Find the solution after that in S: go to its end, and look for the next at
   each row on the way back.  */
static bool
next(struct search *s, int row, uint64_t columns, uint64_t left, uint64_t right)
{
    uint64_t queen = s->queens[row], c = columns | queen;
    uint64_t free = s->all & ~(columns | left | right);

    if (c != s->all &&
        next(s, row + 1, c, (left | queen) << 1, (right | queen) >> 1))
        return true;
    return first(s, row, columns, left, right, free & ~(queen | (queen - 1)));
}

static int
place_of(uint64_t bit)
{
    return __builtin_ctzll(bit);
}

bool
bits_first(int n, int *queens)
{
    struct search s = { .all = bits_row(n) };

    if (!first(&s, 0, 0, 0, 0, s.all))
        return false;
    for (int row = 0; row < n; row++)
        queens[row] = place_of(s.queens[row]);
    return true;
}

struct walk {
    uint64_t all, nodes, most;
    const int *place; /* to come to, row by row, then -1 */
    int n;
};

/* Count nodes below ROW until S comes to its place, or to a solution.  Return
   whether it has; LEADS: the queens above are those of the place.  */
static bool
walk(struct walk *s, int row, uint64_t columns, uint64_t left, uint64_t right,
     bool leads)
{
    uint64_t free = s->all & ~(columns | left | right);

    if (row == s->n || s->nodes >= s->most || (leads && s->place[row] < 0))
        return true;
    for (; free != 0; free &= free - 1) {
        uint64_t queen = free & -free;
        int col = place_of(queen);

        if (leads && col > s->place[row])
            return true;
        s->nodes++;
        if (walk(s, row + 1, columns | queen, (left | queen) << 1,
                 (right | queen) >> 1, leads && col == s->place[row]))
            return true;
    }
    return leads;
}

uint64_t
bits_nodes(int n, const int *place, uint64_t most)
{
    struct walk s = {
        .all = bits_row(n), .most = most, .place = place, .n = n
    };

    walk(&s, 0, 0, 0, 0, place != NULL);
    return s.nodes;
}

bool
bits_search(struct board *b)
{
    int n = board_size(b);
    struct search s = { .all = bits_row(n) };
    bool found = first(&s, 0, 0, 0, 0, s.all);

    for (; found; found = next(&s, 0, 0, 0, 0)) {
        for (int row = 0; row < n; row++)
            board_place(b, row, place_of(s.queens[row]));
        if (board_found(b))
            return true;
        for (int row = 0; row < n; row++)
            board_remove(b, row);
    }
    return false;
}
