/* say.c - how a program speaks to its user, and how it ends.
   SPDX-License-Identifier: MIT  */
#include "tools/base/say.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *program_name = "queenslab";
static const char *command_name; /* or NULL */

void
say_program(const char *program)
{
    program_name = program;
}

void
say_command(const char *command)
{
    command_name = command;
}

static void
put_name(void)
{
    fputs(program_name, stderr);
    if (command_name != NULL)
        fprintf(stderr, " %s", command_name);
}

static void
say_list(const char *format, va_list list)
{
    fflush(stdout); /* what was answered so far stands above */
    put_name();
    fputs(": ", stderr);
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
say_and_exit(enum exit_status status, const char *format, ...)
{
    va_list list;

    va_start(list, format);
    say_list(format, list);
    va_end(list);
    exit((int)status);
}

void
say_usage(const char *format, ...)
{
    va_list list;

    va_start(list, format);
    say_list(format, list);
    va_end(list);
    fputs("Try: ", stderr);
    put_name();
    fputs(" --help\n", stderr);
    exit(EXIT_USAGE);
}

void
say_errno(const char *what)
{
    say_and_exit(EXIT_TROUBLE, "%s: %s", what, strerror(errno));
}
