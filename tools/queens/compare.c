/* compare.c - queens compare: the methods side by side.
   SPDX-License-Identifier: MIT  */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/board_print.h"
#include "tools/base/output_file.h"
#include "tools/base/say.h"
#include "tools/queens/commands.h"
#include "tools/queens/io/terminal.h"
#include "tools/queens/run/code.h"
#include "tools/queens/run/contest.h"
#include "tools/queens/run/lab_test.h"
#include "tools/queens/run/request.h"

enum { MOST_SIZES = 16, MOST_MATRIX = 16 };
enum { SHARE = 2 }; /* seconds of a method; what takes longer is reckoned */

/* Print COUNT, WIDTH letters wide; if only a PART was seen, what it would be
   in all, as exactly as one can know.  */
static void
print_count(long long count, double part, int width)
{
    double unit = 1, all = part > 0 ? (double)count / part : 0;
    char text[40];

    while (all / unit >= 1000)
        unit *= 10;
    if (count == 0)
        snprintf(text, sizeof text, "-");
    else if (part > 0)
        snprintf(text, sizeof text, "~%.0f", floor(all / unit + 0.5) * unit);
    else
        snprintf(text, sizeof text, "%lld", count);
    printf("%*s", width, text);
}

static void
print_seconds(double seconds)
{
    if (seconds < 1e-3)
        printf("%10.3f us", seconds * 1e6);
    else if (seconds < 1)
        printf("%10.3f ms", seconds * 1e3);
    else
        printf("%10.3f s ", seconds);
}

static void
print_contestant(const struct contest *c, int i)
{
    const struct contestant *p = &c->contestants[i];
    bool is_doubtful;
    double ratio;

    printf("%-14s", p->method->title);
    if (p->timed.trouble[0] != '\0') {
        printf("  %s\n", p->timed.trouble);
        return;
    }
    print_count(p->counts.placements, p->counted, 12);
    print_count(p->counts.tests, p->counted, 13);
    print_seconds(p->timed.least);
    ratio = contest_ratio(c, i, &is_doubtful);
    printf("%9.2f%s", ratio, is_doubtful ? " ?" : "");
    if (p->timed.part > 0)
        printf("  ~ by %.2g %%", 100 * p->timed.part);
    putchar('\n');
}

/* Print the first solution, a large one only if it IS_WANTED.  */
static void
print_answer(const struct contest *c, bool is_wanted)
{
    if (board_count(c->answer) == 0) {
        printf("%d-queens: %s.\n", c->n,
               c->n == 2 || c->n == 3 ? "no solution exists"
                                      : "no method found a solution");
    } else if (c->n <= MOST_MATRIX || is_wanted) {
        printf("%d-queens, the first solution:\n", c->n);
        board_print_matrix(c->answer, stdout);
    } else {
        printf("%d-queens (--matrix prints the first solution)\n", c->n);
    }
}

/* Print C.  Return whether every method has a result.  */
static bool
print_contest(const struct contest *c, bool matrix)
{
    bool all_well = true, is_doubtful, any_doubt = false;

    print_answer(c, matrix);
    printf("\n%-14s%12s%13s%13s%9s\n", "method", "placements", "tests", "time",
           "ratio");
    for (int i = 0; i < c->count; i++) {
        print_contestant(c, i);
        if (c->contestants[i].timed.trouble[0] != '\0')
            all_well = false;
        else if (contest_ratio(c, i, &is_doubtful) > 0 && is_doubtful)
            any_doubt = true;
    }
    if (any_doubt)
        puts("? least and median time disagree: the machine is busy.");
    putchar('\n');
    output_file_finish_stdout();
    return all_well;
}

/* Read the sizes, or take the usual ones.  Return how many.  */
static int
read_sizes(const struct options *o, int *sizes)
{
    static const int usual[] = { 8, 16, 24 };

    options_expect_rest(o, 0, MOST_SIZES);
    for (int i = 0; i < o->rest_count; i++)
        sizes[i] = request_size(o->rest[i]);
    if (o->rest_count > 0)
        return o->rest_count;
    for (int i = 0; i < 3; i++)
        sizes[i] = usual[i];
    return 3;
}

/* Find the methods that are NAMED, or take the usual ones.  */
static void
read_methods(const char *const *named, int count, const struct method **list)
{
    const char *const *names = method_names(METHOD_BOARD | METHOD_BITS);

    contest_methods(list);
    if (count == 0)
        return;
    for (int i = 0; i < count; i++) {
        list[i] = method_named(named[i]);
        for (int k = 0; strcmp(names[k], named[i]) != 0; k++)
            if (names[k + 1] == NULL)
                say_usage("there is no method '%s'", named[i]);
        if ((list[i]->is & METHOD_COSTS) != 0)
            say_usage("--with %s goes with --cost", named[i]);
    }
    list[count] = NULL;
}

static void
print_notes(void)
{
    puts("time: CPU time of one search, the least of all rounds.\n"
         "ratio: time over that of the first method.\n"
         "-: it asks no test of squares; it looks into its arrays.");
    printf("~: it did not end in %d seconds; reckoned from so much of the same "
           "tree.\n",
           SHARE);
}

/* If there is --code, see to it that there is something to compare.  */
static void
check_code(long long *timeout)
{
    code_compile(true);
    if (code_file() == NULL)
        return;
    if (method_that(METHOD_BOARD, METHOD_COSTS, code_lab()) == NULL)
        say_usage("the lab %s has no search to compare", code_lab());
    if (*timeout == 0)
        *timeout = REQUEST_CODE_SECONDS;
}

/* Return the contest for a board of size N.  */
static struct contest
start(int n, long long timeout)
{
    struct contest c = { .n = n, .seconds = (double)timeout };

    if (timeout == 0 && method_bits.name != NULL) {
        c.seconds = SHARE;
        c.samples = true;
    }
    terminal_tell("n = %d ...", n);
    return c;
}

/* Explain the table, draw the CHART and return the exit status.  */
static int
conclude(struct contest *contests, int count, const char *chart, bool all_well)
{
    print_notes();
    output_file_finish_stdout();
    if (chart != NULL)
        contest_chart(contests, count, chart);
    for (int i = 0; i < count; i++)
        contest_end(&contests[i]);
    if (runner_is_interrupted())
        runner_die_interrupted();
    return all_well ? EXIT_OK : EXIT_CODE;
}

int
compare_main(int argc, char **argv)
{
    struct options o = options_start(
        "compare", "[N...]",
        "Search for the first solution of N-queens (8, 16 and 24 if none is "
        "given)\nwith each method: placements, tests, CPU time, and time over "
        "that of the first.");
    struct contest contests[MOST_SIZES] = { 0 };
    const struct method *methods[CONTEST_METHODS + 1];
    const char *named[CONTEST_METHODS], *chart = NULL;
    int sizes[MOST_SIZES], count, done = 0, named_count = 0;
    long long rounds = 9, timeout = 0;
    bool kit_test = false, matrix = false, all_well = true;
    square_test *is_safe;

    options_text(&o, "output", 'o', &chart, "FILE", "draw a chart, FILE.svg");
    options_list(&o, "with", 'w', named, CONTEST_METHODS, &named_count,
                 "METHOD", "compare only this and others so named");
    options_number(&o, "rounds", 'r', &rounds, 1, ROUNDS_MAX,
                   "time K rounds (9), fewer if they are long");
    options_flag(&o, "kit-test", 0, &kit_test,
                 "use the kit's test of squares, not lab 01's");
    options_flag(&o, "matrix", 'm', &matrix,
                 "print the first solution, however large");
    options_number(&o, "timeout", 0, &timeout, 1, 1000000,
                   "end a search after K seconds, and reckon nothing");
    code_options(&o);
    options_parse(&o, argc, argv);
    count = read_sizes(&o, sizes);
    check_code(&timeout);
    read_methods(named, named_count, methods);
    is_safe = lab_test(kit_test);
    runner_keep_interrupts();
    for (; done < count && !runner_is_interrupted(); done++) {
        contests[done] = start(sizes[done], timeout);
        contest_run(&contests[done], methods, (int)rounds, is_safe);
        terminal_tell_no_more();
        all_well &= print_contest(&contests[done], matrix);
    }
    return conclude(contests, done, chart, all_well);
}
