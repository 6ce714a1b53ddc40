/* canary.c - a cheat that must be caught before anybody is judged.
   SPDX-License-Identifier: MIT  */
#include "tests/harness/canary.h"

#include <stdio.h>
#include <stdlib.h>

#include "tests/harness/ending.h"

void
canary_check(const struct worker_setup *setup, const char *plugin)
{
    struct worker_setup planted = *setup;
    struct worker *w;
    enum verdict verdict;

    planted.plugin = plugin;
    if (planted.scale > 0 && planted.scale < 1)
        planted.scale = 1; /* a hurry must not look like a cheat not caught */
    w = worker_open(&planted);
    verdict = worker_try(w);
    worker_close(w);
    if (verdict == VERDICT_ENDED_EARLY)
        return;
    fprintf(stderr,
            "judge: a planted cheat was not caught (%s): this run is not to "
            "be trusted\n",
            result_verdict_name(verdict));
    exit(75);
}
