/* call.c - call a function of the code under test, in its own process.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/suite/call.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#ifdef __APPLE__
#include <sys/random.h>
#endif

#include "lib/require.h"
#include "tools/base/say.h"
#include "tools/judge/suite/ahead.h"
#include "tools/judge/suite/call_things.h"
#include "tools/judge/suite/replay.h"
#include "tools/judge/suite/worker.h"

/* One call at a time; calls do not nest.  */
static struct wire record;
static uint32_t ticket;
static struct call_style style;
static struct call_measure measure;
static int told_stop; /* the solution; 0: none, AHEAD_UNKNOWN: it asks */
static int found;     /* solutions, if it is told */
static struct {
    int size;
    unsigned char bytes[1024];
} shown;

void
call_set_style(const struct call_style *s)
{
    style = s != NULL ? *s : (struct call_style){ .watch = WIRE_WATCH };
}

struct call_measure
call_measured(void)
{
    return measure;
}

uint32_t
call_new_ticket(void)
{
    static uint32_t store[64]; /* as much as getentropy gives at once */
    static size_t left;

    if (left == 0) {
        if (getentropy(store, sizeof store) == -1)
            say_errno("getentropy");
        left = sizeof store / sizeof store[0];
    }
    return store[--left];
}

static void
stop_for_nonsense(void)
{
    worker_stop(worker_current(), VERDICT_FAILED, "",
                "The reply made no sense: it is not what the function's "
                "declaration says.  Is a return missing?\n");
}

static void
put_style(struct wire *w)
{
    const char *bound = style.bound != NULL ? style.bound : "";

    if (style.watch == WIRE_WATCH) {
        wire_put_int(w, ahead_will_take()            ? WIRE_WATCH_NOTHING
                        : told_stop != AHEAD_UNKNOWN ? WIRE_WATCH_TOLD
                                                     : WIRE_WATCH);
        if (told_stop != AHEAD_UNKNOWN)
            wire_put_long(w, told_stop);
        return;
    }
    wire_put_int(w, style.watch);
    wire_put_int(w, style.skips_tests);
    wire_put_int(w, style.times > 0 ? style.times : 1);
    wire_put_long(w, style.stop_at);
    wire_put_text(w, bound, strlen(bound));
    wire_put_int(w, style.see_call != NULL);
}

struct wire *
call_start(const char *function)
{
    if (!ahead_was_sent())
        worker_about_to_call(worker_current(), function);
    ticket = ahead_ticket();
    shown.size = 0;
    told_stop = ahead_take_stop();
    found = 0;
    wire_start(&record, WIRE_CALL, ticket);
    wire_put_text(&record, function, strlen(function));
    put_style(&record);
    return &record;
}

int
call_end(struct wire *w, int result)
{
    if (ahead_is_taken())
        ahead_end(w);
    else if (!wire_is_done(w))
        stop_for_nonsense();
    return result;
}

/* Tell whoever watches B or M that it holds a solution.  Return whether the
   search should stop.  */
static bool
tell_found(struct board *b, struct maze *m)
{
    return b != NULL ? board_found(b) : m != NULL && maze_found(m);
}

void
call_show(const void *thing, size_t size)
{
    REQUIRE(size <= sizeof shown.bytes, "call_show: more than can be shown");
    memcpy(shown.bytes, thing, size);
    shown.size = (int)size;
}

const unsigned char *
call_shown(void)
{
    return shown.bytes;
}

/* Make one move on B, in M, or in the list of a call.  Return whether it can be
 * made.  */
static bool
replay_one(int kind, int row, int col, struct board *b, struct maze *m)
{
    if (kind == WIRE_BOUND && style.see_bound != NULL) {
        style.see_bound(row);
        return true;
    }
    if (kind == WIRE_OPEN_CALL && style.see_call != NULL) {
        style.see_call(row, col);
        return true;
    }
    if (kind == EVENT_FOUND &&
        (told_stop != AHEAD_UNKNOWN || style.watch == WIRE_WATCH_LATE)) {
        bool stop = tell_found(b, m), is_told = told_stop > 0;

        if (told_stop != AHEAD_UNKNOWN &&
            stop != (++found >= told_stop && is_told))
            ahead_begin_anew();
        return b != NULL || m != NULL;
    }
    if (kind == WIRE_CHANGED) {
        if (row < 0 || row >= shown.size)
            return false;
        shown.bytes[row] = (unsigned char)col;
        return true;
    }
    if (b != NULL)
        return replay_on_board(b, (enum event_kind)kind, row, col);
    if (m != NULL)
        return replay_in_maze(m, (enum event_kind)kind, row, col);
    return call_live_replay(kind, row, col);
}

/* Make the moves in W on B or in M.  */
static void
replay(struct wire *w, struct board *b, struct maze *m)
{
    const struct worker *worker = worker_current();
    long most = worker_client(worker)->most_moves;
    int left = wire_kind(w) == WIRE_LAST ? wire_get_int(w) : WIRE_MAX;
    const char *why;

    while (!w->is_spoilt && w->at < w->size && left-- > 0) {
        int kind = wire_get_int(w);
        int row = wire_get_int(w), col = wire_get_int(w);

        replay_note((enum event_kind)kind, row, col);
        if (w->is_spoilt || !replay_one(kind, row, col, b, m))
            stop_for_nonsense();
        if (replay_is_endless(most, &why))
            worker_stop(worker, VERDICT_TIMED_OUT, "", why);
    }
}

/* Put the queens in W on B, instead of those that stand there.  */
static void
take_queens(struct wire *w, struct board *b)
{
    int n = board_size(b);

    for (int row = 0; row < n; row++) {
        int col = wire_get_range(w, -1, n - 1);

        if (w->is_spoilt)
            stop_for_nonsense();
        board_remove(b, row);
        if (col >= 0)
            board_place(b, row, col);
    }
}

static void
answer_found(struct wire *w, struct board *b, struct maze *m)
{
    static struct wire reply;
    bool stop;

    if (b != NULL && style.watch == WIRE_WATCH_COUNT) {
        take_queens(w, b);
        board_found(b);
        return;
    }
    replay_note(EVENT_FOUND, -1, -1);
    stop = tell_found(b, m);
    replay_keep_answer(stop);
    wire_start(&reply, WIRE_ANSWER, ticket);
    wire_put_int(&reply, stop);
    worker_send(worker_current(), &reply);
}

static void
get_measure(struct wire *w)
{
    if (style.watch < WIRE_WATCH_COUNT)
        return;
    measure.placements = wire_get_long(w);
    measure.tests = wire_get_long(w);
    measure.seconds =
        (double)wire_get_long(w) / 1e9 / (style.times > 0 ? style.times : 1);
}

static void
wait_for(struct wire *w, struct board *b, struct maze *m, const struct live *l)
{
    struct worker *worker = worker_current();

    replay_begin(b, m, l);
    if (ahead_take(w))
        return;
    replay_keep_call(w);
    ahead_send(w);
    if (!ahead_was_sent())
        worker_send(worker, w);
    do {
        ahead_receive(w);
        replay_keep_reply();
        if (wire_ticket(w) != ticket)
            stop_for_nonsense();
        if (wire_kind(w) == WIRE_EVENTS || wire_kind(w) == WIRE_LAST)
            replay(w, b, m);
        else if (wire_kind(w) == WIRE_FOUND && (b != NULL || m != NULL))
            answer_found(w, b, m);
        else if (wire_kind(w) == WIRE_SO_FAR && b != NULL &&
                 style.watch >= WIRE_WATCH_COUNT) {
            get_measure(w); /* it was interrupted there */
            take_queens(w, b);
        } else if (wire_kind(w) != WIRE_RETURN)
            stop_for_nonsense();
    } while (wire_kind(w) != WIRE_RETURN && wire_kind(w) != WIRE_LAST);
    replay_end();
    get_measure(w);
}

void
call_wait(struct wire *w)
{
    wait_for(w, NULL, NULL, NULL);
}

void
call_wait_with(struct wire *w, const struct live *l)
{
    wait_for(w, NULL, NULL, l);
}

void
call_wait_on_board(struct wire *w, struct board *b)
{
    wait_for(w, b, NULL, NULL);
}

void
call_wait_in_maze(struct wire *w, struct maze *m)
{
    wait_for(w, NULL, m, NULL);
}

void
call_get_board(struct wire *w, struct board *b)
{
    if (style.watch >= WIRE_WATCH_COUNT) {
        take_queens(w, b);
        return;
    }
    for (int row = 0; row < board_size(b); row++)
        if (wire_get_int(w) != board_queen(b, row))
            stop_for_nonsense();
}
