/* stream.c - the moves of a search, from the child where it runs.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/stream.h"

#include <errno.h>
#include <stdatomic.h>
#include <unistd.h>

#include "tools/queens/say.h"

/* The child may be killed between any two steps.  The fences keep the compiler
   from exchanging them: a move is there before it is counted, and a batch that
   was sent is empty before another one begins.  */

void
stream_flush(struct stream *s)
{
    const char *at = (const char *)s->batch->moves;
    size_t left = s->batch->count * sizeof s->batch->moves[0];

    while (left > 0) {
        ssize_t sent = write(s->fd, at, left);

        if (sent < 0 && errno != EINTR)
            _exit(SAY_TROUBLE); /* the parent is gone */
        if (sent > 0) {
            at += sent;
            left -= (size_t)sent;
        }
    }
    left = s->batch->count;
    s->batch->count = 0;
    atomic_signal_fence(memory_order_seq_cst);
    s->batch->first += left;
}

void
stream_put(struct stream *s, const struct event *e)
{
    s->batch->moves[s->batch->count] = *e;
    atomic_signal_fence(memory_order_seq_cst);
    s->batch->count++;
    if (s->batch->count == STREAM_BATCH)
        stream_flush(s);
}
