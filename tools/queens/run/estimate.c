/* estimate.c - how long will a search take?
   SPDX-License-Identifier: MIT  */
#include "tools/queens/run/estimate.h"

#include <stdio.h>

#include "tools/base/say.h"
#include "tools/queens/run/answers.h"
#include "tools/queens/run/dives.h"
#include "tools/queens/run/whose.h"

/* A smaller tree is not worth a word; a search beyond this takes a minute.  */
static const double many_nodes = 1e7, long_seconds = 60;

const char *
estimate_words(double seconds)
{
    static char text[40];

    if (seconds < 100)
        snprintf(text, sizeof text, "%.0f seconds", seconds);
    else if (seconds < 6000)
        snprintf(text, sizeof text, "%.0f minutes", seconds / 60);
    else if (seconds < 48 * 3600.0)
        snprintf(text, sizeof text, "%.0f hours", seconds / 3600);
    else if (seconds < 1000 * 86400.0)
        snprintf(text, sizeof text, "%.0f days", seconds / 86400);
    else
        snprintf(text, sizeof text,
                 seconds < 3e12 ? "%.0f years" : "%.2g years",
                 seconds / 86400 / 365);
    return text;
}

/* Return how many nodes a second the search S places, 0: it ended before, or
   nobody knows.  */
static double
speed(const struct method_setup *s)
{
    struct answers a = { .setup = *s,
                         .watch = WIRE_WATCH_COUNT,
                         .skips_tests = true,
                         .is_fast = !whose_is_student(),
                         .seconds = 1 };

    if (s->method == &method_bits)
        return 1e8;
    if (answers_run(&a).fate != RUNNER_TIMED_OUT || a.measure.seconds <= 0)
        return 0;
    return (double)a.measure.placements / a.measure.seconds;
}

void
estimate_say(const struct method_setup *s, bool all)
{
    int n = board_size(s->board);
    double nodes = all ? dives_nodes(n) : (double)method_nodes(n, NULL);
    double rate = nodes > many_nodes ? speed(s) : 0;

    if (rate <= 0 || nodes / rate < long_seconds)
        return;
    say("this takes about %s by %s", estimate_words(nodes / rate),
        s->method->title);
    if (method_bits.name == NULL)
        return;
    if (all)
        say("queens count %d only counts the solutions, much quicker", n);
    else
        say("--with bits takes about %s", estimate_words(nodes / 1e8));
}
