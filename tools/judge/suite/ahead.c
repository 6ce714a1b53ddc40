/* ahead.c - calls whose results are foretold, sent and answered many at a time.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/suite/ahead.h"

#include <setjmp.h>
#include <string.h>

#include "lib/require.h"
#include "tools/judge/suite/call.h"
#include "tools/judge/suite/worker.h"

/* SENDING: a case is run up to its call, which is put among those to be sent;
   ANSWERED: it is run with the answer to that.  */
static struct {
    enum { ONE_BY_ONE, TOGETHER, SETTLING, SENDING, ANSWERED } way;
    bool is_foretold; /* the next call; */
    bool is_taken;    /* the running one; */
    int expected;     /* it is to return this */
    int stop_at;      /* the next one; or AHEAD_UNKNOWN */
    bool has_others;  /* calls were made that nobody foretold */
    int count;        /* of foretold calls in this run of the test, */
    int known;        /* and how many of them are known to be right */
    struct wire calls;
    struct wire replies; /* as they should be */
    jmp_buf begin;
    jmp_buf sender;
} ahead = { .stop_at = AHEAD_UNKNOWN };

void
ahead_expect(int result)
{
    ahead.is_foretold = true;
    ahead.expected = result;
}

void
ahead_stop_at(int solution)
{
    ahead.stop_at = solution;
}

int
ahead_take_stop(void)
{
    int stop_at = ahead.way != ONE_BY_ONE ? ahead.stop_at : AHEAD_UNKNOWN;

    ahead.stop_at = AHEAD_UNKNOWN;
    return stop_at;
}

static void
clear(void)
{
    wire_start(&ahead.calls, WIRE_CALLS, call_new_ticket());
    wire_start(&ahead.replies, WIRE_RETURN, wire_ticket(&ahead.calls));
}

void
ahead_run(void (*test)(int i), int i)
{
    ahead.way = TOGETHER;
    ahead.is_foretold = ahead.is_taken = ahead.has_others = false;
    ahead.stop_at = AHEAD_UNKNOWN;
    ahead.known = 0;
    clear();
    (void)setjmp(ahead.begin);
    ahead.count = 0;
    test(i);
    ahead_settle();
    ahead.way = ONE_BY_ONE;
}

/* In a fresh child: what a call does may depend on those before.  */
void
ahead_begin_anew(void)
{
    ahead.way = ONE_BY_ONE;
    ahead.known = 0;
    worker_begin(worker_current());
    longjmp(ahead.begin, 1);
}

/* The child stopped at a call after ANSWERED right ones: begin anew, but make
   no call before that one.  */
static void
go_to_stop(int answered)
{
    ahead.way = ONE_BY_ONE;
    ahead.known += answered;
    worker_forget_calls(worker_current());
    longjmp(ahead.begin, 1);
}

/* Return how many replies were SAID, all as WANTED; -1 if not all.  */
static int
count_right(struct wire *said, struct wire *wanted)
{
    static struct wire one, other;
    int count = 0;

    for (; !wire_is_done(said) && !wire_is_done(wanted); count++) {
        wire_get_reply(said, &one);
        wire_get_reply(wanted, &other);
        if (said->is_spoilt || one.size != other.size ||
            memcmp(one.bytes, other.bytes, one.size) != 0)
            return -1;
    }
    return wire_is_done(said) ? count : -1;
}

void
ahead_settle(void)
{
    static struct wire said;
    struct worker *worker = worker_current();
    int right = -1;

    if (ahead.way != TOGETHER || wire_is_done(&ahead.calls))
        return;
    ahead.way = SETTLING;
    worker_send(worker, &ahead.calls);
    worker_receive_all(worker, &said);
    if (wire_kind(&said) == WIRE_RETURN &&
        wire_ticket(&said) == wire_ticket(&ahead.calls))
        right = count_right(&said, &ahead.replies);
    if (right == -1 || (ahead.has_others && !wire_is_done(&ahead.replies)))
        ahead_begin_anew();
    if (!wire_is_done(&ahead.replies))
        go_to_stop(right);
    ahead.known = ahead.count;
    ahead.way = TOGETHER;
    clear();
}

uint32_t
ahead_ticket(void)
{
    return ahead.way == ANSWERED ? wire_ticket(&ahead.calls)
                                 : call_new_ticket();
}

bool
ahead_was_sent(void)
{
    return ahead.way == ANSWERED;
}

enum { IS_PUT = 1, HAS_NO_ROOM };

void
ahead_send(const struct wire *w)
{
    if (ahead.way != SENDING)
        return;
    if (!wire_has_room(&ahead.calls, w))
        longjmp(ahead.sender, HAS_NO_ROOM);
    wire_put_body(&ahead.calls, w);
    longjmp(ahead.sender, IS_PUT);
}

void
ahead_receive(struct wire *w)
{
    if (ahead.way != ANSWERED || wire_is_done(&ahead.replies)) {
        worker_receive(worker_current(), w);
        if (ahead.way != ANSWERED || wire_kind(w) != WIRE_RETURN)
            return; /* moves, say */
        memcpy(ahead.replies.bytes, w->bytes, w->size);
        ahead.replies.size = w->size;
        ahead.replies.at = w->at;
    }
    wire_get_reply(&ahead.replies, w);
}

/* Run TRY with the case SELF up to its call, and put that among the calls to be
   sent.  Return whether there was room for it.  */
static bool
put_case(void (*try)(void *self), void *self)
{
    switch (setjmp(ahead.sender)) {
    case IS_PUT:
        return true;
    case HAS_NO_ROOM:
        return false;
    default:
        try(self);
        require_failed("ahead_each: a case makes no call");
    }
}

/* Send the calls of the first of COUNT CASES, then run these.  Return how many
   they were.  */
static int
run_some(void (*try)(void *self), char *cases, size_t size, int count)
{
    int sent = 0;

    clear();
    ahead.way = SENDING;
    while (sent < count && put_case(try, cases + (size_t)sent * size))
        sent++;
    worker_send(worker_current(), &ahead.calls);
    ahead.way = ANSWERED;
    for (int i = 0; i < sent; i++)
        try(cases + (size_t)i * size);
    if (!wire_is_done(&ahead.replies))
        ahead_begin_anew();
    ahead.way = TOGETHER;
    clear();
    return sent;
}

void
ahead_each(void (*try)(void *self), void *cases, size_t size, int count)
{
    int i = 0;

    ahead_settle();
    ahead.has_others = true;
    while (i < count && ahead.way == TOGETHER)
        i += run_some(try, (char *)cases + (size_t)i * size, size, count - i);
    for (; i < count; i++)
        try((char *)cases + (size_t)i * size);
}

void
ahead_doubt(void)
{
    if (ahead.way == ANSWERED)
        ahead_begin_anew();
    ahead_settle();
}

void
ahead_stop(bool has_time)
{
    bool is_alone = ahead.way == ONE_BY_ONE || ahead.way == TOGETHER;

    if (is_alone)
        ahead_settle();
    else if (has_time)
        ahead_begin_anew();
    ahead.way = ONE_BY_ONE;
}

bool
ahead_will_take(void)
{
    return ahead.way == TOGETHER && ahead.is_foretold;
}

bool
ahead_take(struct wire *w)
{
    bool is_foretold = ahead.is_foretold;

    ahead.is_foretold = false;
    if (!is_foretold ||
        (ahead.way == ONE_BY_ONE && ahead.count >= ahead.known)) {
        ahead_settle();
        ahead.has_others = true;
        return false;
    }
    if (ahead.way == TOGETHER) {
        if (!wire_has_room(&ahead.calls, w))
            ahead_settle();
        wire_put_body(&ahead.calls, w);
    }
    ahead.count++;
    ahead.is_taken = true;
    wire_start(w, WIRE_RETURN, 0);
    wire_put_int(w, ahead.expected);
    return true;
}

bool
ahead_is_taken(void)
{
    return ahead.is_taken;
}

void
ahead_end(const struct wire *w)
{
    ahead.is_taken = false;
    if (ahead.way == TOGETHER)
        wire_put_reply(&ahead.replies, w);
}
