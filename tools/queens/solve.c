/* solve.c - queens solve: find solutions of N-queens.
   SPDX-License-Identifier: MIT  */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "lib/board_print.h"
#include "tools/base/must.h"
#include "tools/base/output_file.h"
#include "tools/base/say.h"
#include "tools/judge/right/solutions.h"
#include "tools/judge/right/square_tests.h"
#include "tools/queens/commands.h"
#include "tools/queens/io/terminal.h"
#include "tools/queens/quick.h"
#include "tools/queens/run/answers.h"
#include "tools/queens/run/estimate.h"
#include "tools/queens/run/request.h"
#include "tools/queens/run/whose.h"

enum format { PICTURE, GLYPHS, ARRAY, MATRIX, TURNED, PAIRS, NO_FORMAT = -1 };
static const char *const formats[] = { "picture", "glyphs", "array", "matrix",
                                       "turned",  "pairs",  NULL };

enum { BITS_FROM = 30 }; /* below, lab 02 finds something in seconds */

struct solving {
    struct request request;
    int format;
    bool count, quiet, unique;
    struct method_setup setup;
    struct board *answer;     /* the last solution that was heard of */
    long long reports;        /* seen when a search for the first was counted */
    long long answers, wrong; /* wrong: of these */
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

/* Tell whether solution number NUMBER is to be printed when it is found.  */
static bool
is_wanted(const struct solving *j, long long number)
{
    if (j->count || j->request.costs != NULL)
        return false;
    return j->request.all || number == j->request.stop_at;
}

/* Print SOLUTION, which was just found, if it is wanted.  */
static void
take(void *self, const struct board *solution)
{
    struct solving *j = self;
    bool is_right = solutions_is_one(solution, square_test_queens);

    if (j->unique && is_right && !answers_is_first(solution))
        return;
    for (int row = 0; row < board_size(solution); row++) {
        board_remove(j->answer, row);
        if (board_queen(solution, row) >= 0)
            board_place(j->answer, row, board_queen(solution, row));
    }
    if (is_wanted(j, j->answers + 1)) {
        if (j->answers > 0 && j->request.all && j->format != ARRAY &&
            j->format != PAIRS) /* one line each: parted well enough */
            putchar('\n');
        print_board(j->answer, (enum format)j->format);
        output_file_finish_stdout(); /* whoever reads it need not wait */
    }
    j->answers++;
    if (j->count)
        terminal_tell_count(j->answers);
    if (!is_right && j->wrong++ == 0)
        say("what was reported as solution %lld is none", j->answers);
}

/* Search as A says, and end the program if that does not end as it should.  */
static void
search(struct answers *a)
{
    struct runner_end end = answers_run(a);

    if (end.fate == RUNNER_INTERRUPTED)
        runner_die_interrupted();
    if (end.fate != RUNNER_DONE)
        say_and_exit(EXIT_CODE, "%s", end.note);
}

static void
report(const struct solving *j, const struct call_measure *counted,
       double seconds)
{
    const struct method *m = j->request.method;
    bool has_moves = (m->is & METHOD_BITS) == 0;

    if (j->quiet)
        return;
    fprintf(stderr, "%d-queens by %s: ", j->request.n, m->title);
    if (has_moves)
        fprintf(stderr, "%lld queens placed, ", counted->placements);
    if (m->is & METHOD_TEST)
        fprintf(stderr, "%lld squares tested, ", counted->tests);
    fprintf(stderr, "%.3f ms%s\n", seconds * 1000,
            counted->seconds == seconds && has_moves ? " while counting" : "");
}

/* Search while moves are counted, and print what is wanted.  */
static struct call_measure
search_counted(struct solving *j)
{
    struct answers a = { .setup = j->setup,
                         .watch = WIRE_WATCH_COUNT,
                         .stop_at = j->request.stop_at,
                         .skips_tests = j->quiet,
                         .is_fast = !whose_is_student(),
                         .seconds = (double)j->request.timeout,
                         .take = take,
                         .self = j };

    search(&a);
    return a.measure;
}

static void
count_report(void *self, const struct board *solution)
{
    ++*(long long *)self;
}

/* Find the first solution while nobody watches, for the time it takes; then
   count, if anybody wants to know.  */
static void
search_first(struct solving *j)
{
    struct answers bare = { .setup = j->setup,
                            .watch = WIRE_WATCH_TIME,
                            .is_fast = !whose_is_student(),
                            .seconds = (double)j->request.timeout,
                            .take = take,
                            .self = j };
    struct answers counted = bare;

    if (!j->quiet && j->request.method != &method_bits &&
        j->request.n >= BITS_FROM)
        estimate_say(&j->setup, false);
    search(&bare);
    if (j->request.method != &method_bits && (!j->quiet || j->answers == 0)) {
        counted.watch = WIRE_WATCH_COUNT;
        counted.stop_at = 1;
        counted.take = count_report;
        counted.self = &j->reports;
        search(&counted);
    }
    report(j, &counted.measure, bare.measure.seconds);
}

/* Print the best of the solutions that were reported: the last.  */
static void
print_cheapest(const struct solving *j)
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
conclude(const struct solving *j)
{
    if (j->wrong > 0)
        return EXIT_CODE;
    if (j->answers == 0 || j->answers < j->request.nth)
        return answers_say_few(&j->request, j->answers, j->reports);
    return EXIT_OK;
}

static int
solve(struct solving *j)
{
    struct call_measure counted;

    if (j->request.stop_at == 1 && j->request.costs == NULL) {
        search_first(j);
        return conclude(j);
    }
    if (!j->count && quick_cheapest(&j->request, j->answer, j->quiet)) {
        j->answers = board_count(j->answer) > 0;
        print_cheapest(j);
        return conclude(j);
    }
    if (!j->quiet && j->request.costs == NULL && j->request.stop_at == 0)
        estimate_say(&j->setup, true);
    counted = search_counted(j);
    terminal_tell_no_more();
    if (j->request.costs != NULL)
        print_cheapest(j);
    if (j->count)
        printf("%lld\n", j->answers);
    output_file_finish_stdout();
    report(j, &counted, counted.seconds);
    return j->count && j->wrong == 0 ? EXIT_OK : conclude(j);
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
choose_method(struct solving *j)
{
    if (j->request.with >= 0 || j->request.n < BITS_FROM ||
        j->request.costs != NULL || method_bits.name == NULL)
        return;
    if (!j->quiet)
        say("from N = %d on, bits is usual: --with %s searches as lab 02",
            BITS_FROM, j->request.method->name);
    j->request.method = &method_bits;
}

static void
choose_format(struct solving *j)
{
    if (j->format == GLYPHS && !terminal_has_glyphs())
        say_usage("the glyphs are UTF-8, which this locale does not show: "
                  "choose another --format");
    if (j->format != NO_FORMAT)
        return;
    j->format = ARRAY; /* one line each */
    if (!j->request.all)
        j->format =
            isatty(STDOUT_FILENO) && terminal_has_glyphs() ? GLYPHS : PICTURE;
}

int
solve_main(int argc, char **argv)
{
    struct options o = options_start(
        "solve", "N", "Find solutions of N-queens, N from 1 to 64.");
    struct solving j = { .request = request_start(), .format = NO_FORMAT };
    int status;

    request_method_options(&j.request, &o, METHOD_BOARD | METHOD_BITS);
    options_flag(&o, "count", 0, &j.count, "count all solutions");
    options_flag(&o, "unique", 'u', &j.unique,
                 "one of those that differ by a turn or a mirror");
    options_choice(&o, "format", 'f', &j.format, formats, "how to print");
    options_flag(&o, "quiet", 'q', &j.quiet, "no counters, no time");
    options_parse(&o, argc, argv);
    if (o.rest_count == 0 && j.request.cost_text == NULL &&
        isatty(STDIN_FILENO))
        ask_for_size(&o);
    if (j.count && (j.request.first || j.request.nth > 0))
        say_usage("--count counts all solutions: leave out --first and --nth");
    j.request.all |= j.count;
    if (j.unique && !j.request.all)
        say_usage("--unique goes with --all or --count");
    request_read(&j.request, &o);
    if (j.count && quick_count(&j.request, j.unique, j.quiet))
        return EXIT_OK;
    choose_method(&j);
    choose_format(&j);
    j.setup = request_setup(&j.request);
    j.answer = must(board_new(j.request.n));
    status = solve(&j);
    board_free(j.answer);
    board_free(j.setup.board);
    request_end(&j.request);
    return status;
}
