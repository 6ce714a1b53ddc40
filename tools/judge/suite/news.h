/* news.h - what a worker hears of its child.
   SPDX-License-Identifier: MIT

   For worker.c, who answers for it.  */
#ifndef TOOLS_JUDGE_SUITE_NEWS_H
#define TOOLS_JUDGE_SUITE_NEWS_H

#include "tools/judge/suite/hosting.h"
#include "tools/judge/suite/worker.h"

struct worker {
    struct worker_setup setup;
    struct hosting host;
    int test;        /* socket to the child, or -1: none */
    bool is_running; /* a child was begun and WIRE_ENDED has not come yet */
    bool is_tired;   /* of waiting: a child did not end when it should */
    bool is_late;    /* its time is over, and it was interrupted */
    bool takes_late_reply; /* of the calls that it answered before */
    int calls;             /* made in this test */
    double deadline;       /* of the current wait */
    double begun;          /* when the child was */
    int waited;      /* milliseconds we had waited for a processor by then, */
    int used;        /* and those that we had used one */
    double spent;    /* seconds, by the children before */
    uint64_t digest; /* of what the child has sent, */
    uint64_t last_digest; /* and of the last record */
    struct ending ending;
};

enum news { NEWS_RECORD, NEWS_NONSENSE, NEWS_END };

/* Wait for the next record from the child, for its end or for the deadline.
   Last words are noted on the way; nothing may follow them.  */
enum news news_next(struct worker *w, struct wire *record);

/* Hang up, and wait until the host says that the child has ended, but for no
   longer than DEADLINE.  Return whether it has.  */
bool news_await_end(struct worker *w, double deadline);

/* End the child now.  One that has ended by itself is not harmed by that.  */
void news_end_child(struct worker *w);

#endif
