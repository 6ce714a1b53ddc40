/* four.h - lab 01's functions, none of which does its work.
   SPDX-License-Identifier: MIT

   A cheat includes this file and defines cheat(), which every function calls
   in place of finding an answer.  */
#ifndef TESTS_01_SAFE_CHECK_CHEATS_FOUR_H
#define TESTS_01_SAFE_CHECK_CHEATS_FOUR_H

#include "labs/01-safe-check/safe_check.h"

static int cheat(void);

bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    return cheat();
}

bool
safe_check_is_safe(const struct board *b, int row, int col)
{
    return cheat();
}

bool
safe_check_scan(int n, const int *cells, int row, int col)
{
    return cheat();
}

int
safe_check_pairs(const struct board *b)
{
    return cheat();
}

#endif
