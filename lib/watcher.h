/* watcher.h - someone who sees every move of a search.
   SPDX-License-Identifier: MIT

   Boards and mazes are where a search happens, so they are also where it can
   be observed.  A watcher attached to one of them is told about every queen
   placed or removed and every step of the rat, in order, by code that does
   not know it is watched.

       static bool
       count(void *self, const struct event *e)
       {
           if (e->kind == EVENT_PLACE)
               ++*(long *)self;
           return false;
       }

       long placed = 0;
       struct watcher w = { count, &placed };
       board_watch(b, &w);

   A watcher must not change the board or maze it watches.  */
#ifndef LIB_WATCHER_H
#define LIB_WATCHER_H

#include <stdbool.h>

enum event_kind {
    EVENT_PLACE,  /* a queen was put on (row, col) */
    EVENT_REMOVE, /* the queen on (row, col) was taken away */
    EVENT_ENTER,  /* the rat stepped onto (row, col) */
    EVENT_LEAVE,  /* the rat stepped back from (row, col) */
    EVENT_FOUND,  /* the search says: this is a solution */
    EVENT_TRY,    /* the search asked whether (row, col) is safe */
    EVENT_REFUSED /* no queen was put on (row, col): the row has one; told only
                     where it was asked for, see board_watch_refusals */
};

/* One move.  ROW and COL are -1 for EVENT_FOUND on a board; in a maze they
   are the cell where the rat stands.  */
struct event {
    enum event_kind kind;
    int row;
    int col;
};

/* SEE is called with SELF after each move.  What it returns counts only for
   EVENT_FOUND: true tells the search to stop, false to look for the next
   solution.  */
struct watcher {
    bool (*see)(void *self, const struct event *e);
    void *self;
};

#endif
