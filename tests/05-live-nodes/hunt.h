/* hunt.h - a search of lab 05, and what is seen of it.
   SPDX-License-Identifier: MIT

       struct live *list = live_new(4, LIVE_FIFO, HUNT_ROOM);
       struct hunt h = hunt(task, list, false);
       printf("%d\n", h.said);

       hunt_each(4, hunt_task); // for tasks of 4 queens  */
#ifndef TESTS_LIVE_NODES_HUNT_H
#define TESTS_LIVE_NODES_HUNT_H

#include "tests/05-live-nodes/parts.h"

enum { HUNT_ROOM = 100000 };

/* What is wrong at the end of a search.  */
enum hunt_fault { HUNT_RIGHT, HUNT_COST, HUNT_REPORT, HUNT_BOARD };

struct hunt {
    const struct task *task;
    struct live *list;
    int said;
    int best; /* cost of the last answer, LIVE_NEVER: none */
    int answer;
    int least; /* bound of a live node, before the last step */
    bool minds_end;
};

/* Search for T with LIST, which is new; by live_nodes_cheapest if T has no
   bound. If MINDS_END complain of each node that is taken although no live node
   can win.  */
struct hunt hunt(const struct task *t, struct live *list, bool minds_end);

/* A search that is to be made, with a list that is new; what is known of it. */
struct hunt_case {
    struct task task;
    struct live *list;
    int said;
};

/* Searches for N queens in each order, for one task for each kind of costs; the
   tests and the bounds take turns.  */
enum { HUNT_KINDS = 6, HUNT_CASES = 3 * HUNT_KINDS };
struct hunt_cases {
    struct hunt_case one[HUNT_CASES];
    int count;
    struct costs *costs[HUNT_KINDS];
};

/* Put them into ALL, with lists that have room for HUNT_ROOM nodes; call TRY,
   which makes one search, for each; release them.  hunt_each does all three. */
void hunt_cases_start(struct hunt_cases *all, int n);
void hunt_cases_try(struct hunt_cases *all, void (*try)(struct hunt_case *c));
void hunt_cases_end(struct hunt_cases *all);
void hunt_each(int n, void (*try)(struct hunt_case *c));

/* Begin a complaint about H: what was given to it.  */
FILE *hunt_complain(const struct hunt *h);

/* Return what is wrong with H, which must return COST (or LIVE_NODES_ ...),
   have reported that answer and have left it on the board.  */
enum hunt_fault hunt_judge(const struct hunt *h, int cost);

/* End the test: H has FAULT.  BEST is a solution of COST, or NULL.  */
_Noreturn void hunt_complain_of(const struct hunt *h, enum hunt_fault fault,
                                int cost, const struct board *best);

/* End the test: WHAT was wrong with the end of the search.  */
_Noreturn void hunt_complain_of_end(const struct hunt *h, const char *what);

#endif
