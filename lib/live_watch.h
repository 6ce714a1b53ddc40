/* live_watch.h - see what a search does with its list of live nodes.
   SPDX-License-Identifier: MIT

   As watcher.h is for boards: whoever watches is told of each node that was
   generated, taken, killed or found to be an answer, in order, by code that
   does not know it is watched.

       static void
       count(void *self, const struct live *l, const struct live_event *e)
       {
           if (e->state == LIVE_TAKEN)
               ++*(long *)self;
       }

       long expanded = 0;
       struct live_watcher w = { count, &expanded };
       live_watch(l, &w);

   A watcher must not change the list it watches.  */
#ifndef LIB_LIVE_WATCH_H
#define LIB_LIVE_WATCH_H

#include "lib/live.h"

/* NODE is in STATE now.  */
struct live_event {
    enum live_state state;
    int node;
};

struct live_watcher {
    void (*see)(void *self, const struct live *l, const struct live_event *e);
    void *self;
};

/* Let a copy of W see what is done with L from now on, instead of whoever saw
   it before; NULL: nobody.  */
void live_watch(struct live *l, const struct live_watcher *w);

/* Make NODE, which must be live, the E-node out of its turn.  For those who
   make a list anew that was made elsewhere; a search has live_next.  */
void live_take(struct live *l, int node);

/* Tell whether NODE has children: it cannot be killed then.  */
bool live_has_child(const struct live *l, int node);

#endif
