/* wire.h - records that judge, host and plug-in exchange over a socket.
   SPDX-License-Identifier: MIT

   A record is a kind, a ticket and a body of numbers and text.  The ticket is
   a random number that the judge gives with each call: a reply without it was
   not asked for.

       wire_start(&w, WIRE_CALL, ticket);
       wire_put_int(&w, row);
       wire_send(fd, &w);

       if (wire_receive(fd, &w) == 1) {
           row = wire_get_int(&w);
           if (!wire_is_done(&w))
               ... the record was not what it should have been ...
       }

   Whatever arrives is read without trust: reading beyond the end yields 0 and
   spoils the record, and wire_is_done then never says true.  */
#ifndef TESTS_HARNESS_WIRE_H
#define TESTS_HARNESS_WIRE_H

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
    WIRE_ENDED,   /* wait status, CPU milliseconds, what it printed */
    WIRE_TROUBLE, /* the host cannot go on, and nobody's code is to blame */
    /* judge to child, on the test's own socket */
    WIRE_CALL,   /* function number, arguments */
    WIRE_ANSWER, /* to WIRE_FOUND: stop? */
    /* child to judge */
    WIRE_READY,  /* the plug-in is loaded */
    WIRE_EVENTS, /* a batch of moves */
    WIRE_FOUND,  /* a solution: stop? */
    WIRE_RETURN, /* the function's result */
    WIRE_TODO,   /* LAB_TODO: function, file, line */
    WIRE_CRASH,  /* signal, stack overflow?, code addresses */
    WIRE_MISSING /* the plug-in lacks a function, or cannot be loaded */
};

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
void wire_put_text(struct wire *w, const char *text, size_t size);

/* Return what W says it is.  */
enum wire_kind wire_kind(const struct wire *w);
uint32_t wire_ticket(const struct wire *w);

/* Read the next number of W; one that must be 0 or 1; one in LOW .. HIGH.  A
   number that is not so spoils W.  */
int32_t wire_get_int(struct wire *w);
bool wire_get_bool(struct wire *w);
int32_t wire_get_range(struct wire *w, int32_t low, int32_t high);

/* Read a text of W into TEXT, which has room for SIZE bytes, cut to fit and
   ended by a zero byte.  Return the number of bytes before it.  */
size_t wire_get_text(struct wire *w, char *text, size_t size);

/* Tell whether W was read exactly to its end without being spoilt.  */
bool wire_is_done(const struct wire *w);

/* Send the record in W on FD, with file descriptor PASSED if it is not -1.
   Return 0, or -1 with errno set.  wire_send_now does not wait for room but
   fails with EAGAIN: for a judge, who must not wait for somebody who never
   reads.  */
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
