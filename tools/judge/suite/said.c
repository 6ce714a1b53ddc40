/* said.c - what the code under test said and did in each test.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/suite/said.h"

#include <stdbool.h>
#include <string.h>
#include <sys/wait.h>

#include "tools/judge/suite/grade.h"

static struct {
    const char *test;
    uint64_t digest;
} said[GRADE_TESTS];
static int count;

void
said_note(struct result_criterion *c, const struct ending *end,
          const char *test, uint64_t digest)
{
    if (count < GRADE_TESTS) {
        said[count].test = test;
        said[count++].digest = digest;
    }
}

/* Tell whether it is DIGEST that was noted for TEST.  */
static bool
is_same(const char *test, uint64_t digest)
{
    for (int i = 0; i < count; i++)
        if (strcmp(said[i].test, test) == 0)
            return said[i].digest == digest;
    return false;
}

void
said_compare(struct result_criterion *c, const struct ending *end,
             const char *test, uint64_t digest)
{
    if (c->verdict != VERDICT_PASSED || end->verdict == VERDICT_MEMORY_FAULT)
        return;
    if (!WIFEXITED(end->status) || WEXITSTATUS(end->status) != end->looked)
        c->verdict = VERDICT_ENDED_EARLY;
    else if (!is_same(test, digest))
        c->verdict = VERDICT_FAILED;
}
