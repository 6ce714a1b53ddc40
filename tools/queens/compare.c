/* compare.c - queens compare: the methods side by side.
   SPDX-License-Identifier: MIT  */
#include <stdio.h>
#include <stdlib.h>

#include "lib/board_print.h"
#include "tools/queens/chart.h"
#include "tools/queens/commands.h"
#include "tools/queens/contest.h"
#include "tools/queens/lab_test.h"
#include "tools/queens/output.h"
#include "tools/queens/request.h"
#include "tools/queens/say.h"
#include "tools/queens/waiting.h"

enum { MOST_SIZES = 16, MOST_MATRIX = 16 };

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

    printf("%-14s", method_title(p->method));
    if (p->trouble[0] != '\0') {
        printf("  %s\n", p->trouble);
        return;
    }
    printf("%12lld", p->counts.placements);
    if (p->counts.tests > 0)
        printf("%13lld", p->counts.tests);
    else
        printf("%13s", "-");
    print_seconds(p->least);
    ratio = contest_ratio(c, i, &is_doubtful);
    printf("%9.2f%s\n", ratio, is_doubtful ? " ?" : "");
}

/* Print the first solution, a large one only if it IS_WANTED.  */
static void
print_answer(const struct contest *c, bool is_wanted)
{
    if (board_count(c->answer) == 0) {
        printf("%d-queens: no solution exists.\n", c->n);
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
    for (int i = 0; i < CONTEST_METHODS; i++) {
        print_contestant(c, i);
        if (c->contestants[i].trouble[0] != '\0')
            all_well = false;
        else if (contest_ratio(c, i, &is_doubtful) > 0 && is_doubtful)
            any_doubt = true;
    }
    if (any_doubt)
        puts("? least and median time disagree: the machine is busy.");
    putchar('\n');
    output_finish_stdout();
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

static struct contest
run_contest(int n, int rounds, square_test *is_safe)
{
    struct contest c;

    waiting_tell("n = %d ...", n);
    c = contest_run(n, rounds, is_safe);
    waiting_end();
    return c;
}

static void
print_notes(void)
{
    puts("time: CPU time of one search, the least of all rounds.\n"
         "ratio: time over that of the first method.\n"
         "-: it asks no test of squares; it looks into its arrays.");
}

int
compare_main(int argc, char **argv)
{
    struct options o = options_start(
        "compare", "[N...]",
        "Search for the first solution of N-queens (8, 16 and 24 if none is "
        "given)\nwith each method: placements, tests, CPU time, and time over "
        "that of the first.");
    struct contest contests[MOST_SIZES];
    int sizes[MOST_SIZES], count;
    long long rounds = 9;
    bool kit_test = false, matrix = false, all_well = true;
    const char *chart = NULL;
    square_test *is_safe;

    options_text(&o, "output", 'o', &chart, "FILE", "draw a chart, FILE.svg");
    options_number(&o, "rounds", 'r', &rounds, 3, CONTEST_MAX_ROUNDS,
                   "time K rounds (9), fewer if they are long");
    options_flag(&o, "kit-test", 0, &kit_test,
                 "use the kit's test of squares, not lab 01's");
    options_flag(&o, "matrix", 'm', &matrix,
                 "print the first solution, however large");
    options_parse(&o, argc, argv);
    count = read_sizes(&o, sizes);
    is_safe = lab_test(kit_test);
    for (int i = 0; i < count; i++) {
        contests[i] = run_contest(sizes[i], (int)rounds, is_safe);
        all_well &= print_contest(&contests[i], matrix);
    }
    print_notes();
    if (chart != NULL)
        chart_write(contests, count, chart);
    for (int i = 0; i < count; i++)
        contest_end(&contests[i]);
    return all_well ? SAY_OK : SAY_CODE;
}
