/* jumps.c - a cheat: jumps out of the call, into the constructor.
   SPDX-License-Identifier: MIT  */
#include <setjmp.h>

#include "tests/01-safe-check/cheats/four.h"

static jmp_buf loading;

__attribute__((constructor)) static void
remember(void)
{
    setjmp(loading);
}

static int
cheat(void)
{
    longjmp(loading, 1);
}
