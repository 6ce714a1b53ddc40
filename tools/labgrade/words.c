/* words.c - a command, put together word by word.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/words.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "tools/labgrade/must.h"
#include "tools/labgrade/say.h"

void
words_add(struct words *w, const char *word)
{
    if (w->count == WORDS_MAX)
        say_and_exit(75, "a command has more than %d words", WORDS_MAX);
    w->word[w->count++] = must_copy(word);
    w->word[w->count] = NULL;
}

void
words_add_all(struct words *w, const char *word, ...)
{
    va_list more;

    va_start(more, word);
    for (; word != NULL; word = va_arg(more, const char *))
        words_add(w, word);
    va_end(more);
}

void
words_add_format(struct words *w, const char *format, ...)
{
    va_list arguments;
    char *text = NULL;

    va_start(arguments, format);
    if (vasprintf(&text, format, arguments) == -1)
        text = NULL;
    va_end(arguments);
    words_add(w, must(text));
    free(text);
}

void
words_add_each(struct words *w, const char *option, const struct words *other)
{
    for (int i = 0; i < other->count; i++)
        words_add_all(w, option, other->word[i], NULL);
}

void
words_clear(struct words *w)
{
    while (w->count > 0)
        free(w->word[--w->count]);
    w->word[0] = NULL;
}
