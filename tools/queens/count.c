/* count.c - queens count: how many solutions are there?
   SPDX-License-Identifier: MIT

   An engine counts in a thread of its own; this one waits, tells how far it is,
   and hears of Ctrl-C.  */
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "tools/base/clock.h"
#include "tools/base/output_file.h"
#include "tools/base/say.h"
#include "tools/queens/commands.h"
#include "tools/queens/count.h"
#include "tools/queens/engines/engine.h"
#include "tools/queens/engines/symmetric.h"
#include "tools/queens/io/options.h"
#include "tools/queens/io/terminal.h"
#include "tools/queens/run/dives.h"
#include "tools/queens/run/estimate.h"
#include "tools/queens/run/runner.h"
#include "tools/queens/waiting.h"

/* From a second on, tell how far it is; a count that takes longer than a minute
   is announced also where there is no terminal.  */
static const double tell_seconds = 1, long_seconds = 60;
enum { MOST_THREADS = 256, SMALL = 13 };

struct counting {
    int n, threads;
    const struct engine *engine;
    struct parts parts;
    double start;
    double left; /* seconds, as far as one can tell; 0: not known yet */
};

static void
run(void *self)
{
    struct counting *j = self;

    j->engine->count(j->n, j->threads, &j->parts);
}

/* Return how long J will take: how long the engine takes for a small board,
   times how many times as large the tree is, by Knuth's dives.  Wrong by a
   factor of two, perhaps.  */
static double
estimate(const struct counting *j)
{
    struct parts small = { 0 };
    double start = clock_now();

    j->engine->count(SMALL, 1, &small);
    return (clock_now() - start) * dives_nodes(j->n) / dives_nodes(SMALL) /
           j->threads;
}

/* Tell how far J is, once there is something to tell.  */
static void
tell(void *self)
{
    struct counting *j = self;
    double so_far = clock_now() - j->start;
    int done = j->parts.done, all = j->parts.all;
    bool is_first = j->left == 0;

    if (so_far < tell_seconds)
        return;
    if (done > 0)
        j->left = so_far / done * (all - done);
    else if (is_first)
        j->left = estimate(j);
    terminal_tell("%d %%, about %s left (Ctrl-C stops it)",
                  done > 0 ? 100 * done / all : 0, estimate_words(j->left));
    if (j->left > long_seconds && is_first && !isatty(STDERR_FILENO))
        say("this takes about %s", estimate_words(j->left));
}

/* Say what is known of J, and end as Ctrl-C does.  */
static _Noreturn void
give_up(struct counting *j)
{
    int done = j->parts.done, all = j->parts.all;
    uint64_t found = parts_found(&j->parts);

    if (done == 0)
        say("stopped after %.1f s, before the first of %d parts was done%s%s",
            clock_now() - j->start, all,
            j->left > 0 ? ": all would take about " : "",
            j->left > 0 ? estimate_words(j->left) : "");
    else
        say("stopped after %.1f s with %d of %d parts done: at least %" PRIu64
            " solutions, perhaps %.3g in all",
            clock_now() - j->start, done, all, found,
            (double)found * all / done);
    runner_die_interrupted();
}

static double
cpu_seconds(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

/* Count as J says.  Return the number of solutions.  */
static uint64_t
count(struct counting *j)
{
    struct waiting w = { .work = run, .look = tell, .self = j };
    bool has_ended;

    j->start = clock_now();
    has_ended = waiting_run(&w);
    terminal_tell_no_more();
    if (!has_ended)
        give_up(j);
    return parts_found(&j->parts);
}

/* End the program if N is too large for any engine.  */
static int
checked_size(long long n)
{
    if (n == LLONG_MAX)
        say_usage("N must lie in 1 .. %d", ENGINE_MAX);
    if (n > ENGINE_MAX)
        say_usage("N must lie in 1 .. %d: nobody has counted the solutions of "
                  "%lld-queens",
                  ENGINE_MAX, n);
    return (int)n;
}

static int
read_size(const char *text)
{
    char *end;
    long long n = strtoll(text, &end, 10);

    if (*end == '\0')
        checked_size(n);
    return (int)options_read_number("N", text, 1, ENGINE_MAX);
}

static int
usual_threads(const struct engine *e)
{
    long processors = sysconf(_SC_NPROCESSORS_ONLN);

    if (!e->has_threads || processors < 1)
        return 1;
    return processors < MOST_THREADS ? (int)processors : MOST_THREADS;
}

/* Count as J says, and print the number.  */
static void
print_count(struct counting *j, bool unique, bool quiet)
{
    uint64_t found = count(j);

    printf("%" PRIu64 "\n", unique ? symmetric_unique(j->n, found) : found);
    output_file_finish_stdout();
    if (!quiet)
        fprintf(stderr, "%d-queens by %s, %d thread%s: %.3f s, CPU %.3f s\n",
                j->n, j->engine->name, j->threads, j->threads == 1 ? "" : "s",
                clock_now() - j->start, cpu_seconds());
}

void
count_print(int n, int engine, bool unique, bool quiet)
{
    struct counting j = { .n = checked_size(n),
                          .engine = &engines[engine],
                          .threads = usual_threads(&engines[engine]) };

    print_count(&j, unique, quiet);
}

int
count_main(int argc, char **argv)
{
    struct options o = options_start(
        "count", "N",
        "Count the solutions of N-queens, N from 1 to 27, as quickly as this "
        "machine can.");
    struct counting j = { 0 };
    int with = ENGINE_BEST;
    long long threads = 0;
    bool unique = false, quiet = false;

    options_choice(&o, "with", 'w', &with, engine_names, "which engine");
    options_number(&o, "threads", 't', &threads, 1, MOST_THREADS,
                   "count with K threads (one a processor)");
    options_flag(&o, "unique", 'u', &unique,
                 "count boards that are the same when turned or mirrored once");
    options_flag(&o, "quiet", 'q', &quiet, "no time");
    options_parse(&o, argc, argv);
    options_expect_rest(&o, 1, 1);
    j.n = read_size(o.rest[0]);
    j.engine = &engines[with];
    if (threads > 1 && !j.engine->has_threads)
        say_usage("the engine %s works in one thread", j.engine->name);
    j.threads = threads > 0 ? (int)threads : usual_threads(j.engine);
    print_count(&j, unique, quiet);
    return EXIT_OK;
}
