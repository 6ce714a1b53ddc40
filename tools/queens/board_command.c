/* board_command.c - queens board: one board as a picture; and queens codes: the
   slash and backslash codes of all its squares.
   SPDX-License-Identifier: MIT  */
#include <stdio.h>
#include <stdlib.h>

#include "lib/board_print.h"
#include "lib/picture/svg/svg.h"
#include "tools/base/must.h"
#include "tools/base/say.h"
#include "tools/queens/commands.h"
#include "tools/queens/io/picture.h"
#include "tools/queens/run/method.h"
#include "tools/queens/run/request.h"

struct table {
    int n;
    const struct method_helper *of;
    int *codes; /* N x N */
};

static void
fill(void *self)
{
    struct table *t = self;

    for (int i = 0; i < t->n * t->n; i++)
        t->codes[i] = t->of->code(t->n, i / t->n, i % t->n);
}

/* Say of the first code that is no index of the lookup array that it is none:
   C does not.  */
static void
print_outside(const struct table *t)
{
    for (int i = 0; i < t->n * t->n; i++)
        if (t->codes[i] < 0 || t->codes[i] > 2 * t->n - 2) {
            printf("row %d, column %d: %d is outside of an array of %d "
                   "entries\n",
                   i / t->n, i % t->n, t->codes[i], 2 * t->n - 1);
            return;
        }
}

static void
print(const struct table *t)
{
    printf("%s\n", t->of->name);
    for (int row = 0; row < t->n; row++)
        for (int col = 0; col < t->n; col++)
            printf("%3d%s", t->codes[row * t->n + col],
                   col == t->n - 1 ? "\n" : " ");
    print_outside(t);
}

/* Return what H says of the N x N squares of a board, row by row, or NULL after
   saying why there is none.  The caller releases it with free.  */
static int *
codes_of(int n, const struct method_helper *h)
{
    struct table t = { n, h, must_calloc((size_t)(n * n), sizeof(int)) };
    struct runner_order order = { .function = h->function, .labs = { h->lab } };
    struct runner_end end = runner_run(&order, fill, &t);

    if (end.fate == RUNNER_DONE)
        return t.codes;
    say("%s", end.note);
    free(t.codes);
    return NULL;
}

/* Print the codes that H gives.  Return the exit status.  */
static int
show(int n, const struct method_helper *h)
{
    struct table t = { n, h, codes_of(n, h) };

    if (t.codes != NULL)
        print(&t);
    free(t.codes);
    return t.codes != NULL ? EXIT_OK : EXIT_CODE;
}

int
codes_main(int argc, char **argv)
{
    struct options o = options_start("codes", "N",
                                     "Print the slash and backslash codes of "
                                     "an N x N board, which lab 03's\n"
                                     "lookup arrays are indexed with.");
    int n, status = EXIT_OK;

    options_parse(&o, argc, argv);
    options_expect_rest(&o, 1, 1);
    n = request_size(o.rest[0]);
    for (const struct method_helper *h = method_codes; h->name != NULL; h++) {
        if (h != method_codes)
            putchar('\n');
        if (show(n, h) != EXIT_OK)
            status = EXIT_CODE;
    }
    return status;
}

static const char *const code_names[] = { "slash", "backslash", NULL };
enum { NO_CODES = -1 };

/* Return the board with the queens that O names.  */
static struct board *
read_board(const struct options *o)
{
    struct board *b;

    options_expect_rest(o, 1, BOARD_MAX_SIZE);
    b = must(board_new(o->rest_count));
    for (int row = 0; row < o->rest_count; row++) {
        int col =
            (int)options_read_number("COLUMN", o->rest[row], 0, o->rest_count);

        if (col > 0)
            board_place(b, row, col - 1);
    }
    return b;
}

int
board_main(int argc, char **argv)
{
    struct options o = options_start(
        "board", "COLUMN...",
        "Draw one board, given by the column of the queen in each row, from "
        "1;\n"
        "0: none.  There are as many rows as columns.  Without -o, print it.");
    struct picture p = { .is_svg = true };
    struct svg_position position = { 0 };
    struct board *b;
    int which = NO_CODES, *written = NULL;

    options_flag(&o, "attacks", 'a', &position.attacks,
                 "write on squares which queen attacks them");
    options_choice(&o, "codes", 'c', &which, code_names,
                   "write lab 03's codes on the squares");
    picture_plain_options(&p, &o);
    options_parse(&o, argc, argv);
    picture_check(&p);
    if (position.attacks && which != NO_CODES)
        say_usage("--attacks and --codes exclude one another");
    b = read_board(&o);
    if (which != NO_CODES &&
        (written = codes_of(board_size(b), &method_codes[which])) == NULL)
        return EXIT_CODE;
    position.board = b;
    position.codes = written;
    if (which != NO_CODES)
        position.code_name = code_names[which];
    position.title = p.title;
    position.no_lines = p.plain;
    if (p.name == NULL)
        board_print_picture(b, stdout);
    else
        picture_write_svg(&p, svg_position_write, &position);
    free(written);
    board_free(b);
    return EXIT_OK;
}
