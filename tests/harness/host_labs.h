/* host_labs.h - the labs that a host can serve.
   SPDX-License-Identifier: MIT  */
#ifndef TESTS_HARNESS_HOST_LABS_H
#define TESTS_HARNESS_HOST_LABS_H

#include "tests/harness/serve.h"

/* Each stands in tests/NN-name/dispatch.c.  */
extern const struct serve_lab serve_safe_check;
extern const struct serve_lab serve_backtracking;
extern const struct serve_lab serve_branch_bound;
extern const struct serve_lab serve_rat_maze;

/* Return the lab called NAME, or NULL.  */
const struct serve_lab *host_lab_named(const char *name);

#endif
