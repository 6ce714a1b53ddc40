/* say.c - what labgrade tells its user, on standard error.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/say.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static void
write_line(const char *format, va_list arguments)
{
    fflush(stdout);
    fputs("labgrade: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
}

void
say(const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    write_line(format, arguments);
    va_end(arguments);
}

void
say_and_exit(int status, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    write_line(format, arguments);
    va_end(arguments);
    exit(status);
}
