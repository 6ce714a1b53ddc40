/* waiting.c - a line that tells whoever waits at a terminal for what.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/waiting.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <unistd.h>

enum { WIDTH = 60 };

static bool is_shown;

void
waiting_tell(const char *format, ...)
{
    char text[WIDTH + 1];
    va_list arguments;

    if (!isatty(STDERR_FILENO))
        return;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    fprintf(stderr, "\r%-*s", WIDTH, text);
    is_shown = true;
}

void
waiting_end(void)
{
    if (is_shown)
        fprintf(stderr, "\r%*s\r", WIDTH, "");
    is_shown = false;
}
