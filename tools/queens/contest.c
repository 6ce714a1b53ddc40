/* contest.c - the methods on one board, counted and timed.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/contest.h"

#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

#include "tests/harness/oracle.h"
#include "tools/queens/answers.h"
#include "tools/queens/say.h"

static const enum method methods[CONTEST_METHODS] = {
    METHOD_BACKTRACKING, METHOD_SCAN, METHOD_LOOKUP, METHOD_LOOKAHEAD
};

/* A round shorter than this is not worth believing; a contest longer than
   that, in seconds, is cut to fewer rounds, but never below the last.  */
static const double round_seconds = 0.02, contest_seconds = 10;
enum { FEWEST_ROUNDS = 3 };

/* Search once with P, in MODE, and put the solution on ANSWER.  Return the
   seconds it took, or -1 with P->trouble set.  */
static double
search(struct contestant *p, struct method_setup setup, enum answers_mode mode,
       struct board *answer)
{
    struct answers a = {
        .setup = setup, .mode = mode, .stop_at = 1, .repeat = p->repeat
    };
    enum child_fate fate;

    a.setup.method = p->method;
    answers_start(&a);
    while (answers_next(&a, answer))
        continue;
    fate = child_wait(&a.child);
    if (fate == CHILD_INTERRUPTED)
        raise(SIGINT);
    child_describe(&a.child, fate, method_function(p->method), p->trouble,
                   sizeof p->trouble);
    if (mode == ANSWERS_COUNTED)
        p->counts = a.counts;
    return fate == CHILD_DONE ? a.seconds : -1;
}

/* Let P answer, compare it with C's answer, and count.  */
static void
qualify(struct contest *c, struct contestant *p, struct method_setup setup)
{
    struct board *answer = say_unless_null(board_new(c->n));
    double seconds;

    p->repeat = 1;
    seconds = search(p, setup, ANSWERS_BARE, answer);
    if (seconds > 0 && seconds < round_seconds)
        p->repeat = (int)(round_seconds / seconds) + 1;
    p->least = seconds;
    if (p->trouble[0] == '\0' && board_count(answer) > 0 &&
        !oracle_is_solution(answer))
        snprintf(p->trouble, sizeof p->trouble, "its answer is no solution");
    else if (p->trouble[0] == '\0' && board_count(c->answer) == 0)
        for (int row = 0; row < c->n; row++)
            if (board_queen(answer, row) >= 0)
                board_place(c->answer, row, board_queen(answer, row));
    if (p->trouble[0] == '\0' && !board_is_equal(answer, c->answer))
        snprintf(p->trouble, sizeof p->trouble, "it found another solution");
    board_free(answer);
}

/* Count the moves and tests of P, which has answered.  */
static void
count(struct contest *c, struct contestant *p, struct method_setup setup)
{
    struct board *answer = say_unless_null(board_new(c->n));
    int repeat = p->repeat;

    p->repeat = 1;
    search(p, setup, ANSWERS_COUNTED, answer);
    p->repeat = repeat;
    board_free(answer);
}

static int
compare_seconds(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

static void
rank(struct contestant *p)
{
    double sorted[CONTEST_MAX_ROUNDS];

    for (int i = 0; i < p->rounds; i++)
        sorted[i] = p->round[i];
    qsort(sorted, (size_t)p->rounds, sizeof sorted[0], compare_seconds);
    p->least = sorted[0];
    p->median = sorted[p->rounds / 2];
}

/* Return how many rounds there is time for.  */
static int
affordable_rounds(const struct contest *c)
{
    double sum = 0;
    int rounds;

    for (int i = 0; i < CONTEST_METHODS; i++)
        if (c->contestants[i].trouble[0] == '\0')
            sum += c->contestants[i].least * c->contestants[i].repeat;
    rounds = sum > 0 ? (int)fmin(contest_seconds / sum, c->rounds) : c->rounds;
    return rounds < FEWEST_ROUNDS ? FEWEST_ROUNDS : rounds;
}

static void
run_rounds(struct contest *c, struct method_setup setup)
{
    struct board *answer = say_unless_null(board_new(c->n));
    int rounds = affordable_rounds(c);

    for (int round = 0; round < rounds; round++)
        for (int i = 0; i < CONTEST_METHODS; i++) {
            struct contestant *p = &c->contestants[i];

            if (p->trouble[0] == '\0')
                p->round[p->rounds++] = search(p, setup, ANSWERS_BARE, answer);
        }
    for (int i = 0; i < CONTEST_METHODS; i++)
        if (c->contestants[i].trouble[0] == '\0')
            rank(&c->contestants[i]);
    board_free(answer);
}

struct contest
contest_run(int n, int rounds, square_test *is_safe)
{
    struct contest c = { .n = n, .rounds = rounds };
    struct method_setup setup = { .is_safe = is_safe };

    setup.board = say_unless_null(board_new(n));
    c.answer = say_unless_null(board_new(n));
    for (int i = 0; i < CONTEST_METHODS; i++) {
        c.contestants[i].method = methods[i];
        qualify(&c, &c.contestants[i], setup);
        if (c.contestants[i].trouble[0] == '\0')
            count(&c, &c.contestants[i], setup);
    }
    run_rounds(&c, setup);
    board_free(setup.board);
    return c;
}

void
contest_end(struct contest *c)
{
    board_free(c->answer);
}

double
contest_ratio(const struct contest *c, int i, bool *is_doubtful)
{
    const struct contestant *p = &c->contestants[i], *first = c->contestants;
    double least, median;

    while (first->trouble[0] != '\0')
        first++;
    least = p->least / first->least;
    median = p->median / first->median;
    *is_doubtful = fabs(least - median) > 0.15 * least;
    return least;
}
