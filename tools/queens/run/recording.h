/* recording.h - a search, run and written down.
   SPDX-License-Identifier: MIT

       struct recording rec = recording_search(&request, true);
       // rec.trace, rec.note
       recording_end(&rec);

   Whatever the search does, crash, run for ever or be interrupted, what it
   did until then is there.  */
#ifndef TOOLS_QUEENS_RUN_RECORDING_H
#define TOOLS_QUEENS_RUN_RECORDING_H

#include <stddef.h>

#include "lib/board.h"
#include "lib/trace.h"
#include "lib/tree/tree_node.h"
#include "tools/queens/run/request.h"

/* What is known of each node of a search that bounds.  Bounds of least-cost
   queens come from the lab's own function, and only who watches the search
   knows whether it went on.  All else is found out from the tree (marks).  */
struct facts {
    struct tree_fact *list; /* one for each placement */
    size_t length, room;
    int root; /* the bound before the first queen; 0: not said */
    size_t fact[BOARD_MAX_SIZE]; /* by row: how many there were with the queen
                                    that is there; 0: none is */
};

struct recording {
    struct trace *trace;
    struct facts facts;
    enum runner_fate fate;
    char note[320]; /* why it did not end by itself; "": it did */
};

/* Run the search that R asks for.  If TELLS_TRIES, squares that were tested
   are in the trace, if the method tests by a function.  */
struct recording recording_search(const struct request *r, bool tells_tries);

void recording_end(struct recording *rec);

/* Tell whether R's method bounds: otherwise there are no facts, which begin all
   zero.  */
bool recording_has_facts(const struct request *r);

/* Follow the search by one move, which fits the board or maze.  */
void recording_see(struct facts *f, const struct event *e);

/* The queens that stand now have this BOUND.  */
void recording_see_bound(struct facts *f, int bound);

#endif
