/* rounds.c - who is quicker?  The one way in which times are taken.
   SPDX-License-Identifier: MIT  */
#include "tools/base/rounds.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A round shorter than this is not worth believing.  */
static const double round_seconds = 0.02;
enum { FEWEST_ROUNDS = 3, MOST_REPEATS = 10000 };

static bool
is_well(const struct entrant *e)
{
    return e->trouble[0] == '\0';
}

static bool
takes_part(const struct entrant *e)
{
    return is_well(e) && e->part == 0;
}

void
rounds_begin(struct entrant *e)
{
    e->repeat = 1;
    e->rounds = 0;
    e->least = e->median = e->run(e);
    if (e->least > 0 && e->least < round_seconds)
        e->repeat = (int)fmin(round_seconds / e->least, MOST_REPEATS) + 1;
}

static int
compare_seconds(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

static void
rank(struct entrant *e)
{
    double sorted[ROUNDS_MAX];

    if (e->rounds == 0)
        return;
    memcpy(sorted, e->round, sizeof sorted);
    qsort(sorted, (size_t)e->rounds, sizeof sorted[0], compare_seconds);
    e->least = sorted[0];
    e->median = (sorted[(e->rounds - 1) / 2] + sorted[e->rounds / 2]) / 2;
}

/* Return how many of ROUNDS there is time for.  */
static int
affordable(struct entrant **list, int count, int rounds, double seconds)
{
    int fewest = rounds < FEWEST_ROUNDS ? rounds : FEWEST_ROUNDS;
    double sum = 0;

    for (int i = 0; i < count; i++)
        if (takes_part(list[i]))
            sum += list[i]->least * list[i]->repeat;
    if (sum > 0)
        rounds = (int)fmin(seconds / sum, rounds);
    return rounds < fewest ? fewest : rounds;
}

void
rounds_run(struct entrant **list, int count, int rounds, double seconds)
{
    bool goes_on = true;

    rounds = affordable(list, count, rounds, seconds);
    for (int i = 0; i < rounds * count && goes_on; i++) {
        struct entrant *e = list[i % count];

        if (takes_part(e)) {
            double took = e->run(e);

            goes_on = took >= 0 || !is_well(e);
            if (took >= 0 && is_well(e))
                e->round[e->rounds++] = took;
        }
    }
    for (int i = 0; i < count; i++)
        rank(list[i]);
}

double
rounds_ratio(const struct entrant *e, const struct entrant *base,
             bool *is_doubtful)
{
    double least = e->least / base->least, median = e->median / base->median;

    *is_doubtful = fabs(least - median) > 0.15 * least;
    return least;
}
