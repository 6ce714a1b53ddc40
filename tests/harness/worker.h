/* worker.h - the judge's hold on a host and its children.
   SPDX-License-Identifier: MIT

   A worker is a host process, started inside whatever confinement applies,
   and the child that it runs for the current test.  Everything the child
   sends is doubted.  Tests do not use this file but call the lab's functions;
   the proxies behind those use call.h.  */
#ifndef TESTS_HARNESS_WORKER_H
#define TESTS_HARNESS_WORKER_H

#include <stdbool.h>

#include "tests/harness/ending.h"
#include "tests/harness/result.h"
#include "tests/harness/wire.h"

struct worker;

struct worker_setup {
    const char *const *wrap; /* command that confines, ended by NULL, or NULL */
    const char *host;
    const char *lab;
    const char *plugin;
    double scale;        /* of every deadline; 0: no deadlines */
    bool is_memory_pass; /* the host is built with AddressSanitizer */
};

/* Start a host.  A host that cannot be started ends the program: the judge
   has nobody to judge.  */
struct worker *worker_open(const struct worker_setup *setup);

/* End the host and everything it started.  */
void worker_close(struct worker *w);

/* Return the layers of confinement around the child, by name.  */
const char *worker_layers(const struct worker *w);

/* Start a fresh child, for one test, and wait until it is ready.  If it never
   is, the test ends (grade_stop).  */
void worker_begin(struct worker *w);

/* Do the same, but return the verdict on a child that is never ready, or
   VERDICT_PASSED.  */
enum verdict worker_try(struct worker *w);

/* End the child, if there is one, and return how it ended: good until the next
   test.  */
const struct ending *worker_end(struct worker *w);

/* Return the worker whose child serves the running test.  */
struct worker *worker_current(void);

/* Send RECORD to the child.  If it has left so many records unread that there
   is no room, the test ends.  */
void worker_send(struct worker *w, const struct wire *record);

/* Wait for the next record from the child.  If it ends or the time of the test
   is over instead, the test ends (grade_stop) with a verdict that says so.  */
void worker_receive(struct worker *w, struct wire *record);

/* Count one more call in this test; return how many there were.  */
void worker_count_call(struct worker *w);
int worker_calls(const struct worker *w);

#endif
