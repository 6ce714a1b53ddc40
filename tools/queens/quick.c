/* quick.c - what solve is asked and an engine knows.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/quick.h"

#include <stdio.h>
#include <time.h>

#include "tools/base/say.h"
#include "tools/queens/count.h"
#include "tools/queens/engines/cheapest.h"
#include "tools/queens/engines/engine.h"
#include "tools/queens/run/code.h"
#include "tools/queens/run/whose.h"

/* From this size on, the cheapest solution takes minutes or more.  */
enum { COSTS_LARGE = 28 };

static bool
is_quick(const struct request *r)
{
    return !whose_is_student() && code_file() == NULL && r->with < 0 &&
           r->stop_at == 0;
}

bool
quick_count(const struct request *r, bool unique, bool quiet)
{
    if (r->costs != NULL || (!is_quick(r) && r->method != &method_bits))
        return false;
    count_print(r->n, is_quick(r) ? ENGINE_BEST : ENGINE_BITS, unique, quiet);
    return true;
}

bool
quick_cheapest(const struct request *r, struct board *answer, bool quiet)
{
    double start = (double)clock();

    if (r->costs == NULL || !is_quick(r))
        return false;
    if (!quiet && r->n >= COSTS_LARGE)
        say("the cheapest of %d queens can take minutes, or days: up to %d it "
            "takes seconds",
            r->n, COSTS_LARGE - 4);
    cheapest_find(r->costs, answer, NULL);
    if (!quiet)
        fprintf(stderr, "%d-queens by prices: %.3f ms\n", r->n,
                ((double)clock() - start) * 1000 / CLOCKS_PER_SEC);
    return true;
}
