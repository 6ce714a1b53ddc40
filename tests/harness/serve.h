/* serve.h - the child's side: call the plug-in, report what it does.
   SPDX-License-Identifier: MIT

   The host forks a child for each test.  The child loads the plug-in and
   serves calls until the judge hangs up.  A lab's dispatch file says how the
   arguments of each function are read and its result is written:

       static void
       attacks(serve_function *f, struct wire *w)
       {
           int r1 = wire_get_int(w), c1 = wire_get_int(w);
           int r2 = wire_get_int(w), c2 = wire_get_int(w);
           bool said = ((bool (*)(int, int, int, int))f)(r1, c1, r2, c2);

           serve_return(w);
           wire_put_int(w, said);
       }

       static const struct serve_entry entries[] = {
           { "safe_check_attacks", attacks },
           { NULL, NULL },
       };
       const struct serve_lab serve_safe_check = { "safe-check", entries };

   The judge is trusted here: it wrote the arguments.  */
#ifndef TESTS_HARNESS_SERVE_H
#define TESTS_HARNESS_SERVE_H

#include "lib/board.h"
#include "lib/maze.h"
#include "tests/harness/wire.h"

typedef void serve_function(void);

struct serve_entry {
    const char *name; /* of the function in the plug-in */
    void (*call)(serve_function *f, struct wire *w);
};

struct serve_lab {
    const char *name;
    const struct serve_entry *entry; /* the last one's name is NULL */
};

/* Begin the record that carries a function's result.  Call it after the
   function has returned: the moves it made are sent first.  */
void serve_return(struct wire *w);

/* Return the watcher that reports moves to the judge.  */
struct watcher serve_watcher(void);

/* Report that the code under test asked about (ROW, COL).  */
void serve_try(int row, int col);

/* Called before call NUMBER of this test, of the plug-in's function NAME; does
   nothing.  A debugger stops here (make debug).  */
void serve_about_to_call(const char *name, int number);

/* Load PLUGIN, an implementation of LAB, and serve calls on FD until the
   judge hangs up; then end the process.  */
_Noreturn void serve(int fd, const struct serve_lab *lab, const char *plugin);

#endif
