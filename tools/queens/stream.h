/* stream.h - the moves of a search, from the child where it runs.
   SPDX-License-Identifier: MIT

   The child writes moves in batches.  The batch that is being filled lies in
   memory that both processes share, so that nothing is lost when the child
   crashes: after the last whole batch, the parent takes what is there.  */
#ifndef TOOLS_QUEENS_STREAM_H
#define TOOLS_QUEENS_STREAM_H

#include <stddef.h>

#include "lib/watcher.h"

enum {
    STREAM_BATCH = 1024,
    STREAM_BOUND = 100 /* an event's kind: its row is the bound of the node
                          that was just placed */
};

struct stream_batch {
    size_t first; /* how many moves were sent before this batch */
    size_t count;
    struct event moves[STREAM_BATCH];
};

/* The child's side.  */
struct stream {
    struct stream_batch *batch;
    int fd;
};

/* Add a move to S.  */
void stream_put(struct stream *s, const struct event *e);

/* Send what S holds.  */
void stream_flush(struct stream *s);

#endif
