/* bench_peer.h - another program on a ladder of queens bench.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_QUEENS_BENCH_PEER_H
#define TOOLS_QUEENS_BENCH_PEER_H

#include "tools/queens/engines/rungs.h"

/* What the user wrote: [LADDER:]NAME=COMMAND.  */
struct bench_peer {
    int kind; /* of the ladder; -1: the one that is timed */
    char name[32];
    const char *command;
};

/* Read TEXT into P, or end the program.  */
void bench_peer_read(struct bench_peer *p, const char *text);

/* Make R, for TASK, a rung that runs P.  */
void bench_peer_join(const struct bench_peer *p, const struct rungs_task *task,
                     struct rung *r);

#endif
