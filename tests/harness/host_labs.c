/* host_labs.c - the labs that a host can serve.
   SPDX-License-Identifier: MIT  */
#include "tests/harness/host_labs.h"

#include <string.h>

static const struct serve_lab *const labs[] = {
    &serve_safe_check,
    &serve_backtracking,
    &serve_branch_bound,
    &serve_rat_maze,
};

const struct serve_lab *
host_lab_named(const char *name)
{
    for (size_t i = 0; i < sizeof labs / sizeof labs[0]; i++)
        if (strcmp(labs[i]->name, name) == 0)
            return labs[i];
    return NULL;
}
