/* hosting.h - a host process, as the judge holds it.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_JUDGE_SUITE_HOSTING_H
#define TOOLS_JUDGE_SUITE_HOSTING_H

#include <sys/types.h>

#include "tools/judge/suite/worker.h"

struct hosting {
    pid_t pid;
    int control; /* socket to it */
};

/* Start the host that SETUP describes and wait until it is up, for GRACE
   seconds (-1: as long as it takes); or end the program: the judge has nobody
   to judge.  */
void hosting_start(struct hosting *h, const struct worker_setup *setup,
                   double grace);

/* Send the host a record that is nothing but its KIND.  If the host is gone,
   waiting for it will tell.  */
void hosting_tell(const struct hosting *h, enum wire_kind kind);

/* End the host, and every process that it or its children left behind.  It
   may take GRACE seconds to end by itself (-1: as long as it likes), and is
   killed then.  */
void hosting_stop(struct hosting *h, double grace);

#endif
