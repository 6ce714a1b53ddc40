/* live_record.c - what is done with a list of live nodes.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/report/live_record.h"

#include <stdlib.h>

#include "tools/base/must.h"

void
live_record_see(void *self, const struct live *l, const struct live_event *e)
{
    struct live_record *r = self;

    if (r->events == r->room) {
        r->room = r->room == 0 ? 1000 : 2 * r->room;
        r->event = must_realloc(r->event, (size_t)r->room, sizeof *r->event);
        r->best = must_realloc(r->best, (size_t)r->room, sizeof *r->best);
    }
    r->event[r->events++] = 4 * e->node + (int)e->state;
    r->best[e->node] = r->least;
    if (e->state == LIVE_ANSWER)
        r->least = live_node(l, e->node).bound;
    if (r->most < live_count(l))
        r->most = live_count(l);
}

void
live_record_start(struct live_record *r, struct live *l)
{
    *r = (struct live_record){ .least = LIVE_NEVER };
    live_record_see(r, l, &(struct live_event){ LIVE_IN_LIST, LIVE_ROOT });
    live_watch(l, &(struct live_watcher){ live_record_see, r });
}

void
live_record_end(struct live_record *r)
{
    free(r->event);
    free(r->best);
}
