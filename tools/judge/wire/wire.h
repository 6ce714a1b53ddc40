/* wire.h - records that judge, host and plug-in exchange over a socket.
   SPDX-License-Identifier: MIT

   A record is a kind, a ticket and a body of numbers and text.  The ticket is
   a random number that the judge gives with each call: a reply without it was
   not asked for.

       wire_start(w, WIRE_CALL, ticket);
       wire_put_int(w, row);
       wire_send(fd, w);

       if (wire_receive(fd, w, NULL) == 1) {
           row = wire_get_int(w);
           if (!wire_is_done(w))
               return -1; // the record was not what it should have been
       }

   Whatever arrives is read without trust: reading beyond the end yields 0 and
   spoils the record, and wire_is_done then never says true.  */
#ifndef TOOLS_JUDGE_WIRE_WIRE_H
#define TOOLS_JUDGE_WIRE_WIRE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { WIRE_MAX = 65536 }; /* bytes of one record, at most */

enum wire_kind {
    /* judge to host, on the control socket */
    WIRE_BEGIN = 1, /* start a child on the socket that comes along */
    WIRE_END,       /* kill it */
    WIRE_INTERRUPT, /* let it say where it is, and die */
    /* host to judge, on the control socket */
    WIRE_UP,      /* the host has started */
    WIRE_ENDED,   /* wait status, CPU milliseconds, what it printed,
                     moves that it had not sent */
    WIRE_TROUBLE, /* the host cannot go on, and nobody's code is to blame */
    /* judge to child, on the test's own socket */
    WIRE_CALL,   /* function, style, arguments */
    WIRE_CALLS,  /* the bodies of several */
    WIRE_ANSWER, /* to WIRE_FOUND: stop? */
    /* child to judge */
    WIRE_READY,  /* the plug-in is loaded */
    WIRE_EVENTS, /* a batch of moves */
    WIRE_FOUND,  /* a solution: stop? where moves are not told: its queens */
    WIRE_SO_FAR, /* where moves are not told and it is interrupted: what was
                    counted and timed, and the queens */
    WIRE_RETURN, /* the function's result; to WIRE_CALLS several replies, each
                    a kind and a body */
    WIRE_LAST,   /* the number of the last moves, these, and the result */
    WIRE_TODO,   /* LAB_TODO: function, file, line */
    WIRE_CRASH,  /* plug-in, open calls if the stack overflowed or 0, code
                    addresses in the plug-in */
    WIRE_MISSING /* the plug-in lacks a function, or cannot be loaded */
};

/* What a child tells of a call: the style's first number.  */
enum wire_watch {
    WIRE_WATCH,         /* every move, and the judge is asked at each solution
                           whether to stop; nothing else of the style follows */
    WIRE_WATCH_NOTHING, /* no tests of squares: it does nothing else.  Nothing
                         else of the style follows */
    WIRE_WATCH_TOLD, /* every move, solutions too; the number of the solution at
                        which to stop follows, 0: none, and nothing else */
    WIRE_WATCH_LATE, /* every move, also those before it is interrupted */
    WIRE_WATCH_COUNT, /* how many moves, and each solution */
    WIRE_WATCH_TIME   /* nothing but how long it took */
};

/* Tests of squares that stand for a function of a plug-in, which is named
   next: those of square_tests.h are numbered from 0 on.  */
enum { WIRE_TEST_OWN = -1, WIRE_TEST_SCAN = -2 };

/* In the place of an event's kind: what follows is the bound of the queens
   that stand now; a byte of the thing that is shown; a call that is open when
   the next move is made, as the offset of its code and its place, the innermost
   being 0.  */
enum { WIRE_BOUND = 100, WIRE_CHANGED, WIRE_OPEN_CALL };

enum { WIRE_OPEN_CALLS = 40 }; /* that are told, at most */

enum { WIRE_BATCH = 1024 }; /* moves of one record, at most */

struct wire {
    size_t size;    /* bytes in use */
    size_t at;      /* where the next number is read */
    bool is_spoilt; /* a number did not fit, or was not there */
    unsigned char bytes[WIRE_MAX];
};

/* Make a socket pair that keeps records apart.  Return 0, or -1 with errno
   set.  Both ends are closed on exec.  */
int wire_pair(int ends[2]);

/* Begin an empty record in W.  */
void wire_start(struct wire *w, enum wire_kind kind, uint32_t ticket);

/* Append a number, or SIZE bytes of text, to the record in W.  */
void wire_put_int(struct wire *w, int32_t value);
void wire_put_long(struct wire *w, long long value); /* not below 0 */
void wire_put_text(struct wire *w, const char *text, size_t size);

/* Append COUNT numbers.  */
void wire_put_ints(struct wire *w, const int *value, int count);
void wire_put_bools(struct wire *w, const bool *value, int count);

/* Return what W says it is.  */
enum wire_kind wire_kind(const struct wire *w);
uint32_t wire_ticket(const struct wire *w);

/* Read the next number of W; one that must be 0 or 1; one in LOW .. HIGH.  A
   number that is not so spoils W.  */
int32_t wire_get_int(struct wire *w);
long long wire_get_long(struct wire *w);
bool wire_get_bool(struct wire *w);
int32_t wire_get_range(struct wire *w, int32_t low, int32_t high);

/* Read COUNT numbers of W, bools as wire_get_bool does.  */
void wire_get_ints(struct wire *w, int *value, int count);
void wire_get_bools(struct wire *w, bool *value, int count);

/* Read a text of W into TEXT, which has room for SIZE bytes, cut to fit and
   ended by a zero byte.  Return the number of bytes before it.  */
size_t wire_get_text(struct wire *w, char *text, size_t size);

/* Append the body of OTHER, if there is room for it; read it again.  */
bool wire_has_room(const struct wire *w, const struct wire *other);
void wire_put_body(struct wire *w, const struct wire *other);
void wire_get_body(struct wire *w, struct wire *other);

/* Do the same with REPLY, to one of the calls of a WIRE_CALLS record: its kind
   goes along, and the ticket is that of W.  */
void wire_put_reply(struct wire *w, const struct wire *reply);
void wire_get_reply(struct wire *w, struct wire *reply);

/* Return a number made of what W says, but for its ticket; and one made of the
   digest BEFORE and that of the record NEXT.  */
uint64_t wire_digest(const struct wire *w);
uint64_t wire_digest_both(uint64_t before, uint64_t next);

/* Tell whether W was read exactly to its end without being spoilt.  */
bool wire_is_done(const struct wire *w);

/* Send the record in W on FD; wire_send_fd with file descriptor PASSED, which
   code under test may not.  Return 0, or -1 with errno set.  wire_send_now does
   not wait for room but fails with EAGAIN: for a judge, who must not wait for
   somebody who never reads.  */
int wire_send(int fd, const struct wire *w);
int wire_send_now(int fd, const struct wire *w);
int wire_send_fd(int fd, const struct wire *w, int passed);

/* Receive a record from FD into W, and into *PASSED the file descriptor that
   came with it or -1.  If PASSED is NULL, descriptors that come along are
   dropped.  Return 1, 0 if the other end is gone (or sent nothing at all, which
   looks the same), or -1 if what came is no record (too long, too short).
   Waits until something comes.  */
int wire_receive(int fd, struct wire *w, int *passed);

#endif
