/* speaks_after_death.c - a cheat: says that it crashed, and then answers as if
   it had not, in part even rightly.
   SPDX-License-Identifier: MIT  */
#include "labs/01-safe-check/safe_check.h"

#include <stdlib.h>

#include "tests/01-safe-check/cheats/forge.h"

static void
die(void)
{
    uint32_t last_words[] = { WIRE_CRASH, 0, 11, 0, 0x1000, 0x7fffffff };

    send(FORGE_FD, last_words, sizeof last_words, MSG_NOSIGNAL);
}

bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    die();
    return (r1 == r2) + (c1 == c2) == 1 ||
           (r1 != r2 && abs(r1 - r2) == abs(c1 - c2));
}

bool
safe_check_is_safe(const struct board *b, int row, int col)
{
    die();
    return true;
}

bool
safe_check_scan(int n, const int *cells, int row, int col)
{
    die();
    return false;
}

int
safe_check_pairs(const struct board *b)
{
    die();
    return 0;
}
