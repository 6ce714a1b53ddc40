/* trace.h - a watcher that writes down what it sees, and counts.
   SPDX-License-Identifier: MIT

   A trace keeps the first events up to a limit, four bytes each, and goes on
   counting beyond it, so that a search of any length can be watched.

       struct trace *t = trace_new(100000);
       struct watcher w = trace_watcher(t);
       board_watch(b, &w);
       // search
       printf("%lld queens placed\n", trace_counts(t).placements);
       trace_free(t);

   In every call T must come from trace_new.  */
#ifndef LIB_TRACE_H
#define LIB_TRACE_H

#include <stddef.h>

#include "lib/watcher.h"

struct trace;

struct trace_counts {
    long long placements; /* queens placed, or cells entered */
    long long retreats;   /* queens removed, or cells left */
    long long solutions;  /* times the search reported a solution */
    long long tries;      /* squares tested, where the test reports it */
    int depth;            /* placements less retreats: how deep it is now */
    int deepest;          /* the largest depth so far */
};

/* Return an empty trace that keeps up to LIMIT events, or NULL with errno set
   to ENOMEM.  The caller releases it with trace_free.  */
struct trace *trace_new(size_t limit);

/* Release T.  NULL is allowed.  */
void trace_free(struct trace *t);

/* Return a watcher that adds what it sees to T.  */
struct watcher trace_watcher(struct trace *t);

/* Answer EVENT_FOUND with "stop" from solution number K on, K counted from 1;
   0, as in a new trace: never.  */
void trace_stop_at(struct trace *t, long long k);

/* Add E to T.  Return true if E is a solution at which the search should
   stop.  */
bool trace_add(struct trace *t, const struct event *e);

/* Return the number of events kept, and event I of them.  */
size_t trace_length(const struct trace *t);
struct event trace_event(const struct trace *t, size_t i);

/* Tell whether some event was counted but not kept: the limit was reached or
   memory ran out.  */
bool trace_is_cut(const struct trace *t);

/* Return the counters of T.  */
struct trace_counts trace_counts(const struct trace *t);

#endif
