/* replay.c - make a move of the code under test here, too.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/suite/replay.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/maze_text.h"
#include "tools/base/must.h"
#include "tools/judge/report/result.h"
#include "tools/judge/suite/worker.h"
#include "tools/judge/wire/live_move.h"

enum { KEPT = 6000 }; /* 8 queens, all solutions, take 4204 */

/* The moves of the running call.  */
static struct {
    int rows; /* 0: it makes none */
    int cols;
    int given; /* of the moves, those that tell how the board was at the call */
    int count;
    bool is_over;                /* the call has returned */
    char maze[2 * FIGURE_CELLS]; /* row / row ...; "": a board, or too large */
    enum live_order order;       /* of a list, */
    struct live_node past[KEPT]; /* its nodes at the call, */
    int past_nodes;              /* and how many; 0: there is no list */
    struct event move[KEPT];
    long moves; /* in all, */
    long tests; /* and tests of squares among them */
} made;

/* Keep how M is built.  */
static void
keep_maze(const struct maze *m)
{
    FILE *out = must(fmemopen(made.maze, sizeof made.maze, "w"));

    maze_text_print(m, out);
    fclose(out);
    made.maze[made.rows * (made.cols + 1) - 1] = '\0';
    for (char *c = made.maze; *c != '\0'; c++)
        if (*c == '\n')
            *c = '/';
}

/* Keep what L is.  */
static void
keep_list(const struct live *l)
{
    int nodes = live_generated(l);

    made.rows = made.cols = nodes <= KEPT ? live_size(l) : 0;
    made.order = live_order(l);
    for (int i = 0; i < nodes && nodes <= KEPT; i++)
        made.past[made.past_nodes++] = live_node(l, i);
}

void
replay_begin(const struct board *b, const struct maze *m, const struct live *l)
{
    made.rows = b != NULL ? board_size(b) : m != NULL ? maze_rows(m) : 0;
    made.cols = m != NULL ? maze_cols(m) : made.rows;
    made.moves = made.tests = made.count = 0;
    made.is_over = false;
    made.maze[0] = '\0';
    made.past_nodes = 0;
    if (l != NULL)
        keep_list(l);
    if (m != NULL && made.rows * made.cols > FIGURE_CELLS)
        made.rows = 0;
    else if (m != NULL)
        keep_maze(m);
    for (int row = 0; b != NULL && row < made.rows; row++)
        if (board_queen(b, row) != -1)
            replay_note(EVENT_PLACE, row, board_queen(b, row));
    made.given = made.count;
}

/* Return what stands for KIND, of a move or of live_move.h; 0: it is not kept.
 */
static char
sign_of(enum event_kind kind)
{
    static const char signs[] = {
        [EVENT_PLACE] = '+',     [EVENT_REMOVE] = '-',   [EVENT_ENTER] = '+',
        [EVENT_LEAVE] = '-',     [EVENT_REFUSED] = 'x',  [EVENT_FOUND] = '!',
        [LIVE_MOVE_ADD] = '+',   [LIVE_MOVE_TAKE] = '*', [LIVE_MOVE_KILL] = '-',
        [LIVE_MOVE_FOUND] = '!', [LIVE_MOVE_BOUND] = 'b'
    };

    return (size_t)kind < sizeof signs ? signs[kind] : '\0';
}

void
replay_note(enum event_kind kind, int row, int col)
{
    made.moves++;
    made.tests += kind == EVENT_TRY;
    if (sign_of(kind) == '\0' || made.count > KEPT || made.rows == 0)
        return;
    if (made.count < KEPT)
        made.move[made.count] = (struct event){ kind, row, col };
    made.count++;
}

bool
replay_is_endless(long most, const char **why)
{
    /* It may come to an end after all, but nobody waits for that.  */
    *why = made.moves - made.tests < 1000000
               ? "It asks about millions of squares in one call: does it ask "
                 "for ever, or about far more squares than it must?\n"
               : "It makes millions of moves in one call, and far fewer are "
                 "needed: does it go on for ever, or does it try what it need "
                 "not?\n";
    return most > 0 && made.moves > most;
}

void
replay_end(void)
{
    made.is_over = true;
}

static FILE *telling; /* where moves are written */

static void
tell_live_move(int move, int one, int other)
{
    fprintf(telling, " %c%d,%d", sign_of((enum event_kind)move), one, other);
}

static void
see(void *self, const struct live *l, const struct live_event *e)
{
    live_move_tell(l, e, tell_live_move);
    (void)self;
}

/* Tell how the list came to be what it was at the call.  */
static void
tell_past(void)
{
    static const char *const orders[] = { "fifo", "lifo", "least" };
    struct live *l = must(live_new(made.rows, made.order, KEPT));

    fprintf(telling, " %s", orders[made.order]);
    live_watch(l, &(struct live_watcher){ see, NULL });
    live_move_relive(l, made.past, made.past_nodes);
    live_free(l);
    fputs(" :", telling);
}

/* Write move I.  */
static void
tell_move(int i)
{
    const struct event *e = &made.move[i];

    if (e->kind == EVENT_FOUND)
        fputs(" !", telling);
    else
        fprintf(telling, " %c%d,%d", i < made.given ? '=' : sign_of(e->kind),
                e->row, e->col);
}

void
replay_tell(char **text)
{
    char *told = NULL;
    size_t size;

    telling = must(open_memstream(&told, &size));
    if (made.count > made.given && made.count <= KEPT) {
        fprintf(telling, "%dx%d", made.rows, made.cols);
        if (made.maze[0] != '\0')
            fprintf(telling, " %s", made.maze);
        if (made.past_nodes > 0)
            tell_past();
        for (int i = 0; i < made.count; i++)
            tell_move(i);
        fputs(made.is_over ? " ." : "", telling);
    }
    fclose(telling);
    result_set(text, told);
    free(told);
}

bool
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

bool
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

enum { ANSWERS_MAX = 4096 };

/* The last call, and what came of it so far.  */
static struct {
    struct wire call;
    int replies;
    uint64_t seen; /* a digest of them */
    int answers;
    bool answer[ANSWERS_MAX];
} last;

void
replay_keep_call(const struct wire *w)
{
    memcpy(last.call.bytes, w->bytes, w->size);
    last.call.size = w->size;
    last.replies = last.answers = 0;
    last.seen = 0;
}

void
replay_keep_reply(void)
{
    last.replies++;
    last.seen =
        wire_digest_both(last.seen, worker_last_digest(worker_current()));
}

void
replay_keep_answer(bool stop)
{
    if (last.answers < ANSWERS_MAX)
        last.answer[last.answers] = stop;
    last.answers++;
}

bool
replay_differs(void)
{
    static struct wire record;
    struct worker *worker = worker_current();
    uint64_t seen = 0;
    int answered = 0;

    if (last.replies == 0 || last.answers > ANSWERS_MAX)
        return false;
    worker_begin(worker);
    worker_send(worker, &last.call);
    for (int i = 0; i < last.replies; i++) {
        worker_receive(worker, &record);
        seen = wire_digest_both(seen, worker_last_digest(worker));
        if (wire_kind(&record) != WIRE_FOUND)
            continue;
        if (answered == last.answers) /* it was stopped here */
            break;
        wire_start(&record, WIRE_ANSWER, wire_ticket(&last.call));
        wire_put_int(&record, last.answer[answered++]);
        worker_send(worker, &record);
    }
    return seen != last.seen;
}
