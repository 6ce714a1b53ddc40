/* contest.c - the methods on one board, counted and timed.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/run/contest.h"

#include <stdio.h>

#include "tools/base/must.h"
#include "tools/judge/right/solutions.h"
#include "tools/judge/right/square_tests.h"
#include "tools/queens/run/code.h"

/* A contest longer than this is cut to fewer rounds.  */
static const double contest_seconds = 6;

/* Of a tree of which less was seen, nothing can be said.  */
static const long long fewest_nodes = 10000;

/* What a contestant needs to run: set before each.  */
struct run {
    struct contest *contest;
    struct method_setup setup;
    enum wire_watch watch;
    bool is_round;        /* it has ended in time before */
    struct board *answer; /* gets the solution, unless NULL */
};

static void
keep_answer(void *self, const struct board *solution)
{
    for (int row = 0; row < board_size(solution); row++)
        if (board_queen(solution, row) >= 0)
            board_place(self, row, board_queen(solution, row));
}

/* Return how long a search may take, 0: any time.  */
static double
limit(const struct run *r)
{
    enum { MORE = 10 }; /* for a round of many searches */
    const struct contest *c = r->contest;

    if (!r->is_round || c->seconds == 0)
        return c->seconds;
    return c->samples ? 0 : c->seconds + MORE;
}

/* Return which part of the tree of C lies before the place where A was
   interrupted, 0: nobody knows.  */
static double
part_of(struct contest *c, const struct answers *a)
{
    long long nodes;

    if (!c->samples)
        return 0;
    if (c->nodes == 0)
        c->nodes = method_nodes(c->n, NULL);
    nodes = method_nodes(c->n, a->place);
    if (nodes < fewest_nodes || nodes > c->nodes)
        return 0;
    return (double)nodes / (double)c->nodes;
}

/* Search as R says by the method of P, and take what came of it.  */
static struct runner_end
run(struct run *r, struct contestant *p, struct answers *a, double *part)
{
    struct runner_end end;

    a->setup.method = p->method;
    end = answers_run(a);
    *part = end.fate == RUNNER_TIMED_OUT ? part_of(r->contest, a) : 0;
    if (*part > 0) {
        end.fate = RUNNER_DONE;
        a->measure.seconds /= *part;
    } else if (end.fate != RUNNER_INTERRUPTED) {
        snprintf(p->timed.trouble, sizeof p->timed.trouble, "%s", end.note);
    }
    return end;
}

/* Search as the run of E, a contestant's, says.  */
static double
search(struct entrant *e)
{
    struct contestant *p = (struct contestant *)e; /* it comes first there */
    struct run *r = e->self;
    struct answers a = { .setup = r->setup,
                         .watch = r->watch,
                         .stop_at = 1,
                         .repeat = e->repeat,
                         .is_fast = true,
                         .seconds = limit(r),
                         .take = r->answer != NULL ? keep_answer : NULL,
                         .self = r->answer };
    double part;
    struct runner_end end = run(r, p, &a, &part);

    if (r->watch == WIRE_WATCH_COUNT) {
        p->counts = a.measure;
        p->counted = part;
    } else {
        e->part = part;
    }
    return end.fate == RUNNER_DONE ? a.measure.seconds : -1;
}

/* Compare the ANSWER of P with C's, which it becomes if there is none yet.  */
static void
check(struct contest *c, struct contestant *p, const struct board *answer)
{
    char *trouble = p->timed.trouble;
    size_t size = sizeof p->timed.trouble;

    if (board_count(answer) > 0 &&
        !solutions_is_one(answer, square_test_queens))
        snprintf(trouble, size, "its answer is no solution");
    else if (board_count(c->answer) == 0)
        keep_answer(c->answer, answer);
    if (trouble[0] == '\0' && !board_is_equal(answer, c->answer))
        snprintf(trouble, size, "it found another solution");
}

/* Count the moves and tests of P.  */
static void
count(struct contestant *p, struct run *r)
{
    int repeat = p->timed.repeat;

    p->timed.repeat = 1;
    r->watch = WIRE_WATCH_COUNT;
    if (p->method != &method_bits)
        search(&p->timed);
    p->timed.repeat = repeat;
}

/* Let P answer, compare it with C's answer, and count its moves and tests.  */
static void
qualify(struct contest *c, struct contestant *p, struct run *r)
{
    char *trouble = p->timed.trouble;

    p->timed.run = search;
    p->timed.self = r;
    r->watch = WIRE_WATCH_TIME;
    r->answer = must(board_new(c->n));
    if (!runner_is_interrupted())
        rounds_begin(&p->timed);
    if (trouble[0] == '\0' && p->timed.part == 0 && !runner_is_interrupted())
        check(c, p, r->answer);
    board_free(r->answer);
    r->answer = NULL;
    if (trouble[0] == '\0' && !runner_is_interrupted())
        count(p, r);
    if (trouble[0] == '\0' && runner_is_interrupted())
        snprintf(trouble, sizeof p->timed.trouble,
                 "not measured: Ctrl-C came before");
}

/* What takes the code of two labs does not go with --code.  */
static bool
takes_part(const struct method *m)
{
    if (code_file() != NULL && (m->is & METHOD_SCAN) &&
        method_is_of(m, code_lab()))
        return false;
    return (m->is & (METHOD_BOARD | METHOD_COSTS)) == METHOD_BOARD;
}

void
contest_methods(const struct method **list)
{
    int count = 0;

    for (const struct method *m = methods; m->name != NULL; m++)
        if (count < CONTEST_METHODS && takes_part(m))
            list[count++] = m;
    list[count] = NULL;
}

/* If nobody came to an end, let the kit say what the first solution is.  */
static void
answer_ourselves(struct contest *c, struct run *r)
{
    struct answers a = { .setup = r->setup,
                         .watch = WIRE_WATCH_TIME,
                         .take = keep_answer,
                         .self = c->answer };

    a.setup.method = &method_bits;
    if (c->nodes > 0 && board_count(c->answer) == 0)
        answers_run(&a);
}

void
contest_run(struct contest *c, const struct method **methods, int rounds,
            square_test *test)
{
    struct run r = { .contest = c, .setup = { .test = test } };
    struct entrant *list[CONTEST_METHODS];

    r.setup.board = must(board_new(c->n));
    c->answer = must(board_new(c->n));
    for (; methods[c->count] != NULL; c->count++) {
        struct contestant *p = &c->contestants[c->count];

        list[c->count] = &p->timed;
        p->method = methods[c->count];
        qualify(c, p, &r);
    }
    answer_ourselves(c, &r);
    r.watch = WIRE_WATCH_TIME;
    r.is_round = true;
    if (!runner_is_interrupted())
        rounds_run(list, c->count, rounds, contest_seconds);
    board_free(r.setup.board);
}

void
contest_end(struct contest *c)
{
    board_free(c->answer);
}

double
contest_ratio(const struct contest *c, int i, bool *is_doubtful)
{
    const struct contestant *first = c->contestants;

    while (first->timed.trouble[0] != '\0')
        first++;
    return rounds_ratio(&c->contestants[i].timed, &first->timed, is_doubtful);
}
