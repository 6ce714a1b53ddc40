/* moves.c - what the code under test does, told to the judge.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/host/moves.h"

#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "lib/require.h"
#include "tools/judge/host/crash.h"
#include "tools/judge/host/output.h"
#include "tools/judge/host/serve.h"
#include "tools/judge/host/serve_things.h"
#include "tools/judge/host/stopwatch.h"
#include "tools/judge/wire/live_move.h"

enum { SHOWN_MAX = 1024 }; /* bytes */
/* Moves in one record; a bound may follow a placement.  */
enum { BATCH = WIRE_BATCH, FULL = BATCH - 1 };

/* The moves that wait to be sent.  The host sees them, too, so that none is
   lost when the child is killed.  */
static struct batch {
    enum wire_watch watch;
    uint32_t ticket;
    int count;
    struct event move[BATCH];
} * batch;

typedef int bound_function(const struct board *b, const struct costs *c,
                           int row);

static struct {
    enum wire_watch watch;
    bool skips_tests;
    long long stop_at;     /* the solution; 0: none */
    bound_function *bound; /* or NULL: nobody asks */
    bool tells_calls;
    struct board *board;
    const struct costs *costs;
    const unsigned char *shown; /* changes of this are told, too */
    size_t shown_size;          /* 0: nothing is shown */
    unsigned char told[SHOWN_MAX];
    volatile sig_atomic_t is_sending;
    long long seen[EVENT_REFUSED + 1]; /* how many, by kind */
    struct wire out;
} now;

int
moves_share(void)
{
    if (batch != NULL) /* no child leaves word for the next one */
        munmap(batch, sizeof *batch);
    batch = mmap(NULL, sizeof *batch, PROT_READ | PROT_WRITE,
                 MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return batch != MAP_FAILED ? 0 : -1;
}

/* A move is three numbers: kind, row, column.  */
static void
put_moves(struct wire *w, int count)
{
    enum { NUMBERS = sizeof batch->move[0] / sizeof(int) };

    _Static_assert(NUMBERS == 3 && sizeof(enum event_kind) == sizeof(int),
                   "a move is as it stands in a record");
    wire_put_ints(w, (const int *)batch->move, NUMBERS * count);
}

void
moves_put_rest(struct wire *w)
{
    int count = batch->watch == WIRE_WATCH_LATE ? batch->count : 0;

    if (count < 0 || count > BATCH)
        count = 0;
    wire_put_int(w, (int32_t)batch->ticket);
    wire_put_int(w, count);
    put_moves(w, count);
}

int
moves_start(struct wire *w)
{
    static bool is_registered;
    char bound[64];
    int times;

    now.watch = (enum wire_watch)wire_get_int(w);
    batch->watch = now.watch;
    batch->ticket = serve_ticket();
    now.stop_at = 0;
    now.skips_tests = now.watch == WIRE_WATCH_NOTHING;
    now.bound = NULL;
    now.tells_calls = false;
    now.shown_size = 0;
    stopwatch_reset();
    for (int i = 0; i <= EVENT_REFUSED; i++)
        now.seen[i] = 0;
    if (now.watch == WIRE_WATCH_TOLD)
        now.stop_at = wire_get_long(w);
    if (now.watch <= WIRE_WATCH_TOLD)
        return 1;
    now.skips_tests = wire_get_bool(w);
    times = wire_get_int(w);
    now.stop_at = wire_get_long(w);
    wire_get_text(w, bound, sizeof bound);
    if (bound[0] != '\0')
        now.bound = (bound_function *)serve_find(bound);
    now.tells_calls = wire_get_bool(w);
    if (!is_registered)
        atexit(moves_send); /* the code under test may call exit */
    is_registered = true;
    return times;
}

void
moves_end(void)
{
    if (now.watch >= WIRE_WATCH_COUNT)
        stopwatch_end();
}

void
moves_send(void)
{
    struct wire *w = &now.out;

    if (batch->count == 0)
        return;
    serve_send_replies(); /* they come before */
    now.is_sending = 1;
    wire_start(w, WIRE_EVENTS, serve_ticket());
    put_moves(w, batch->count);
    batch->count = 0;
    serve_send(w);
    now.is_sending = 0;
}

void
moves_start_reply(struct wire *w)
{
    bool go_along = now.watch == WIRE_WATCH || now.watch == WIRE_WATCH_TOLD;

    if (!go_along || batch->count == 0) {
        moves_send();
        wire_start(w, WIRE_RETURN, serve_ticket());
        return;
    }
    wire_start(w, WIRE_LAST, serve_ticket());
    wire_put_int(w, batch->count);
    put_moves(w, batch->count); /* and forget them when W is sent */
}

/* Show the judge, who knows of no move, the queens that stand now.  */
static void
show_queens(enum wire_kind kind)
{
    struct wire *w = &now.out;

    wire_start(w, kind, serve_ticket());
    if (kind == WIRE_SO_FAR)
        moves_put_measure(w);
    serve_put_board(w, now.board);
    serve_send(w);
}

void
moves_rescue(int signal_number)
{
    if (signal_number == SIGXCPU && now.watch >= WIRE_WATCH_COUNT &&
        now.board != NULL) {
        moves_end();
        show_queens(WIRE_SO_FAR);
    }
    /* SIGXCPU comes at any time: a graded call is too late then, and half a
       record is none.  */
    if (signal_number != SIGXCPU ||
        (now.watch > WIRE_WATCH_TOLD && !now.is_sending))
        moves_send();
}

void
moves_forget(void)
{
    batch->count = 0;
}

void
moves_put_measure(struct wire *w)
{
    if (now.watch < WIRE_WATCH_COUNT)
        return;
    wire_put_long(w, now.seen[EVENT_PLACE]);
    wire_put_long(w, now.seen[EVENT_TRY]);
    wire_put_long(w, (long long)(stopwatch_seconds() * 1e9));
}

/* Ask the judge whether the solution that was found is enough.  */
static bool
ask_judge(void)
{
    struct wire *w = &now.out;

    output_send();
    serve_send_replies();
    moves_send();
    wire_start(w, WIRE_FOUND, serve_ticket());
    serve_send(w);
    serve_receive_answer(w);
    return wire_get_bool(w);
}

/* The compiler must not exchange the two steps: moves_rescue may come between
   them.  */
static void
add(int kind, int row, int col)
{
    batch->move[batch->count] =
        (struct event){ (enum event_kind)kind, row, col };
    atomic_signal_fence(memory_order_seq_cst);
    batch->count++;
}

void
moves_show(const void *thing, size_t size)
{
    REQUIRE(size <= SHOWN_MAX, "moves_show: more than can be shown");
    now.shown = thing;
    now.shown_size = now.watch <= WIRE_WATCH_TOLD ? size : 0;
    memcpy(now.told, thing, size);
}

/* Tell what has changed in the thing that is shown.  */
static void
tell_changes(void)
{
    if (memcmp(now.shown, now.told, now.shown_size) == 0)
        return;
    for (size_t i = 0; i < now.shown_size; i++)
        if (now.shown[i] != now.told[i]) {
            now.told[i] = now.shown[i];
            add(WIRE_CHANGED, (int)i, now.told[i]);
            if (batch->count >= FULL)
                moves_send();
        }
}

void
moves_tell_root(void)
{
    if (now.bound != NULL)
        add(WIRE_BOUND, now.bound(now.board, now.costs, 0), 0);
}

void
moves_begin(void)
{
    if (now.watch >= WIRE_WATCH_COUNT)
        stopwatch_begin();
}

/* Tell which calls of the code under test are open.  */
static void
tell_calls(void)
{
    int32_t offset[WIRE_OPEN_CALLS];
    int count = crash_open_calls(offset, WIRE_OPEN_CALLS);

    if (batch->count + count >= FULL)
        moves_send();
    for (int i = 0; i < count; i++)
        add(WIRE_OPEN_CALL, offset[i], i);
}

static bool
see(void *self, const struct event *e)
{
    if (now.tells_calls && e->kind != (enum event_kind)LIVE_MOVE_BOUND)
        tell_calls();
    if (now.shown_size > 0 && e->kind != EVENT_TRY)
        tell_changes();
    if (e->kind == EVENT_FOUND && now.watch == WIRE_WATCH)
        return ask_judge();
    if (e->kind <= EVENT_REFUSED) /* not one of live_move.h */
        now.seen[e->kind]++;
    if (now.watch == WIRE_WATCH_COUNT && e->kind == EVENT_FOUND)
        show_queens(WIRE_FOUND);
    else if (now.watch != WIRE_WATCH_COUNT)
        add(e->kind, e->row, e->col);
    if (e->kind == EVENT_PLACE && now.bound != NULL)
        add(WIRE_BOUND, now.bound(now.board, now.costs, e->row + 1), 0);
    if (batch->count >= FULL) {
        output_send(); /* the judge may have seen enough */
        moves_send();
    }
    return e->kind == EVENT_FOUND && now.stop_at > 0 &&
           now.seen[EVENT_FOUND] >= now.stop_at;
}

struct watcher
moves_watcher(void)
{
    return (struct watcher){ now.watch == WIRE_WATCH_TIME ? NULL : see, NULL };
}

bool
moves_want_tests(void)
{
    return !now.skips_tests && now.watch != WIRE_WATCH_TIME;
}

void
moves_try(int row, int col)
{
    struct event e = { EVENT_TRY, row, col };

    see(NULL, &e);
}

void
moves_on_board(struct board *b)
{
    now.board = b;
}

void
moves_with_costs(const struct costs *c)
{
    now.costs = c;
}

struct board *
moves_board(void)
{
    return now.board;
}
