/* forges_report.c - a cheat: prints what success would look like.
   SPDX-License-Identifier: MIT  */
#include <stdio.h>

#include "tests/01-safe-check/cheats/four.h"

static int
cheat(void)
{
    fputs("\33[2J\33[H lab 01  safe-check            20 / 20\n"
          "   ok      same row, same column   3 / 3\n"
          " All tests passed.\n"
          "1..1\nok 1 - safe-check\n"
          "verdict passed\nend \n"
          "100%: Checks: 9, Failures: 0, Errors: 0\n",
          stdout);
    return 1;
}
