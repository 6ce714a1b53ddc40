/* cursor.c - a place in a text, for the parsers of this library.
   SPDX-License-Identifier: MIT  */
#include "lib/text/cursor.h"

#include <stdarg.h>
#include <stdio.h>

static bool
is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Move behind the empty lines that start at C.  */
static void
skip_empty_lines(struct cursor *c)
{
    struct cursor ahead = *c;

    while (cursor_skip_blanks(&ahead), cursor_char(&ahead) == '\n') {
        cursor_step(&ahead);
        *c = ahead;
    }
}

struct cursor
cursor_start(const char *text)
{
    struct cursor c = { text, 1, 1 };

    skip_empty_lines(&c);
    return c;
}

char
cursor_char(const struct cursor *c)
{
    if (c->at[0] == '\r' && c->at[1] == '\n')
        return '\n';
    return c->at[0];
}

bool
cursor_is_line_end(const struct cursor *c)
{
    return cursor_char(c) == '\n' || cursor_char(c) == '\0';
}

void
cursor_step(struct cursor *c)
{
    if (cursor_char(c) == '\0')
        return;
    if (cursor_char(c) == '\n') {
        c->at += c->at[0] == '\r' ? 2 : 1;
        c->line++;
        c->column = 1;
    } else {
        c->at++;
        c->column++;
    }
}

void
cursor_skip_blanks(struct cursor *c)
{
    while (cursor_char(c) == ' ' || cursor_char(c) == '\t')
        cursor_step(c);
}

bool
cursor_is_done(const struct cursor *c)
{
    struct cursor rest = *c;

    skip_empty_lines(&rest);
    cursor_skip_blanks(&rest);
    return cursor_char(&rest) == '\0';
}

int
cursor_number(struct cursor *c, int max, struct text_error *error)
{
    struct cursor start = *c;
    long long number = 0;

    if (!is_digit(cursor_char(c)))
        return cursor_unexpected(c, error, "a number");
    for (; is_digit(cursor_char(c)); cursor_step(c)) {
        number = number * 10 + (cursor_char(c) - '0');
        if (number > max)
            return cursor_fail(&start, error, "the number is larger than %d",
                               max);
    }
    return (int)number;
}

int
cursor_fail(const struct cursor *c, struct text_error *error,
            const char *format, ...)
{
    va_list args;

    error->line = c->line;
    error->column = c->column;
    va_start(args, format);
    vsnprintf(error->message, sizeof error->message, format, args);
    va_end(args);
    return -1;
}

int
cursor_unexpected(const struct cursor *c, struct text_error *error,
                  const char *expected)
{
    unsigned char found = (unsigned char)cursor_char(c);

    if (found == '\0')
        return cursor_fail(c, error, "expected %s, but the text ends",
                           expected);
    if (found == '\n')
        return cursor_fail(c, error, "expected %s, but the line ends",
                           expected);
    if (found < ' ' || found > '~')
        return cursor_fail(c, error, "expected %s, found byte 0x%02x", expected,
                           found);
    return cursor_fail(c, error, "expected %s, found '%c'", expected, found);
}
