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

/* Return the seconds that a round of E takes.  */
static double
duration(const struct entrant *e)
{
    return takes_part(e) ? e->least * e->repeat : 0;
}

/* Return how many of ROUNDS, at least FEWEST_ROUNDS of them, SECONDS are enough
   for, if one takes DURATION.  */
static int
affordable(double duration, int rounds, double seconds)
{
    int fewest = rounds < FEWEST_ROUNDS ? rounds : FEWEST_ROUNDS;

    if (duration > 0)
        rounds = (int)fmin(seconds / duration, rounds);
    return rounds < fewest ? fewest : rounds;
}

/* Run E once more.  Return whether the rounds go on.  */
static bool
time_once(struct entrant *e)
{
    double took = e->run(e);

    if (took >= 0 && is_well(e))
        e->round[e->rounds++] = took;
    return took >= 0 || !is_well(e);
}

void
rounds_run(struct entrant **list, int count, int rounds, double seconds)
{
    bool goes_on = true;
    double sum = 0;
    int for_all;

    for (int i = 0; i < count; i++)
        sum += duration(list[i]);
    for_all = affordable(sum, rounds, seconds);
    for (int i = 0; i < rounds * count && goes_on; i++) {
        struct entrant *e = list[i % count];
        int alone = affordable(duration(e), rounds, seconds / count);

        if (takes_part(e) && (i / count < for_all || i / count < alone))
            goes_on = time_once(e);
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
