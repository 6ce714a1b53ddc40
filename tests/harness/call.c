/* call.c - call a function of the code under test, in its own process.
   SPDX-License-Identifier: MIT  */
#include "tests/harness/call.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#ifdef __APPLE__
#include <sys/random.h>
#endif

#include "tests/harness/grade.h"
#include "tests/harness/square_tests.h"
#include "tests/harness/worker.h"

enum { MOVES_MAX = 5000000 }; /* more in one call are taken for endless */

/* One call at a time; calls do not nest.  */
static struct wire record;
static uint32_t ticket;
static long moves;

/* Return a number that the code under test cannot guess.  */
static uint32_t
new_ticket(void)
{
    static uint32_t store[64]; /* as much as getentropy gives at once */
    static size_t left;

    if (left == 0) {
        if (getentropy(store, sizeof store) == -1) {
            perror("judge: getentropy");
            exit(75);
        }
        left = sizeof store / sizeof store[0];
    }
    return store[--left];
}

static void
stop_for_nonsense(void)
{
    grade_stop(VERDICT_FAILED, "",
               "The reply made no sense: it is not what the function's "
               "declaration says.  Is a return missing?\n");
}

struct wire *
call_start(const char *function)
{
    grade_about_to_call(function);
    worker_count_call(worker_current());
    ticket = new_ticket();
    moves = 0;
    wire_start(&record, WIRE_CALL, ticket);
    wire_put_text(&record, function, strlen(function));
    return &record;
}

int
call_end(struct wire *w, int result)
{
    if (!wire_is_done(w))
        stop_for_nonsense();
    return result;
}

static bool
replay_on_board(struct board *b, enum event_kind kind, int row, int col)
{
    int n = board_size(b);

    if (row < 0 || row >= n || col < 0 || col >= n)
        return false;
    switch (kind) {
    case EVENT_PLACE:
        return board_place(b, row, col) == 0;
    case EVENT_REMOVE:
        return board_queen(b, row) == col && board_remove(b, row) == 0;
    case EVENT_REFUSED:
        return board_place(b, row, col) == -1;
    case EVENT_TRY:
        board_tried(b, row, col);
        return true;
    default:
        return false;
    }
}

static bool
replay_in_maze(struct maze *m, enum event_kind kind, int row, int col)
{
    struct maze_cell here;

    if (row < 0 || row >= maze_rows(m) || col < 0 || col >= maze_cols(m))
        return false;
    if (kind == EVENT_ENTER)
        return maze_enter(m, row, col) == 0;
    if (kind != EVENT_LEAVE || maze_steps(m) < 0)
        return false;
    here = maze_path(m, maze_steps(m));
    return here.row == row && here.col == col && maze_leave(m) == 0;
}

/* Make the moves in W on B or in M.  */
static void
replay(struct wire *w, struct board *b, struct maze *m)
{
    while (!w->is_spoilt && w->at < w->size) {
        enum event_kind kind = (enum event_kind)wire_get_int(w);
        int row = wire_get_int(w), col = wire_get_int(w);
        bool is_good = !w->is_spoilt;

        if (is_good && b != NULL)
            is_good = replay_on_board(b, kind, row, col);
        else if (is_good)
            is_good = m != NULL && replay_in_maze(m, kind, row, col);
        if (!is_good)
            stop_for_nonsense();
        if (++moves > MOVES_MAX)
            grade_stop(VERDICT_TIMED_OUT, "",
                       "It makes moves without end: does it ever stop?\n");
    }
}

static void
answer_found(struct worker *worker, struct board *b, struct maze *m)
{
    static struct wire reply;
    bool stop = b != NULL ? board_found(b) : maze_found(m);

    wire_start(&reply, WIRE_ANSWER, ticket);
    wire_put_int(&reply, stop);
    worker_send(worker, &reply);
}

static void
wait_with(struct wire *w, struct board *b, struct maze *m)
{
    struct worker *worker = worker_current();

    worker_send(worker, w);
    for (;;) {
        worker_receive(worker, w);
        if (wire_ticket(w) != ticket)
            stop_for_nonsense();
        if (wire_kind(w) == WIRE_RETURN)
            return;
        if (wire_kind(w) == WIRE_EVENTS)
            replay(w, b, m);
        else if (wire_kind(w) == WIRE_FOUND && (b != NULL || m != NULL))
            answer_found(worker, b, m);
        else
            stop_for_nonsense();
    }
}

void
call_wait(struct wire *w)
{
    wait_with(w, NULL, NULL);
}

void
call_wait_on_board(struct wire *w, struct board *b)
{
    wait_with(w, b, NULL);
}

void
call_wait_in_maze(struct wire *w, struct maze *m)
{
    wait_with(w, NULL, m);
}

void
call_put_board(struct wire *w, const struct board *b)
{
    wire_put_int(w, board_size(b));
    for (int row = 0; row < board_size(b); row++)
        wire_put_int(w, board_queen(b, row));
}

void
call_put_square_test(struct wire *w, square_test *test)
{
    wire_put_int(w, square_test_number(test));
}

void
call_get_board(struct wire *w, const struct board *b)
{
    for (int row = 0; row < board_size(b); row++)
        if (wire_get_int(w) != board_queen(b, row))
            stop_for_nonsense();
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
