/* solve.c - queens solve: find solutions of N-queens.
   SPDX-License-Identifier: MIT  */
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "lib/board_print.h"
#include "tests/harness/oracle.h"
#include "tools/queens/answers.h"
#include "tools/queens/commands.h"
#include "tools/queens/none.h"
#include "tools/queens/output.h"
#include "tools/queens/request.h"
#include "tools/queens/say.h"
#include "tools/queens/terminal.h"
#include "tools/queens/waiting.h"

enum format { PICTURE, GLYPHS, ARRAY, MATRIX, TURNED, PAIRS, NO_FORMAT = -1 };
static const char *const formats[] = { "picture", "glyphs", "array", "matrix",
                                       "turned",  "pairs",  NULL };

/* Up to this, the search of lab 02 finds something in seconds.  */
enum { BITS_FROM = 30 };

struct job {
    struct request request;
    int format;
    bool count, quiet;
    struct method_setup setup;
    struct board *answer; /* the last solution that was heard of */
    long long answers;
    long long wrong; /* of these */
};

static void
print_board(const struct board *b, enum format format)
{
    static void (*const print[])(const struct board *, FILE *) = {
        board_print_picture, board_print_glyphs, board_print_array,
        board_print_matrix,  board_print_turned, board_print_pairs
    };

    print[format](b, stdout);
}

/* A format of one line a solution parts them well enough.  */
static bool
needs_gap(const struct job *j)
{
    return j->answers > 0 && j->format != ARRAY && j->format != PAIRS;
}

/* While solutions are counted, show their number from time to time.  */
static void
tell_count(long long answers)
{
    static double next;
    double now = child_clock();

    if (next == 0)
        next = now + 1;
    if (now < next)
        return;
    waiting_tell("%lld solutions (Ctrl-C stops it)", answers);
    next = now + 1;
}

/* Print the solution that was just found, if it is wanted.  */
static void
take(struct job *j, bool is_wanted)
{
    bool is_right = oracle_is_solution(j->answer);

    if (is_wanted) {
        if (needs_gap(j) && j->request.all)
            putchar('\n');
        print_board(j->answer, (enum format)j->format);
        output_finish_stdout(); /* whoever reads it need not wait */
    }
    j->answers++;
    if (j->count)
        tell_count(j->answers);
    if (!is_right && j->wrong++ == 0)
        say("what was reported as solution %lld is none", j->answers);
}

/* Tell whether solution number NUMBER is to be printed when it is found.  */
static bool
is_wanted(const struct job *j, long long number)
{
    if (j->count || j->request.method == METHOD_CHEAPEST)
        return false;
    return j->request.all || number == j->request.stop_at;
}

/* Wait for the end of A, and of the program if the search did not end as it
   should.  */
static void
finish(struct job *j, struct answers *a)
{
    enum child_fate fate = child_wait(&a->child);
    char why[160];

    if (fate == CHILD_INTERRUPTED)
        raise(SIGINT);
    child_describe(&a->child, fate, method_function(j->request.method), why,
                   sizeof why);
    if (fate != CHILD_DONE)
        say_and_exit(SAY_CODE, "%s", why);
}

static void
report(const struct job *j, const struct answers *a, double seconds)
{
    if (j->quiet)
        return;
    fprintf(stderr, "%d-queens by %s: ", j->request.n,
            method_title(j->request.method));
    if (method_has_moves(j->request.method))
        fprintf(stderr, "%lld queens placed, ", a->counts.placements);
    if (method_has_test(j->request.method))
        fprintf(stderr, "%lld squares tested, ", a->counts.tests);
    fprintf(stderr, "%.3f ms%s\n", seconds * 1000,
            a->seconds == seconds && method_has_moves(j->request.method)
                ? " while counting"
                : "");
}

/* Search while moves are counted, and print what is wanted.  */
static struct answers
search_counted(struct job *j)
{
    struct answers a = { .setup = j->setup,
                         .mode = ANSWERS_COUNTED,
                         .stop_at = j->request.stop_at,
                         .skips_tests = j->quiet };

    answers_start(&a);
    while (answers_next(&a, j->answer))
        take(j, is_wanted(j, j->answers + 1));
    finish(j, &a);
    return a;
}

/* Find the first solution while nobody watches, for the time it takes; then
   count, if anybody wants to know.  */
static void
search_first(struct job *j)
{
    struct answers bare = { .setup = j->setup, .mode = ANSWERS_BARE };

    answers_start(&bare);
    while (answers_next(&bare, j->answer))
        take(j, true);
    finish(j, &bare);
    if (!method_has_moves(j->request.method)) {
        report(j, &bare, bare.seconds);
    } else if (!j->quiet) {
        struct answers counted = { .setup = j->setup,
                                   .mode = ANSWERS_COUNTED,
                                   .stop_at = 1 };
        struct board *again = say_unless_null(board_new(j->request.n));

        answers_start(&counted);
        while (answers_next(&counted, again))
            continue;
        finish(j, &counted);
        report(j, &counted, bare.seconds);
        board_free(again);
    }
}

/* Print the best of the solutions that were reported: the last.  */
static void
print_cheapest(const struct job *j)
{
    int cost = 0;

    if (j->answers == 0)
        return;
    print_board(j->answer, (enum format)j->format);
    for (int row = 0; row < j->request.n; row++)
        if (board_queen(j->answer, row) >= 0)
            cost +=
                costs_at(j->request.costs, row, board_queen(j->answer, row));
    printf("cost %d\n", cost);
}

/* Return the exit status, and say why if it is not 0.  */
static int
conclude(const struct job *j)
{
    if (j->wrong > 0)
        return SAY_CODE;
    if (j->answers == 0 || j->answers < j->request.nth)
        return none_say(&j->request, j->answers);
    return SAY_OK;
}

static int
solve(struct job *j)
{
    struct answers a;

    if (j->request.stop_at == 1 && j->request.method != METHOD_CHEAPEST) {
        search_first(j);
        return conclude(j);
    }
    a = search_counted(j);
    waiting_end();
    if (j->request.method == METHOD_CHEAPEST)
        print_cheapest(j);
    if (j->count)
        printf("%lld\n", j->answers);
    output_finish_stdout();
    report(j, &a, a.seconds);
    return j->count && j->wrong == 0 ? SAY_OK : conclude(j);
}

/* Ask for N, as the classic programs do.  */
static void
ask_for_size(struct options *o)
{
    static char line[80];
    static char *words[] = { line, NULL };

    fputs("How many queens? ", stderr);
    if (fgets(line, sizeof line, stdin) == NULL)
        say_usage("N is missing");
    line[strcspn(line, "\r\n")] = '\0';
    o->rest = words;
    o->rest_count = 1;
}

/* Where a test of each square takes minutes, another method is usual.  */
static void
choose_method(struct job *j)
{
    if (j->request.with >= 0 || j->request.n < BITS_FROM ||
        j->request.method != METHOD_BACKTRACKING)
        return;
    j->request.method = METHOD_BITS;
    if (!j->quiet)
        say("from N = %d on, bits is usual: --with %s searches as lab 02",
            BITS_FROM, method_names[METHOD_BACKTRACKING]);
}

static void
choose_format(struct job *j)
{
    if (j->format == GLYPHS && !terminal_has_glyphs())
        say_usage("the glyphs are UTF-8, which this locale does not show: "
                  "choose another --format");
    if (j->format != NO_FORMAT)
        return;
    if (j->request.all)
        j->format = ARRAY; /* one line each */
    else
        j->format =
            isatty(STDOUT_FILENO) && terminal_has_glyphs() ? GLYPHS : PICTURE;
}

int
solve_main(int argc, char **argv)
{
    struct options o = options_start(
        "solve", "N", "Find solutions of N-queens, N from 1 to 64.");
    struct job j = { .request = request_start(), .format = NO_FORMAT };
    int status;

    request_method_options(&j.request, &o, method_names);
    options_flag(&o, "count", 0, &j.count, "count all solutions");
    options_choice(&o, "format", 'f', &j.format, formats, "how to print");
    options_flag(&o, "quiet", 'q', &j.quiet, "no counters, no time");
    options_parse(&o, argc, argv);
    if (o.rest_count == 0 && j.request.cost_text == NULL &&
        isatty(STDIN_FILENO))
        ask_for_size(&o);
    if (j.count && (j.request.first || j.request.nth > 0))
        say_usage("--count counts all solutions: leave out --first and --nth");
    j.request.all |= j.count;
    request_read(&j.request, &o);
    choose_method(&j);
    choose_format(&j);
    j.setup = request_setup(&j.request);
    j.answer = say_unless_null(board_new(j.request.n));
    status = solve(&j);
    board_free(j.answer);
    board_free(j.setup.board);
    request_end(&j.request);
    return status;
}
