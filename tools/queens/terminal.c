/* terminal.c - what the user's terminal can show.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/terminal.h"

#include <langinfo.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

bool
terminal_has_colour(void)
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

    return terminal_has_colour() ? escapes[c] : "";
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
