/* trace_command.c - queens trace: the board after every move of a search.
   SPDX-License-Identifier: MIT  */
#include <stdio.h>
#include <stdlib.h>

#include "lib/tree/attack_map.h"
#include "tools/base/must.h"
#include "tools/base/output_file.h"
#include "tools/base/say.h"
#include "tools/judge/right/solutions.h"
#include "tools/judge/right/square_tests.h"
#include "tools/queens/commands.h"
#include "tools/queens/io/terminal.h"
#include "tools/queens/run/answers.h"
#include "tools/queens/run/recording.h"

/* How the classic traced run writes a square; K stands for itself.  */
enum { CLASSIC_FREE = 15, CLASSIC_QUEEN = 10, CLASSIC_FAILED = 9 };

struct show {
    int n;
    bool classic, steps;
    struct attack_map *cover;
    int column[BOARD_MAX_SIZE];                  /* -1: no queen */
    bool failed[BOARD_MAX_SIZE][BOARD_MAX_SIZE]; /* a queen stood there */
    int last_row, last_col; /* what the move before was a retreat from; row 0:
                               it was none, or from the first row */
    int move;
    bool is_wrong; /* something else was reported as a solution */
};

enum square { FREE, QUEEN, FAILED, BLOCKED };

/* Return what is to be said of (ROW, COL), and in *BY the queen that blocks
   it, from 1.  */
static enum square
style_of(const struct show *s, int row, int col, int *by)
{
    *by = attack_map_first(attack_map_at(s->cover, row, col)) + 1;
    if (s->column[row] == col)
        return QUEEN;
    if (s->failed[row][col])
        return FAILED;
    return *by > 0 ? BLOCKED : FREE;
}

static void
print_classic(const struct show *s, int row, int col)
{
    int by;

    switch (style_of(s, row, col, &by)) {
    case FREE:
        printf(" %2d", CLASSIC_FREE);
        break;
    case QUEEN:
        printf(" %2d", CLASSIC_QUEEN);
        break;
    case FAILED:
        printf(" %2d", CLASSIC_FAILED);
        break;
    case BLOCKED:
        printf(" %2d", by);
        break;
    }
}

static void
print_readable(const struct show *s, int row, int col)
{
    int width = s->n > 9 ? 3 : 2, by;

    switch (style_of(s, row, col, &by)) {
    case FREE:
        printf("%*c", width, '.');
        break;
    case QUEEN:
        printf("%s%*c%s", terminal_escape(TERMINAL_QUEEN), width, 'Q',
               terminal_escape(TERMINAL_PLAIN));
        break;
    case FAILED:
        printf("%s%*c%s", terminal_escape(TERMINAL_FAILED), width, 'x',
               terminal_escape(TERMINAL_PLAIN));
        break;
    case BLOCKED:
        printf("%s%*d%s", terminal_escape(TERMINAL_FAINT), width, by,
               terminal_escape(TERMINAL_PLAIN));
        break;
    }
}

static void
print_board(const struct show *s)
{
    for (int row = 0; row < s->n; row++) {
        for (int col = 0; col < s->n; col++)
            if (s->classic)
                print_classic(s, row, col);
            else
                print_readable(s, row, col);
        putchar('\n');
    }
    putchar('\n');
}

/* What failed below ROW may do well elsewhere.  */
static void
forget_lower(struct show *s, int row)
{
    for (int r = row + 1; r < s->n; r++)
        for (int c = 0; c < s->n; c++)
            s->failed[r][c] = false;
}

static void
place(struct show *s, int row, int col)
{
    forget_lower(s, row);
    s->last_row = 0;
    s->column[row] = col;
    attack_map_place(s->cover, row, col);
}

/* She failed there.  The classic run leaves the mark of the retreat just before
   on the board once more, unless the search begins anew.  */
static void
retreat(struct show *s, int row, int col)
{
    attack_map_remove(s->cover, row, col);
    s->column[row] = -1;
    s->failed[row][col] = true;
    forget_lower(s, row);
    if (s->classic && row > 0 && s->last_row > row)
        s->failed[s->last_row][s->last_col] = true;
    s->last_row = row;
    s->last_col = col;
}

static void
show_found(struct show *s)
{
    struct board *b = must(board_new(s->n));

    for (int row = 0; row < s->n; row++)
        if (s->column[row] >= 0)
            board_place(b, row, s->column[row]);
    if (solutions_is_one(b, square_test_queens)) {
        printf("A solution.\n\n");
    } else {
        s->is_wrong = true;
        printf("Reported as a solution, but it is none.\n\n");
    }
    board_free(b);
}

/* The board is the same: no need to print it.  */
static void
show_refusal(struct show *s, int row, int col)
{
    printf("%d. no queen on row %d, column %d: the row has one, and "
           "board_place returned -1\n\n",
           ++s->move, row + 1, col + 1);
}

/* Show one move.  Return false if the user has seen enough.  */
static bool
show(struct show *s, struct event e)
{
    if (e.kind == EVENT_FOUND)
        show_found(s);
    if (e.kind == EVENT_REFUSED)
        show_refusal(s, e.row, e.col);
    if (e.kind != EVENT_PLACE && e.kind != EVENT_REMOVE)
        return true;
    if (e.kind == EVENT_PLACE)
        place(s, e.row, e.col);
    else
        retreat(s, e.row, e.col);
    printf("%d. %s row %d, column %d\n", ++s->move,
           e.kind == EVENT_PLACE ? "place a queen on" : "retreat from",
           e.row + 1, e.col + 1);
    print_board(s);
    return !s->steps || terminal_wait();
}

static int
show_all(struct show *s, const struct recording *rec, const struct request *r)
{
    if (!s->classic)
        puts("Q queen, . free, x a queen failed here, K attacked by queen K; "
             "counts from 1\n");
    for (size_t i = 0; i < trace_length(rec->trace); i++) {
        if (!show(s, trace_event(rec->trace, i)))
            return EXIT_OK;
        if (ferror(stdout))
            output_file_finish_stdout();
    }
    if (rec->fate != RUNNER_DONE) {
        say("%s", rec->note);
        return EXIT_CODE;
    }
    if (s->is_wrong)
        return EXIT_CODE;
    if (trace_counts(rec->trace).solutions == 0)
        return answers_say_few(r, 0, 0);
    return EXIT_OK;
}

int
trace_main(int argc, char **argv)
{
    struct options o = options_start(
        "trace", "N",
        "Print the board after each placement and each retreat of a search:\n"
        "Q queen, . free, x a queen stood here and failed, K blocked by queen "
        "K.");
    struct request r = request_start();
    struct show s = { .n = 0 };
    struct recording rec;
    int status;

    request_method_options(&r, &o, METHOD_BOARD);
    options_flag(&o, "classic", 0, &s.classic,
                 "in numbers: 10 queen, 15 free, 9 failed, K blocked");
    options_flag(&o, "step", 's', &s.steps, "wait for a key after each board");
    options_number(&o, "max-nodes", 0, &r.max_nodes, 1, 100000000,
                   "end the search after K queens (1000000)");
    options_parse(&o, argc, argv);
    request_read(&r, &o);
    rec = recording_search(&r, false);
    s.n = r.n;
    s.cover = must(attack_map_new(s.n));
    for (int row = 0; row < s.n; row++)
        s.column[row] = -1;
    status = show_all(&s, &rec, &r);
    attack_map_free(s.cover);
    recording_end(&rec);
    request_end(&r);
    return status;
}
