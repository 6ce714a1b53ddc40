/* worker.h - the judge's hold on a host and its children.
   SPDX-License-Identifier: MIT

   A worker is a host process, started inside whatever confinement applies,
   and the child that it runs for the current test.  Everything the child
   sends is doubted.  Tests do not use this file but call the lab's functions;
   the proxies behind those use call.h.  */
#ifndef TOOLS_JUDGE_SUITE_WORKER_H
#define TOOLS_JUDGE_SUITE_WORKER_H

#include <stdbool.h>
#include <stdint.h>

#include "tools/judge/report/result.h"
#include "tools/judge/suite/ending.h"
#include "tools/judge/wire/wire.h"

struct worker;

/* Who calls the code under test: a graded suite, or a program that draws.  */
struct worker_client {
    /* FUNCTION is called next; may stop it.  */
    void (*about_to_call)(const char *function);
    /* The call cannot go on, for the reason that VERDICT, WHERE (a line of the
       student's file or "") and MESSAGE tell.  Must not return.  */
    void (*stop)(enum verdict verdict, const char *where, const char *message);
    /* NULL, or asked while nothing comes, each second and after a signal: have
       SECONDS of silence been enough?  */
    bool (*is_enough)(double seconds);
    /* NULL, or told of each RECORD that the child got, or said.  */
    void (*note)(const struct wire *record, bool is_said);
    bool takes_late_moves; /* those made before it was interrupted */
    bool needs_no_words;   /* about how a child ended */
    long most_moves;       /* in one call; 0: any number */
};

/* A file with an implementation of a lab.  */
struct worker_plugin {
    const char *lab;
    const char *path;
};

enum { WORKER_PLUGINS = 50, WORKER_FOR_EVER = -1 };

struct worker_setup {
    const struct worker_client *client;
    const char *const *wrap; /* command that confines, ended by NULL, or NULL */
    const char *host;
    struct worker_plugin plugin[WORKER_PLUGINS + 1]; /* ended by lab NULL */
    double seconds;      /* for a child; 0: a test's, WORKER_FOR_EVER: any */
    double scale;        /* of every deadline; 0: no deadlines */
    double budget;       /* seconds for all children together; 0: any */
    bool is_memory_pass; /* the host is built with AddressSanitizer */
    int haste;           /* so many times less time than usual; 0 is 1 */
};

/* Start a host.  A host that cannot be started ends the program: the judge
   has nobody to judge.  */
struct worker *worker_open(const struct worker_setup *setup);

/* Let CLIENT be the one who calls, and return who was.  */
const struct worker_client *
worker_set_client(struct worker *w, const struct worker_client *client);

/* End the host and everything it started.  */
void worker_close(struct worker *w);

/* Return the layers of confinement around the child, by name.  */
const char *worker_layers(const struct worker *w);

/* Let the children to come have so many times less time than usual.  */
void worker_set_haste(struct worker *w, int haste);

/* Start a fresh child, for one test, and wait until it is ready.  If it never
   is, the client is stopped.  */
void worker_begin(struct worker *w);

/* Do the same, but return the verdict on a child that is never ready, or
   VERDICT_PASSED.  */
enum verdict worker_try(struct worker *w);

/* End the child, if there is one, and return how it ended: good until the next
   test.  */
const struct ending *worker_end(struct worker *w);

/* Return the seconds that the children took so far, but for what they had to
   wait for a processor.  */
double worker_spent(const struct worker *w);

/* Tell whether that is the budget.  */
bool worker_is_spent(const struct worker *w);

/* Return a number made of all that the child of this test has sent, or of the
   last record: another child that does the same has the same.  */
uint64_t worker_digest(const struct worker *w);
uint64_t worker_last_digest(const struct worker *w);

/* Return the worker whose child serves the running test.  */
struct worker *worker_current(void);

/* Send RECORD to the child.  If it has left so many records unread that there
   is no room, the client is stopped.  */
void worker_send(struct worker *w, const struct wire *record);

/* Wait for the next record from the child.  If it ends or its time is over
   instead, the client is stopped with a verdict that says so.  */
void worker_receive(struct worker *w, struct wire *record);

/* The same for the answer to WIRE_CALLS, which may be short if the time was
   over.  */
void worker_receive_all(struct worker *w, struct wire *record);

/* Tell the client that FUNCTION is called next, and count the call; return how
   many there were.  */
void worker_about_to_call(struct worker *w, const char *function);
int worker_calls(const struct worker *w);

/* Count the calls of this test from 0 again.  */
void worker_forget_calls(struct worker *w);

/* Return who calls; stop it.  */
const struct worker_client *worker_client(const struct worker *w);
_Noreturn void worker_stop(const struct worker *w, enum verdict verdict,
                           const char *where, const char *message);

#endif
