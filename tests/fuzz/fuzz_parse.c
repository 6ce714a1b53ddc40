/* fuzz_parse.c - whatever the text, a parser refuses it or reads it right.
   SPDX-License-Identifier: MIT

   The entry that libFuzzer calls with texts it makes up ("make fuzz"), and
   that replay.c calls with the files of corpus/ ("make check").  Each text is
   given to every parser of the library.  What is read must be written in a
   form that is read and written the same again; what is refused must be
   refused with a message about a place in the text.  Anything else aborts.  */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/costs.h"
#include "lib/maze_text.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Read TEXT and return what was read as it is written, for free, or NULL with
 *ERROR set if it is refused.  */
typedef char *rewrite(const char *text, struct text_error *error);

static void
expect(bool condition, const char *what, const char *text)
{
    if (condition)
        return;
    fprintf(stderr, "%s:\n%s\n", what, text);
    abort();
}

static FILE *
open_text(char **text, size_t *size)
{
    FILE *out = open_memstream(text, size);

    expect(out != NULL, "no memory", "");
    return out;
}

static char *
rewrite_maze(const char *text, struct text_error *error)
{
    struct maze *m = maze_text_parse(text, error);
    char *written;
    size_t size;
    FILE *out;

    if (m == NULL)
        return NULL;
    out = open_text(&written, &size);
    maze_text_print(m, out);
    fclose(out);
    maze_free(m);
    return written;
}

static char *
rewrite_costs(const char *text, struct text_error *error)
{
    struct costs *c = costs_parse(text, error);
    int n = c != NULL ? costs_size(c) : 0;
    char *written;
    size_t size;
    FILE *out;

    if (c == NULL)
        return NULL;
    out = open_text(&written, &size);
    for (int i = 0; i < n * n; i++)
        fprintf(out, "%d%c", costs_at(c, i / n, i % n),
                i % n < n - 1 ? ' ' : '\n');
    fclose(out);
    costs_free(c);
    return written;
}

/* Expect that ERROR says something, and about a place in TEXT: its column may
   lie just behind the line, where something is missing.  */
static void
expect_place(const struct text_error *error, const char *text)
{
    const char *line = text;

    expect(memchr(error->message, '\0', sizeof error->message) != NULL,
           "a message without end", text);
    expect(error->message[0] != '\0', "an empty message", text);
    if (error->line == 0)
        return;
    for (int i = 1; i < error->line; i++) {
        line = strchr(line, '\n');
        expect(line != NULL, "an error behind the last line", text);
        line++;
    }
    expect(error->column >= 0 &&
               (size_t)error->column <= strcspn(line, "\n") + 1,
           "an error behind its line", text);
}

static void
try_text(rewrite *f, const char *text)
{
    struct text_error error = { -1, -1, "" };
    char *once = f(text, &error);
    char *twice;

    if (once == NULL) {
        expect_place(&error, text);
        return;
    }
    twice = f(once, &error);
    expect(twice != NULL, "what was written cannot be read", once);
    expect(strcmp(once, twice) == 0, "what was written is read wrong", once);
    free(once);
    free(twice);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = malloc(size + 1);

    expect(text != NULL, "no memory", "");
    if (size > 0)
        memcpy(text, data, size);
    text[size] = '\0';
    try_text(rewrite_maze, text);
    try_text(rewrite_costs, text);
    free(text);
    return 0;
}
