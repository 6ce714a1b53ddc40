/* liar.c - a host that sends the judge anything but the right answer.
   SPDX-License-Identifier: MIT

   usage: liar LAB SEED, started by a judge as its host; SEED 0: honest.

   Plays host and child at once.  For each test it picks a lie: noise, a right
   reply with bytes changed, cut off or added, replies without a question,
   records without end, silence.  One record it never sends, unless it is
   honest: the right reply to the running call.  fuzz_replies.c is the judge
   that must not believe it.  */
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "lib/random.h"
#include "lib/watcher.h"
#include "tools/judge/wire/wire.h"

enum { CONTROL = 3, FLOOD = 4000000, NOISE_MAX = 300, FILES = 2 };

static struct random dice;
static bool is_honest;
static int test_fd = -1;
static struct wire right; /* the reply to the running call */
static struct wire late;  /* to the one before */
static struct wire lie;

static bool
one_in(int n)
{
    return random_below(&dice, n) == 0;
}

static bool
is_right(const struct wire *w)
{
    return w->size == right.size && memcmp(w->bytes, right.bytes, w->size) == 0;
}

/* Send W on FD unless it is the right reply.  Return -1 if nobody reads.  */
static int
tell(int fd, struct wire *w)
{
    if (fd == test_fd && !is_honest && is_right(w))
        w->bytes[w->size - 1] ^= 1;
    w->is_spoilt = false;
    return wire_send(fd, w);
}

/* Answer the call of TICKET in W as the judge wants it: see fuzz_replies.c.  */
static void
find_one(struct wire *w, uint32_t ticket)
{
    char name[32];

    wire_get_text(w, name, sizeof name);
    wire_start(&right, WIRE_RETURN, ticket);
    if (strcmp(name, "fuzz_flag") == 0)
        wire_put_int(&right, 1);
    else if (strcmp(name, "fuzz_number") == 0)
        wire_put_int(&right, 12345);
    else if (strcmp(name, "fuzz_maze") == 0)
        wire_put_int(&right, 3);
    else
        for (int i = 0; i < 5; i++) /* true, and four empty rows */
            wire_put_int(&right, i == 0 ? 1 : -1);
}

/* The same, if W may be several calls.  */
static void
find_right(struct wire *w)
{
    static struct wire one, all;

    if (wire_kind(w) == WIRE_CALL) {
        find_one(w, wire_ticket(w));
        return;
    }
    wire_start(&all, WIRE_RETURN, wire_ticket(w));
    while (!wire_is_done(w)) {
        wire_get_body(w, &one);
        find_one(&one, wire_ticket(w));
        wire_put_reply(&all, &right);
    }
    right = all;
}

static void
make_noise(void)
{
    lie.size = (size_t)random_below(&dice, NOISE_MAX);
    for (size_t i = 0; i < lie.size; i++)
        lie.bytes[i] = (unsigned char)random_below(&dice, 256);
}

/* Change some bytes of the right reply, cut some off or add some.  */
static void
mutate(void)
{
    lie = right;
    for (int i = random_below(&dice, 4); i >= 0; i--)
        lie.bytes[random_below(&dice, (int)lie.size)] ^=
            (unsigned char)(1 << random_below(&dice, 8));
    if (one_in(3))
        lie.size -= (size_t)random_below(&dice, (int)lie.size);
    else if (one_in(3))
        lie.size += (size_t)random_below(&dice, NOISE_MAX);
}

/* Put a reply together from likely parts.  */
static void
guess(void)
{
    uint32_t ticket = one_in(4) ? (uint32_t)random_bits(&dice)
                                : wire_ticket(one_in(8) ? &late : &right);

    wire_start(&lie, (enum wire_kind)random_below(&dice, 16), ticket);
    for (int i = random_below(&dice, 8); i > 0; i--)
        wire_put_int(&lie, one_in(4) ? (int32_t)random_bits(&dice)
                                     : random_below(&dice, 8) - 2);
}

/* Put moves into the lie, some of which can be made.  */
static void
make_moves(int count)
{
    wire_start(&lie, WIRE_EVENTS, wire_ticket(&right));
    for (int i = 0; i < count; i++) {
        wire_put_int(&lie, random_below(&dice, EVENT_FOUND + 2));
        wire_put_int(&lie, random_below(&dice, one_in(9) ? 100 : 4));
        wire_put_int(&lie, random_below(&dice, 4));
    }
}

/* Send W with more open files than anybody asked for.  */
static void
tell_with_files(struct wire *w)
{
    union {
        struct cmsghdr header;
        char room[CMSG_SPACE(FILES * sizeof(int))];
    } extra;
    struct iovec body = { w->bytes, w->size };
    struct msghdr message = { .msg_iov = &body,
                              .msg_iovlen = 1,
                              .msg_control = &extra,
                              .msg_controllen = sizeof extra.room };
    struct cmsghdr *c;
    int files[FILES] = { 0, CONTROL };

    memset(&extra, 0, sizeof extra);
    c = CMSG_FIRSTHDR(&message);
    c->cmsg_level = SOL_SOCKET;
    c->cmsg_type = SCM_RIGHTS;
    c->cmsg_len = CMSG_LEN(sizeof files);
    memcpy(CMSG_DATA(c), files, sizeof files);
    sendmsg(test_fd, &message, MSG_NOSIGNAL);
}

/* Send a record that is longer than any may be.  */
static void
tell_too_much(void)
{
    static char much[3 * WIRE_MAX];

    memcpy(much, right.bytes, right.size);
    send(test_fd, much, WIRE_MAX + 1 + (size_t)random_below(&dice, WIRE_MAX),
         MSG_NOSIGNAL);
}

/* Send moves that can be made, or ask whether to stop, for ever.  */
static void
flood(void)
{
    bool asks = one_in(2);

    for (int i = 0; i < FLOOD; i++) {
        wire_start(&lie, asks ? WIRE_FOUND : WIRE_EVENTS, wire_ticket(&right));
        for (int m = 0; m < 64 && !asks; m++) {
            wire_put_int(&lie, m % 2 == 0 ? EVENT_PLACE : EVENT_REMOVE);
            wire_put_int(&lie, 1);
            wire_put_int(&lie, 1);
        }
        if (tell(test_fd, &lie) == -1)
            return;
    }
}

/* Tell one lie about the running call.  */
static void
tell_lie(void)
{
    static const enum wire_kind last[] = { WIRE_TODO, WIRE_CRASH,
                                           WIRE_MISSING };

    switch (random_below(&dice, 9)) {
    case 0:
        make_noise();
        break;
    case 1:
        guess();
        break;
    case 2:
        make_moves(random_below(&dice, 300));
        break;
    case 3:
        lie = late;
        break;
    case 4:
        guess();
        tell_with_files(&lie);
        return;
    case 5:
        tell_too_much();
        return;
    case 6: /* last words, which are not the last */
        make_noise();
        memcpy(lie.bytes, &last[random_below(&dice, 3)], sizeof last[0]);
        break;
    default:
        mutate();
    }
    tell(test_fd, &lie);
}

static void
say_ready(void)
{
    wire_start(&lie, WIRE_READY, 0);
    tell(test_fd, &lie);
}

/* Serve one test, on TEST_FD.  */
static void
serve(void)
{
    static struct wire w;

    late = right;
    wire_start(&right, WIRE_RETURN, 0);
    if (!is_honest && one_in(10))
        tell_lie(); /* early */
    if (!is_honest && one_in(1000))
        return; /* silence */
    say_ready();
    while (wire_receive(test_fd, &w, NULL) == 1 &&
           (wire_kind(&w) == WIRE_CALL || wire_kind(&w) == WIRE_CALLS)) {
        find_right(&w);
        if (is_honest)
            tell(test_fd, &right);
        else if (one_in(1500))
            flood();
        else
            for (int i = random_below(&dice, 4); i >= 0; i--)
                tell_lie();
        if (!is_honest && one_in(200))
            _exit(random_below(&dice, 3)); /* as if killed by its child */
        if (!is_honest)
            break;
    }
    if (!is_honest && !one_in(500)) /* else the judge must lose patience */
        shutdown(test_fd, SHUT_RDWR);
}

/* Say that the child has ended, or something else.  */
static void
say_ended(void)
{
    static const int statuses[] = { 0, 9, 11, 99 << 8, 0x7fffffff };
    static const char asan[] = "ERROR: AddressSanitizer: x.c:1";
    int rest = random_below(&dice, 3);

    wire_start(&lie, WIRE_ENDED, 0);
    wire_put_int(&lie, statuses[random_below(&dice, 5)]);
    wire_put_int(&lie, (int32_t)random_bits(&dice));
    wire_put_int(&lie, random_below(&dice, 3) - 1);
    wire_put_text(&lie, asan, (size_t)random_below(&dice, sizeof asan));
    wire_put_int(&lie, (int32_t)random_bits(&dice));
    wire_put_int(&lie, rest);
    for (int i = 0; i < 3 * rest; i++)
        wire_put_int(&lie, (int32_t)random_bits(&dice));
    if (!is_honest && one_in(50))
        lie.size -= (size_t)random_below(&dice, 20);
    if (!is_honest && one_in(200))
        make_noise();
    if (!is_honest && one_in(500))
        wire_start(&lie, WIRE_TROUBLE, 0);
    tell(CONTROL, &lie);
}

int
main(int argc, char **argv)
{
    static struct wire w;
    uint64_t seed = argc == 3 ? strtoull(argv[2], NULL, 10) : 0;

    is_honest = seed == 0;
    dice = random_start(seed);
    wire_start(&right, WIRE_UP, 0);
    tell(CONTROL, &right);
    wire_start(&right, WIRE_RETURN, 0);
    while (wire_receive(CONTROL, &w, &test_fd) == 1) {
        if (wire_kind(&w) != WIRE_BEGIN)
            continue;
        serve();
        while (wire_receive(CONTROL, &w, NULL) == 1 &&
               wire_kind(&w) != WIRE_END)
            continue;
        close(test_fd);
        say_ended();
    }
    return 0;
}
