/* lines.c - the lines of lab 03 in a record.
   SPDX-License-Identifier: MIT  */
#include "tests/03-branch-and-bound/lines.h"

static void
put_all(struct wire *w, const bool *taken, int count)
{
    for (int i = 0; i < count; i++)
        wire_put_int(w, taken[i]);
}

static void
get_all(struct wire *w, bool *taken, int count)
{
    for (int i = 0; i < count; i++)
        taken[i] = wire_get_bool(w);
}

void
lines_put(struct wire *w, const struct branch_bound_lines *lines)
{
    wire_put_int(w, lines->n);
    put_all(w, lines->column, BOARD_MAX_SIZE);
    put_all(w, lines->slash, LINES_DIAGONALS);
    put_all(w, lines->backslash, LINES_DIAGONALS);
}

void
lines_get(struct wire *w, struct branch_bound_lines *lines)
{
    lines->n = wire_get_int(w);
    get_all(w, lines->column, BOARD_MAX_SIZE);
    get_all(w, lines->slash, LINES_DIAGONALS);
    get_all(w, lines->backslash, LINES_DIAGONALS);
}
