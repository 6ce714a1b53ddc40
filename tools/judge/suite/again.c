/* again.c - the same call once more, in a child that has made no other.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/suite/again.h"

#include <string.h>

#include "tools/judge/suite/worker.h"

enum { ANSWERS_MAX = 4096 };

/* The last call, and what came of it so far.  */
static struct {
    struct wire call;
    int replies;
    uint64_t seen; /* a digest of them */
    int answers;
    bool answer[ANSWERS_MAX];
} last;

void
again_call(const struct wire *w)
{
    memcpy(last.call.bytes, w->bytes, w->size);
    last.call.size = w->size;
    last.replies = last.answers = 0;
    last.seen = 0;
}

void
again_reply(const struct wire *w)
{
    last.replies++;
    last.seen = wire_digest(w, last.seen);
}

void
again_answer(bool stop)
{
    if (last.answers < ANSWERS_MAX)
        last.answer[last.answers] = stop;
    last.answers++;
}

bool
again_differs(void)
{
    static struct wire record;
    struct worker *worker = worker_current();
    uint64_t seen = 0;
    int answered = 0;

    if (last.replies == 0 || last.answers > ANSWERS_MAX)
        return false;
    worker_begin(worker);
    worker_send(worker, &last.call);
    for (int i = 0; i < last.replies; i++) {
        worker_receive(worker, &record);
        seen = wire_digest(&record, seen);
        if (wire_kind(&record) != WIRE_FOUND)
            continue;
        if (answered == last.answers) /* it was stopped here */
            break;
        wire_start(&record, WIRE_ANSWER, wire_ticket(&last.call));
        wire_put_int(&record, last.answer[answered++]);
        worker_send(worker, &record);
    }
    return seen != last.seen;
}
