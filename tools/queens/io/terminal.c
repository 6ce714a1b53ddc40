/* terminal.c - what the user's terminal can show.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/io/terminal.h"

#include <langinfo.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "lib/text/utf8.h"
#include "tools/base/clock.h"

static bool
has_colour(void)
{
    const char *term = getenv("TERM");
    const char *none = getenv("NO_COLOR");

    return isatty(STDOUT_FILENO) && term != NULL && strcmp(term, "dumb") != 0 &&
           (none == NULL || *none == '\0');
}

bool
terminal_has_glyphs(void)
{
    return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

const char *
terminal_escape(enum terminal_colour c)
{
    static const char *const escapes[] = { "\033[0m", "\033[1;32m", "\033[31m",
                                           "\033[2m" };

    return has_colour() ? escapes[c] : "";
}

enum { CTRL_C = 3, CTRL_D = 4 };

/* Read one key without waiting for the end of the line.  Ctrl-C is read like
   any other: it must not end us before the terminal is as it was.  */
static int
read_key(void)
{
    struct termios old, now;
    char key;
    ssize_t got;

    if (tcgetattr(STDIN_FILENO, &old) != 0)
        return getchar();
    now = old;
    now.c_lflag &= ~(tcflag_t)(ICANON | ECHO | ISIG);
    tcsetattr(STDIN_FILENO, TCSANOW, &now);
    got = read(STDIN_FILENO, &key, 1);
    tcsetattr(STDIN_FILENO, TCSANOW, &old);
    return got == 1 ? key : EOF;
}

void
terminal_show(const char *text)
{
    int c, last = '\n';

    for (; (c = utf8_next(&text)) != 0; last = c)
        if (c < 0x80 || terminal_has_glyphs())
            utf8_put(c, stderr);
        else
            fputc('?', stderr);
    if (last != '\n')
        fputc('\n', stderr);
}

bool
terminal_wait(void)
{
    int c, first;

    fflush(stdout);
    if (isatty(STDIN_FILENO))
        first = read_key();
    else
        for (c = first = getchar(); c != '\n' && c != EOF;)
            c = getchar();
    if (first == CTRL_C)
        raise(SIGINT);
    return first != EOF && first != 'q' && first != 'Q' && first != CTRL_D;
}

enum { WIDTH = 60 };

static bool is_shown;

void
terminal_tell(const char *format, ...)
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
terminal_tell_no_more(void)
{
    if (is_shown)
        fprintf(stderr, "\r%*s\r", WIDTH, "");
    is_shown = false;
}

void
terminal_tell_count(long long answers)
{
    static double next;
    double now = clock_now();

    if (next == 0)
        next = now + 1;
    if (now < next)
        return;
    terminal_tell("%lld solutions (Ctrl-C stops it)", answers);
    next = now + 1;
}
