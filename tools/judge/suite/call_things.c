/* call_things.c - what a call is made with: boards, costs, tests, lists.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/suite/call_things.h"

#include <string.h>

#include "tools/judge/right/lower_bounds.h"
#include "tools/judge/right/square_tests.h"
#include "tools/judge/suite/ahead.h"
#include "tools/judge/suite/call.h"
#include "tools/judge/suite/worker.h"
#include "tools/judge/wire/live_move.h"

/* Calls do not nest.  */
static struct live_moves moves; /* their list, NULL: none */

void
call_put_live(struct wire *w, const struct live *l)
{
    wire_put_int(w, live_size(l));
    wire_put_int(w, (int)live_order(l));
    wire_put_int(w, live_limit(l));
    for (int row = 0; row < live_size(l); row++)
        wire_put_int(w, board_queen(live_board(l), row));
    wire_put_int(w, live_generated(l));
    for (int i = 0; i < live_generated(l); i++) {
        struct live_node v = live_node(l, i);

        wire_put_int(w, v.parent);
        wire_put_int(w, v.col);
        wire_put_int(w, v.bound);
        wire_put_int(w, v.turn);
        wire_put_int(w, (int)v.state);
    }
}

void
call_put_lower_bound(struct wire *w, lower_bound *b)
{
    wire_put_int(w, lower_bound_number(b));
}

static int
last_taken(const struct live *l)
{
    int last = LIVE_NONE, turn = 0;

    for (int i = 0; i < live_generated(l); i++)
        if (live_node(l, i).turn > turn) {
            turn = live_node(l, i).turn;
            last = i;
        }
    return last;
}

void
call_wait_on_live(struct wire *w, struct live *l)
{
    moves = (struct live_moves){ l, -1, last_taken(l) };
    call_wait_with(w, l);
    moves.list = NULL;
}

void
call_get_live(struct wire *w, struct live *l)
{
    struct board *b = live_board(l);
    int n = live_size(l);

    for (int row = 0; row < n; row++) {
        int col = wire_get_range(w, -1, n - 1);

        board_remove(b, row);
        if (col != -1)
            board_place(b, row, col);
    }
}

bool
call_live_replay(int move, int one, int other)
{
    if (move == EVENT_TRY) /* a test that is handed to a bound, say */
        return true;
    if (moves.list == NULL)
        return false;
    if (move == LIVE_MOVE_TAKE) /* it was its turn */
        return (moves.e_node = live_next(moves.list)) == one && one >= 0;
    return live_move_make(&moves, move, one, other);
}

/* Boards, costs, mazes and tests.  */

static const struct call_test *named;

void
call_name_tests(const struct call_test *tests)
{
    named = tests;
}

void
call_put_board(struct wire *w, const struct board *b)
{
    wire_put_int(w, board_size(b));
    for (int row = 0; row < board_size(b); row++)
        wire_put_int(w, board_queen(b, row));
}

void
call_put_costs(struct wire *w, const struct costs *c)
{
    int n = costs_size(c);

    wire_put_int(w, n);
    for (int row = 0; row < n; row++)
        wire_put_ints(w, costs_row(c, row), n);
}

void
call_put_maze(struct wire *w, const struct maze *m)
{
    int rows = maze_rows(m), cols = maze_cols(m);
    char open[MAZE_MAX_SIDE];

    wire_put_int(w, rows);
    wire_put_int(w, cols);
    wire_put_int(w, maze_start(m).row);
    wire_put_int(w, maze_start(m).col);
    wire_put_int(w, maze_goal(m).row);
    wire_put_int(w, maze_goal(m).col);
    for (int row = 0; row < rows; row++) {
        for (int col = 0; col < cols; col++)
            open[col] = maze_is_open(m, row, col) ? '.' : '#';
        wire_put_text(w, open, (size_t)cols);
    }
}

void
call_put_square_test(struct wire *w, square_test *test)
{
    for (const struct call_test *t = named; t != NULL && t->test != NULL; t++)
        if (t->test == test) {
            wire_put_int(w, t->is_scan ? WIRE_TEST_SCAN : WIRE_TEST_OWN);
            wire_put_text(w, t->function, strlen(t->function));
            return;
        }
    wire_put_int(w, square_test_number(test));
}

static int changed_cell;

void
call_get_walls(struct wire *w, const struct maze *m)
{
    int cols = maze_cols(m);

    changed_cell = -1;
    for (int row = 0; row < maze_rows(m); row++) {
        unsigned char walls[MAZE_MAX_SIDE];
        char now[MAZE_MAX_SIDE + 1];

        maze_read_row(m, row, walls);
        wire_get_text(w, now, sizeof now);
        for (int col = 0; col < cols && changed_cell == -1; col++)
            if (now[col] != (char)walls[col])
                changed_cell = row * cols + col;
    }
}

int
call_changed_cell(void)
{
    return changed_cell;
}

static void
stop_for_change(void)
{
    worker_stop(worker_current(), VERDICT_FAILED, "",
                "It changed what it was given to look at: the parameter is "
                "const, and whoever called it needs it unchanged.\n");
}

static void
kept(struct wire *w, int number)
{
    if (ahead_is_taken())
        wire_put_int(w, number);
    else if (wire_get_int(w) != number)
        stop_for_change();
}

void
call_kept_board(struct wire *w, const struct board *b)
{
    for (int row = 0; row < board_size(b); row++)
        kept(w, board_queen(b, row));
}

void
call_kept_ints(struct wire *w, const int *numbers, int count)
{
    for (int i = 0; i < count; i++)
        kept(w, numbers[i]);
}

void
call_kept_bools(struct wire *w, const bool *truths, int count)
{
    for (int i = 0; i < count; i++)
        kept(w, truths[i]);
}
