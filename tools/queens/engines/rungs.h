/* rungs.h - what queens bench times: the rungs of each ladder.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_QUEENS_ENGINES_RUNGS_H
#define TOOLS_QUEENS_ENGINES_RUNGS_H

#include "lib/costs.h"
#include "lib/maze.h"
#include "tools/base/rounds.h"

enum rungs_kind { RUNGS_ALL, RUNGS_FIRST, RUNGS_COST, RUNGS_MAZE, RUNGS_TREE };
extern const char *const rungs_kinds[];

/* The problem: all solutions of N, the first one, the cheapest, a maze of N x N
   cells, or the tree of all squares that a search of N tests.  */
struct rungs_task {
    enum rungs_kind kind;
    int n;
    struct costs *costs;
    struct maze *maze;
    char *cost_file; /* for peers */
};

struct rung {
    struct entrant timed; /* comes first */
    const char *name;
    const struct rungs_task *task;
    /* Solve it, and write the answer.  */
    void (*solve)(const struct rung *r, char *answer);
    int detail, threads;
    const char *command; /* of a peer, which is timed as a whole process */
    bool is_wall;        /* by the clock on the wall: threads share the work */
    char answer[640];
};

enum { RUNGS_MOST = 24, RUNGS_ANSWER = 640 };

/* Prepare TASK.  The caller releases it with rungs_end.  */
void rungs_start(struct rungs_task *task);
void rungs_end(struct rungs_task *task);

/* Remove what TASK left on the disk; rungs_end does that, too.  */
void rungs_remove_files(struct rungs_task *task);

/* Put the kit's rungs for TASK into LIST.  Return how many.  */
int rungs_list(const struct rungs_task *task, struct rung *list);

/* Let R answer once.  callgrind counts what happens in here.  */
__attribute__((noinline)) void rungs_solve(struct rung *r);

#endif
