/* canary.h - a cheat that must be caught before anybody is judged.
   SPDX-License-Identifier: MIT  */
#ifndef TESTS_HARNESS_CANARY_H
#define TESTS_HARNESS_CANARY_H

#include "tests/harness/worker.h"

/* Run PLUGIN, which ends its process with exit(0) as soon as it is loaded, as
   SETUP says.  If that is not noticed, say so and end the program: no verdict
   could be trusted.  */
void canary_check(const struct worker_setup *setup, const char *plugin);

#endif
