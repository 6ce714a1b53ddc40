/* exits.c - a cheat: ends the process with success instead of answering.
   SPDX-License-Identifier: MIT  */
#include "labs/01-safe-check/safe_check.h"

#include <stdlib.h>

bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    exit(0);
}

bool
safe_check_is_safe(const struct board *b, int row, int col)
{
    exit(0);
}

bool
safe_check_scan(int n, const int *cells, int row, int col)
{
    exit(0);
}

int
safe_check_pairs(const struct board *b)
{
    exit(0);
}
