/* facts.c - what is known of each node of a search that bounds.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/run/facts.h"

#include <stdlib.h>

#include "tools/base/must.h"

enum { FIRST_ROOM = 256 };

bool
facts_are_known(const struct request *r)
{
    return (r->method->is & (METHOD_AHEAD | METHOD_BEST)) != 0;
}

static void
add(struct facts *f)
{
    if (f->length == f->room) {
        f->room = f->room == 0 ? FIRST_ROOM : f->room * 2;
        f->list = must(realloc(f->list, f->room * sizeof *f->list));
    }
    f->list[f->length++] = (struct tree_fact){ .bound = TREE_UNKNOWN,
                                               .best = TREE_UNKNOWN,
                                               .full_row = TREE_UNKNOWN };
}

void
facts_see(struct facts *f, const struct event *e)
{
    if (e->kind == EVENT_ENTER) {
        add(f);
    } else if (e->kind == EVENT_PLACE) {
        add(f);
        f->fact[e->row] = f->length;
    } else if (e->kind == EVENT_REMOVE) {
        f->fact[e->row] = 0;
    } else if (e->kind == EVENT_TRY && e->row > 0 && f->fact[e->row - 1] > 0) {
        /* Who tests a square has not given up the queen before it.  */
        f->list[f->fact[e->row - 1] - 1].entered = true;
    }
}

void
facts_see_bound(struct facts *f, int bound)
{
    if (f->length > 0)
        f->list[f->length - 1].bound = bound;
    else
        f->root = bound;
}

void
facts_end(struct facts *f)
{
    free(f->list);
}
