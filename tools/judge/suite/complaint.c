/* complaint.c - tell a student what was wrong, with a picture.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/suite/complaint.h"

#include <stdlib.h>
#include <string.h>

#include "tools/base/must.h"
#include "tools/judge/right/oracle.h"
#include "tools/judge/suite/ahead.h"
#include "tools/judge/suite/grade.h"
#include "tools/judge/suite/replay.h"

/* Larger mazes, or boards with costs, are not drawn.  */
enum { DRAWN_ROWS = 24, DRAWN_COLS = 60, DRAWN_COSTS = 10 };

static FILE *stream;
static char *text;
static size_t size;
static struct figure *figure[RESULT_FIGURES];
static int figures;
static const char *hint; /* NULL: the criterion's own are good enough */

FILE *
complaint_start(void)
{
    ahead_doubt();
    free(text);
    text = NULL;
    hint = NULL;
    while (figures > 0)
        figure_free(figure[--figures]);
    stream = must(open_memstream(&text, &size));
    return stream;
}

void
complaint_hint(const char *first)
{
    if (hint == NULL)
        hint = first;
}

static void
put_hint_first(struct result_criterion *c)
{
    memmove(&c->hint[1], &c->hint[0], (size_t)c->hints++ * sizeof c->hint[0]);
    c->hint[0] = NULL;
    result_set(&c->hint[0], hint);
}

/* Let C have the figures of the message.  */
static void
give_figures(struct result_criterion *c)
{
    for (int i = 0; i < figures; i++)
        result_add_figure(c, figure[i]);
    figures = 0;
}

/* Say that the answer depends on the calls before.  */
static void
say_memory(struct result_criterion *c)
{
    char *longer =
        must_format("%sThe same call alone, in a fresh program, does something "
                    "else:\nthe calls before it leave a trace.\n",
                    c->message);

    result_set(&c->message, longer);
    free(longer);
    hint = "which static or global variable keeps a value from the call "
           "before? every call has to begin afresh. (or is a variable used "
           "before it was set?)";
    if (c->hints == RESULT_HINTS)
        free(c->hint[--c->hints]);
    put_hint_first(c);
}

void
complaint_stop(void)
{
    struct result_criterion *c = grade_running();
    bool is_one_of_many = worker_calls(worker_current()) > 1;

    fclose(stream);
    if (hint != NULL)
        put_hint_first(c);
    grade_lose(VERDICT_FAILED, "", text);
    give_figures(c);
    if (is_one_of_many && replay_differs())
        say_memory(c);
    ck_abort_msg("failed");
}

void
complaint_note(void)
{
    fclose(stream);
    result_judge(grade_running(), VERDICT_PASSED, text, "");
    give_figures(grade_running());
}

void
complaint_figure(FILE *f, struct figure *shown)
{
    if (figures == RESULT_FIGURES) {
        figure_free(shown);
        return;
    }
    figure[figures++] = shown;
    fprintf(f, "%c\n", FIGURE_MARK);
}

static struct figure *
figure_of_board(const struct board *b, int row, int col)
{
    int n = board_size(b);
    struct figure *shown = figure_new(false, n, n);

    for (int r = 0; r < n; r++)
        if (board_queen(b, r) != -1)
            shown->cell[r * n + board_queen(b, r)] = 'Q';
    if (row != -1)
        shown->asked = row * n + col;
    return shown;
}

void
complaint_board(FILE *f, const struct board *b, int row, int col)
{
    complaint_figure(f, figure_of_board(b, row, col));
}

void
complaint_attack(FILE *f, const struct board *b, int row, int col, int rows)
{
    struct figure *shown = figure_of_board(b, row, col);

    for (int r = 0; r < rows; r++) {
        struct oracle o = oracle_start(board_size(b));

        if (board_queen(b, r) == -1)
            continue;
        oracle_place(&o, r, board_queen(b, r));
        if (oracle_attackers(&o, row, col) > 0)
            figure_mark(shown, r * board_size(b) + board_queen(b, r));
    }
    complaint_figure(f, shown);
}

void
complaint_costs(FILE *f, const struct costs *c, const struct board *b,
                const struct board *other)
{
    int n = costs_size(c);
    struct figure *shown;

    if (n > DRAWN_COSTS) {
        fprintf(f, "    (%d x %d costs, too many to draw)\n", n, n);
        return;
    }
    shown = figure_new(false, n, n);
    shown->cost = must_calloc((size_t)(n * n), sizeof *shown->cost);
    for (int i = 0; i < n * n; i++) {
        shown->cost[i] = costs_at(c, i / n, i % n);
        if (b != NULL && board_queen(b, i / n) == i % n)
            shown->cell[i] = 'Q';
        else if (other != NULL && board_queen(other, i / n) == i % n)
            shown->cell[i] = 'q';
    }
    complaint_figure(f, shown);
}

/* Return the letter for (ROW, COL) of M without its rat.  */
static char
maze_letter(const struct maze *m, int row, int col)
{
    bool is_start = maze_start(m).row == row && maze_start(m).col == col;

    if (!maze_is_open(m, row, col))
        return '#';
    if (maze_is_goal(m, row, col))
        return is_start ? '*' : 'G';
    return is_start ? 'S' : '.';
}

void
complaint_maze(FILE *f, const struct maze *m)
{
    int rows = maze_rows(m), cols = maze_cols(m);
    struct figure *shown;

    if (rows > DRAWN_ROWS || cols > DRAWN_COLS) {
        fputs("    (The maze is too large to be drawn here.)\n", f);
        return;
    }
    shown = figure_new(true, rows, cols);
    for (int i = 0; i < rows * cols; i++)
        shown->cell[i] = maze_letter(m, i / cols, i % cols);
    for (int i = 0; i <= maze_steps(m); i++)
        figure_mark(shown, maze_path(m, i).row * cols + maze_path(m, i).col);
    complaint_figure(f, shown);
}

const char *
complaint_yes(bool b)
{
    return b ? "yes" : "no";
}
