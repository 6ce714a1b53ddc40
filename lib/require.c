/* require.c - stop a caller who breaks the rules of a call.
   SPDX-License-Identifier: MIT  */
#include "lib/require.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

void
require_failed(const char *format, ...)
{
    va_list args;

    fflush(stdout);
    fputs("libboard: ", stderr);
    va_start(args, format);
    vfprintf(stderr, format, args);
    va_end(args);
    fputc('\n', stderr);
    abort();
}
