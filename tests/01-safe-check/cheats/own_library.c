/* own_library.c - a cheat: brings its own libboard and its own harness.
   SPDX-License-Identifier: MIT  */
#include "tests/01-safe-check/cheats/four.h"

int
board_place(struct board *b, int row, int col)
{
    return 0;
}

int
board_size(const struct board *b)
{
    return 1;
}

int
board_queen(const struct board *b, int row)
{
    return -1;
}

bool
wire_get_bool(void *w)
{
    return true;
}

int
grade_seed(void)
{
    return 1;
}

int
tr_rtype(void *result)
{
    return 0;
}

static int
cheat(void)
{
    return 1;
}
