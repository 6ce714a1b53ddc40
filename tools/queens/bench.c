/* bench.c - queens bench: how fast can it go?
   SPDX-License-Identifier: MIT  */
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/base/must.h"
#include "tools/base/orphans.h"
#include "tools/base/output_file.h"
#include "tools/base/say.h"
#include "tools/queens/bench_counts.h"
#include "tools/queens/bench_peer.h"
#include "tools/queens/bench_ratios.h"
#include "tools/queens/bench_report.h"
#include "tools/queens/commands.h"
#include "tools/queens/engines/engine.h"
#include "tools/queens/io/options.h"
#include "tools/queens/io/terminal.h"
#include "tools/queens/run/runner.h"
#include "tools/queens/waiting.h"

enum { MOST_LADDERS = 8, MOST_PEERS = 8, MOST_FILES = 3 };

/* What is timed if nobody says what, and how large it is; -n changes that.  */
static const struct {
    enum rungs_kind kind;
    int n, most;
} usual[] = { { RUNGS_ALL, 14, ENGINE_MAX }, { RUNGS_ALL, 16, ENGINE_MAX },
              { RUNGS_FIRST, 32, 64 },       { RUNGS_COST, 16, 64 },
              { RUNGS_COST, 24, 64 },        { RUNGS_MAZE, 1000, 2000 },
              { RUNGS_TREE, 10, 11 } };
enum { USUAL = sizeof usual / sizeof usual[0] };

struct bench {
    long long rounds, seconds;
    struct bench_peer peers[MOST_PEERS];
    int peer_count;
    const char *with[RUNGS_MOST]; /* only these rungs; none: all */
    int with_count;
    struct bench_ladder ladders[MOST_LADDERS];
    int count;
    atomic_int done; /* of these */
};

/* Tell whether the rung NAME is wanted.  */
static bool
is_wanted(const struct bench *b, const char *name)
{
    for (int i = 0; i < b->with_count; i++)
        if (strcmp(b->with[i], name) == 0)
            return true;
    return b->with_count == 0;
}

/* Put the kit's rungs on L.  */
static void
add_own(struct bench *b, struct bench_ladder *l)
{
    int all = rungs_list(&l->task, l->rungs);

    for (int i = 0; i < all; i++)
        if (is_wanted(b, l->rungs[i].name))
            l->rungs[l->count++] = l->rungs[i];
    if (l->count == 0)
        say_usage("no rung of %s %d is called '%s'", rungs_kinds[l->task.kind],
                  l->task.n, b->with[0]);
}

/* Add the peers to L.  */
static void
add_peers(struct bench *b, struct bench_ladder *l)
{
    for (int i = 0; i < b->peer_count; i++)
        if (b->peers[i].kind < 0 || b->peers[i].kind == (int)l->task.kind)
            bench_peer_join(&b->peers[i], &l->task, &l->rungs[l->count++]);
}

/* Let all rungs of L answer.  The kit's last is believed; its own tests compare
   it with what is known.  */
static void
answer(struct bench_ladder *l, int own)
{
    const char *right = l->rungs[own - 1].answer;

    for (int i = 0; i < l->count; i++) {
        terminal_tell("%s %d: %s ...", rungs_kinds[l->task.kind], l->task.n,
                      l->rungs[i].name);
        rounds_begin(&l->rungs[i].timed);
    }
    for (int i = 0; i < l->count; i++) {
        struct rung *r = &l->rungs[i];

        if (r->timed.trouble[0] == '\0' && strcmp(r->answer, right) != 0)
            snprintf(r->timed.trouble, sizeof r->timed.trouble,
                     "it answers '%.80s', not '%.80s'", r->answer, right);
    }
}

static void
climb(struct bench *b, struct bench_ladder *l)
{
    struct entrant *list[RUNGS_MOST];
    int own;

    rungs_start(&l->task);
    add_own(b, l);
    own = l->count;
    add_peers(b, l);
    answer(l, own);
    for (int i = 0; i < l->count; i++)
        list[i] = &l->rungs[i].timed;
    terminal_tell("%s %d: rounds ...", rungs_kinds[l->task.kind], l->task.n);
    rounds_run(list, l->count, (int)b->rounds, (double)b->seconds);
    if (runner_is_interrupted())
        return;
    terminal_tell_no_more();
    bench_report_print(l);
    output_file_finish_stdout();
    b->done++;
}

static void
climb_all(void *self)
{
    struct bench *b = self;

    for (int i = 0; i < b->count && !runner_is_interrupted(); i++)
        climb(b, &b->ladders[i]);
}

/* Climb all ladders; after Ctrl-C, those that are done stay.  A rat that
   searches by recursion needs much of a stack.  */
static void
run(struct bench *b)
{
    struct waiting w = { .work = climb_all,
                         .self = b,
                         .stack = (size_t)1 << 30 };

    if (!waiting_run(&w)) {
        terminal_tell_no_more();
        orphans_kill();
        say("stopped: %d of %d ladders are done", b->done, b->count);
    }
}

/* Choose ladders: those of KIND, all if that is -1, of size N if it is not 0.
 */
static void
choose(struct bench *b, int kind, long long n)
{
    for (int i = 0; i < USUAL; i++) {
        if (kind >= 0 && (int)usual[i].kind != kind)
            continue;
        if (n > usual[i].most)
            say_usage("-n must lie in 1 .. %d for %s", usual[i].most,
                      rungs_kinds[kind]);
        b->ladders[b->count++].task =
            (struct rungs_task){ .kind = usual[i].kind,
                                 .n = n > 0 ? (int)n : usual[i].n };
        if (n > 0)
            return;
    }
}

static int
kind_of(const struct options *o)
{
    options_expect_rest(o, 0, 1);
    if (o->rest_count == 0)
        return -1;
    for (int i = 0; rungs_kinds[i] != NULL; i++)
        if (strcmp(rungs_kinds[i], o->rest[0]) == 0)
            return i;
    say_usage("there is no ladder '%s': choose one of all, first, cost, maze, "
              "tree",
              o->rest[0]);
}

/* Read the PEERS, and refuse what makes sense for one ladder only, and FILES
   of no known kind.  */
static void
check(struct bench *b, int kind, long long n, const char **peers,
      const char **files)
{
    for (int i = 0; i < MOST_FILES && files[i] != NULL; i++)
        bench_report_check(files[i]);
    for (int i = 0; i < b->peer_count; i++) {
        bench_peer_read(&b->peers[i], peers[i]);
        if (kind < 0 && b->peers[i].kind < 0)
            say_usage("which ladder is --peer %s for? Say it, as in cost:%s",
                      peers[i], peers[i]);
    }
    if (kind < 0 && (n > 0 || b->with_count > 0))
        say_usage("--size and --with are for one ladder: say which");
}

static int
print_counts(const struct bench *b, int kind, int file_count)
{
    if (file_count + b->peer_count + b->with_count > 0)
        say_usage("--counts prints a table of all rungs: it takes no -o, -p or "
                  "-w");
    return bench_counts(kind);
}

/* Take away what the run needed.  */
static int
finish(struct bench *b)
{
    for (int i = 0; i < b->count; i++)
        rungs_remove_files(&b->ladders[i].task);
    if (b->done < b->count)
        runner_die_interrupted(); /* the work still goes on */
    for (int i = 0; i < b->count; i++)
        rungs_end(&b->ladders[i].task);
    free(b);
    return EXIT_OK;
}

int
bench_main(int argc, char **argv)
{
    struct options o = options_start(
        "bench", "[all|first|cost|maze|tree]",
        "Time the ladder of engines: all solutions, the first, the cheapest,\n"
        "mazes, and drawing a tree.");
    struct bench *b = must_calloc(1, sizeof *b);
    const char *files[MOST_FILES] = { NULL }, *peers[MOST_PEERS];
    int file_count = 0, kind;
    long long n = 0;
    bool counts = false;

    b->rounds = 9;
    b->seconds = 20;
    options_number(&o, "size", 'n', &n, 1, 2000, "how large");
    options_number(&o, "rounds", 'r', &b->rounds, 0, ROUNDS_MAX,
                   "time K rounds (9), fewer if they are long; 0: answer once");
    options_number(&o, "seconds", 's', &b->seconds, 1, 100000,
                   "what a ladder's rounds may take together (20)");
    options_list(&o, "with", 'w', b->with, RUNGS_MOST, &b->with_count, "RUNG",
                 "time only this and others so named");
    options_list(&o, "peer", 'p', peers, MOST_PEERS, &b->peer_count,
                 "[LADDER:]NAME=COMMAND", "time another program, too");
    options_list(&o, "output", 'o', files, MOST_FILES, &file_count, "FILE",
                 "write FILE.csv, FILE.json or a chart, FILE.svg");
    options_flag(&o, "counts", 'c', &counts,
                 "count instructions and wrong guesses, by callgrind");
    options_parse(&o, argc, argv);
    kind = kind_of(&o);
    check(b, kind, n, peers, files);
    if (counts)
        return print_counts(b, kind, file_count);
    choose(b, kind, n);
    run(b);
    if (b->done > 0)
        bench_report_notes();
    if (kind < 0)
        bench_ratios_print(b->ladders, b->done);
    output_file_finish_stdout();
    for (int i = 0; i < file_count; i++)
        bench_report_write(b->ladders, b->done, files[i]);
    return finish(b);
}
