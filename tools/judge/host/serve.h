/* serve.h - the child's side: call the plug-in, report what it does.
   SPDX-License-Identifier: MIT

   The host forks a child for each test.  The child loads the plug-ins and
   serves calls until the judge hangs up.  A lab's dispatch file, written by
   tools/labs/transport.awk, says how the arguments of each function are read
   and its result is written:

       static void
       attacks(serve_function *f, struct wire *w)
       {
           int r1 = wire_get_int(w), c1 = wire_get_int(w);
           int r2 = wire_get_int(w), c2 = wire_get_int(w);
           bool said;

           serve_begin();
           said = ((bool (*)(int, int, int, int))f)(r1, c1, r2, c2);
           serve_return(w);
           wire_put_int(w, said);
       }

       static const struct serve_entry entries[] = {
           { "safe_check_attacks", attacks },
           { NULL, NULL },
       };
       const struct serve_lab serve_safe_check = { "safe-check", entries };

   The judge is trusted here: it wrote the arguments.  */
#ifndef TOOLS_JUDGE_HOST_SERVE_H
#define TOOLS_JUDGE_HOST_SERVE_H

#include "lib/board.h"
#include "lib/maze.h"
#include "tools/judge/wire/wire.h"

typedef void serve_function(void);

struct serve_entry {
    const char *name; /* of the function in the plug-in */
    void (*call)(serve_function *f, struct wire *w);
};

struct serve_lab {
    const char *name;
    const struct serve_entry *entry; /* the last one's name is NULL */
};

/* All labs, then NULL.  Made by the build, from labs/labs.txt.  */
extern const struct serve_lab *const serve_labs[];

/* Return the lab called NAME, or NULL.  */
const struct serve_lab *serve_lab_named(const char *name);

/* A file with an implementation of a lab.  */
struct serve_plugin {
    const struct serve_lab *lab;
    const char *path;
    void *loaded;      /* NULL: not loaded */
    char trouble[512]; /* why it cannot be; "": it can */
};

enum { SERVE_PLUGINS = 50 };

/* Say that the arguments are read and the function is called next: where it is
   timed, the clock starts here.  */
void serve_begin(void);

/* Begin the record that carries the function's result.  Call it when the
   function has returned: the clock stops, and the moves it made are sent.  */
void serve_return(struct wire *w);

/* Return FUNCTION of the plug-in for its lab.  If there is none, say so and end
   the child.  */
serve_function *serve_find(const char *function);

/* Return FUNCTION of FILE, which lies beside the host: something that the judge
   hands to the code under test.  */
serve_function *serve_handed(const char *file, const char *function);

/* Send the replies that wait to be sent together.  */
void serve_send_replies(void);

/* Send W, or end: without a judge there is nothing left to do.  */
void serve_send(const struct wire *w);

/* Receive the judge's answer into W, or end.  */
void serve_receive_answer(struct wire *w);

/* Return the ticket of the call that is served.  */
uint32_t serve_ticket(void);

/* Called before call NUMBER of this test, of the plug-in's function NAME; does
   nothing.  A debugger stops here (make debug).  */
void serve_about_to_call(const char *name, int number);

/* Load COUNT plug-ins and serve calls on FD until the judge hangs up.  HOST is
   the path of its program.  Of several, those that cannot be loaded are missed
   when they are called.  */
void serve(int fd, const char *host, struct serve_plugin *plugins, int count);

#endif
