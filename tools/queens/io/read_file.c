/* read_file.c - a file that the user named.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/io/read_file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/must.h"
#include "tools/base/say.h"

static FILE *
open_named(const char *name)
{
    FILE *f = strcmp(name, "-") == 0 ? stdin : fopen(name, "r");

    if (f == NULL)
        say_and_exit(EXIT_TROUBLE, "cannot read %s: %s", name, strerror(errno));
    return f;
}

/* Return the text of F and set *LENGTH.  */
static char *
read_all(FILE *f, const char *name, size_t *length)
{
    size_t room = 4096, got;
    char *text = must(malloc(room));

    *length = 0;
    while ((got = fread(text + *length, 1, room - *length - 1, f)) > 0) {
        *length += got;
        if (*length > READ_FILE_MAX)
            say_and_exit(EXIT_USAGE, "%s is larger than %d bytes", name,
                         READ_FILE_MAX);
        if (*length + 1 == room)
            text = must(realloc(text, room *= 2));
    }
    if (ferror(f))
        say_and_exit(EXIT_TROUBLE, "cannot read %s: %s", name, strerror(errno));
    text[*length] = '\0';
    return text;
}

char *
read_file(const char *name)
{
    FILE *f = open_named(name);
    size_t length;
    char *text = read_all(f, name, &length);

    if (strlen(text) != length)
        say_and_exit(EXIT_USAGE, "%s is no text: it has a zero byte", name);
    if (f != stdin)
        fclose(f);
    return text;
}

void
read_file_fail(const char *name, const struct text_error *error)
{
    if (error->line == 0)
        say_and_exit(EXIT_USAGE, "%s: %s", name, error->message);
    if (error->column == 0)
        say_and_exit(EXIT_USAGE, "%s:%d: %s", name, error->line,
                     error->message);
    say_and_exit(EXIT_USAGE, "%s:%d:%d: %s", name, error->line, error->column,
                 error->message);
}
