/* reveal.c - what a course lets students see of a result.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/record/reveal.h"

#include <stdlib.h>

static const char not_judged[] =
    "The grader itself had trouble here.  It costs you nothing: your "
    "instructor will look at it.\n";

static void
hide(const struct course *c, struct result_criterion *k)
{
    if (k->verdict == VERDICT_INTERNAL)
        result_judge(k, k->verdict, not_judged, k->where);
    if (c->reveal == REVEAL_ALL || k->verdict == VERDICT_NOT_COMPILED ||
        k->verdict == VERDICT_REJECTED || k->verdict == VERDICT_INTERNAL)
        return;
    result_judge(k, k->verdict, "", "");
    result_set(&k->output, "");
    result_set(&k->moves, "");
    while (c->reveal == REVEAL_VERDICTS && k->hints > 0)
        free(k->hint[--k->hints]);
}

void
reveal_apply(const struct course *c, struct record *r)
{
    for (int i = 0; i < r->labs; i++)
        for (int j = 0; j < r->lab[i].result->criteria; j++)
            hide(c, &r->lab[i].result->criterion[j]);
}
