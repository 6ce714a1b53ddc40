/* argv.c - a command, put together word by word.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/base/argv.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "tools/base/must.h"
#include "tools/base/say.h"

void
argv_add(struct argv *w, const char *word)
{
    if (w->count == ARGV_MAX)
        say_and_exit(EXIT_TROUBLE, "a command has more than %d words",
                     ARGV_MAX);
    w->word[w->count++] = must_copy(word);
    w->word[w->count] = NULL;
}

void
argv_add_all(struct argv *w, const char *word, ...)
{
    va_list more;

    va_start(more, word);
    for (; word != NULL; word = va_arg(more, const char *))
        argv_add(w, word);
    va_end(more);
}

void
argv_add_format(struct argv *w, const char *format, ...)
{
    va_list arguments;
    char *text = NULL;

    va_start(arguments, format);
    if (vasprintf(&text, format, arguments) == -1)
        text = NULL;
    va_end(arguments);
    argv_add(w, must(text));
    free(text);
}

void
argv_add_each(struct argv *w, const char *option, const struct argv *other)
{
    for (int i = 0; i < other->count; i++)
        argv_add_all(w, option, other->word[i], NULL);
}

void
argv_clear(struct argv *w)
{
    while (w->count > 0)
        free(w->word[--w->count]);
    w->word[0] = NULL;
}
