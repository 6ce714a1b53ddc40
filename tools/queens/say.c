/* say.c - how the program speaks to its user, and how it ends.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/say.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static const char *spoken_for; /* the subcommand, or NULL */

void
say_command(const char *command)
{
    spoken_for = command;
}

static void
say_list(const char *format, va_list list)
{
    fflush(stdout); /* what was answered so far stands above */
    if (spoken_for != NULL)
        fprintf(stderr, "queens %s: ", spoken_for);
    else
        fputs("queens: ", stderr);
    vfprintf(stderr, format, list);
    fputc('\n', stderr);
}

void
say(const char *format, ...)
{
    va_list list;

    va_start(list, format);
    say_list(format, list);
    va_end(list);
}

void
say_and_exit(int status, const char *format, ...)
{
    va_list list;

    va_start(list, format);
    say_list(format, list);
    va_end(list);
    exit(status);
}

void
say_usage(const char *format, ...)
{
    va_list list;

    va_start(list, format);
    say_list(format, list);
    va_end(list);
    if (spoken_for != NULL)
        fprintf(stderr, "Try: queens %s --help\n", spoken_for);
    else
        fputs("Try: queens --help\n", stderr);
    exit(SAY_USAGE);
}

void
say_no_memory(void)
{
    say_and_exit(SAY_TROUBLE, "memory ran out");
}

void *
say_unless_null(void *p)
{
    if (p == NULL)
        say_no_memory();
    return p;
}
