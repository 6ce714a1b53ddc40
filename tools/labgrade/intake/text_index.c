/* text_index.c - numbers that are found by a text.
   SPDX-License-Identifier: MIT  */
#include "tools/labgrade/intake/text_index.h"

#include <search.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/must.h"

struct numbered {
    char *text;
    int number;
};

static int
by_text(const void *a, const void *b)
{
    const struct numbered *e = a, *f = b;

    return strcmp(e->text, f->text);
}

static void
forget(struct numbered *e)
{
    free(e->text);
    free(e);
}

int
text_index_number(struct text_index *t, char *text, int number)
{
    struct numbered *e = must_calloc(1, sizeof *e);
    struct numbered *found;

    *e = (struct numbered){ text, number };
    found = *(struct numbered **)must(tsearch(e, &t->tree, by_text));
    if (found != e)
        forget(e);
    return found->number;
}

void
text_index_clear(struct text_index *t)
{
    while (t->tree != NULL) {
        struct numbered *e = *(struct numbered **)t->tree;

        tdelete(e, &t->tree, by_text);
        forget(e);
    }
}
