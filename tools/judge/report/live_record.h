/* live_record.h - what is done with a list of live nodes, for its picture.
   SPDX-License-Identifier: MIT

       struct live *l = live_new(4, LIVE_FIFO, 1000);
       struct live_record r;
       live_record_start(&r, l);
       live_next(l);           // is recorded
       live_record_end(&r);  */
#ifndef TOOLS_JUDGE_REPORT_LIVE_RECORD_H
#define TOOLS_JUDGE_REPORT_LIVE_RECORD_H

#include "lib/live_watch.h"

struct live_record {
    int *event; /* what was done: 4 * node + enum live_state, ... */
    int events; /* ... so many times */
    int *best;  /* by node: the best answer when it was killed */
    int most;   /* live nodes at the same time */
    int least, room;
};

/* Begin to watch L, which is new.  */
void live_record_start(struct live_record *r, struct live *l);

/* Add E, which happened to L, to SELF, a record.  */
void live_record_see(void *self, const struct live *l,
                     const struct live_event *e);

/* Release what R holds.  */
void live_record_end(struct live_record *r);

#endif
