/* memory_talk.c - what was said in a test, to be said again in the memory pass.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/suite/memory_pass.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/must.h"
#include "tools/judge/suite/grade.h"

/* A talk with a child: steps, one after the other, each of which is a struct
   step and, if the judge said it, the record's bytes.  */
struct talk {
    unsigned char *bytes;
    size_t size, room;
    int children;  /* one, or it cannot be had again */
    bool is_whole; /* it was not too long to be noted */
};

struct step {
    enum { CALLS, GETS, SAYS } what;
    const char *function; /* that is called */
    size_t size;          /* of what it got */
    uint32_t ticket;
    uint64_t digest; /* of what it said */
};

enum { TALKS_MAX = 16 << 20 }; /* bytes, together */

/* What the code under test said and did in each test.  */
static struct {
    const char *test;
    uint64_t digest;
    struct talk talk;
} said[GRADE_TESTS];
static int count;
static struct talk running; /* in this test */
static size_t noted;        /* bytes of all */

static void
add(struct talk *t, const void *bytes, size_t size)
{
    size_t room = t->room != 0 ? t->room : 4096;

    while (room < t->size + size)
        room *= 2;
    if (room != t->room)
        t->bytes = must(realloc(t->bytes, room));
    t->room = room;
    memcpy(t->bytes + t->size, bytes, size);
    t->size += size;
    noted += size;
}

/* Note the step S, and the BYTES it has.  */
static void
note_step(const struct step *s, const unsigned char *bytes)
{
    if (noted > TALKS_MAX)
        running.is_whole = false;
    if (!running.is_whole)
        return;
    add(&running, s, sizeof *s);
    add(&running, bytes, s->size);
}

void
memory_talk_note_call(const char *function)
{
    note_step(&(struct step){ .what = CALLS, .function = function },
              (const unsigned char *)"");
}

void
memory_talk_note_record(const struct wire *record, bool is_said)
{
    struct step s = { .what = is_said ? SAYS : GETS,
                      .size = is_said ? 0 : record->size,
                      .ticket = wire_ticket(record),
                      .digest =
                          is_said ? worker_last_digest(worker_current()) : 0 };

    if (is_said && wire_kind(record) == WIRE_READY) {
        noted -= running.size;
        running.size = 0;
        running.children++;
        running.is_whole = true;
        return;
    }
    note_step(&s, record->bytes);
}

/* Do S, which has BYTES, with the child of W.  Return whether it does the
   same.  */
static bool
do_step(struct worker *w, const struct step *s, const unsigned char *bytes)
{
    static struct wire record;

    if (s->what == CALLS) {
        worker_about_to_call(w, s->function);
        return true;
    }
    if (s->what == GETS) {
        wire_start(&record, WIRE_CALL, 0);
        memcpy(record.bytes, bytes, s->size);
        record.size = s->size;
        worker_send(w, &record);
        return true;
    }
    worker_receive(w, &record);
    return wire_ticket(&record) == s->ticket &&
           worker_last_digest(w) == s->digest;
}

/* Return the talk that passed in TEST, or NULL.  */
static const struct talk *
talk_in(const char *test)
{
    for (int i = 0; i < count; i++)
        if (strcmp(said[i].test, test) == 0)
            return said[i].talk.size > 0 ? &said[i].talk : NULL;
    return NULL;
}

bool
memory_talk_is_known(const char *test)
{
    return talk_in(test) != NULL;
}

bool
memory_talk_again(struct worker *w, const char *test)
{
    const struct talk *t = talk_in(test);
    bool is_same = t != NULL;
    struct step s;

    for (size_t at = 0; is_same && at < t->size; at += sizeof s + s.size) {
        memcpy(&s, t->bytes + at, sizeof s);
        is_same = do_step(w, &s, t->bytes + at + sizeof s);
    }
    return is_same;
}

static jmp_buf end_of_talks;

static void
let_call(const char *function)
{
}

static void
stop_talks(enum verdict verdict, const char *where, const char *message)
{
    longjmp(end_of_talks, 1);
}

bool
memory_talk_again_all(struct worker *w, const char *const *tests, int count)
{
    static const struct worker_client talker = { .about_to_call = let_call,
                                                 .stop = stop_talks,
                                                 .needs_no_words = true };
    const struct worker_client *before = worker_set_client(w, &talker);
    const struct ending *end;
    volatile bool is_same = true;

    if (setjmp(end_of_talks) == 0) {
        worker_begin(w);
        for (int i = 0; i < count && is_same; i++)
            is_same = memory_talk_again(w, tests[i]);
    } else
        is_same = false;
    end = worker_end(w);
    worker_set_client(w, before);
    return is_same && ending_was_looked_through(end);
}

void
memory_talk_keep(const char *test, bool has_passed, uint64_t digest)
{
    if (count < GRADE_TESTS) {
        said[count].test = test;
        said[count].digest = digest;
        if (has_passed && running.is_whole && running.children == 1)
            said[count].talk = running;
        else
            free(running.bytes);
        count++;
    }
    running = (struct talk){ 0 };
}

bool
memory_talk_has_digest(const char *test, uint64_t digest)
{
    for (int i = 0; i < count; i++)
        if (strcmp(said[i].test, test) == 0)
            return said[i].digest == digest;
    return false;
}
