/* serve.c - the child's side: call the plug-in, report what it does.
   SPDX-License-Identifier: MIT  */
#include "tests/harness/serve.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "lib/lab_todo.h"
#include "tests/harness/crash.h"
#include "tests/harness/printing.h"

enum { BATCH = 256 }; /* moves in one record */

/* One child serves one test, so its state is this process's.  */
static struct {
    int fd;
    uint32_t ticket; /* of the call being served */
    int calls;       /* so far */
    int moves;       /* waiting in BATCHED */
    struct event batched[BATCH];
    struct wire out;
} serving;

/* Send the record or end: without a judge there is nothing left to do.  */
static void
send_or_end(const struct wire *w)
{
    if (wire_send(serving.fd, w) == -1)
        _exit(0);
}

static void
send_moves(void)
{
    struct wire *w = &serving.out;

    if (serving.moves == 0)
        return;
    wire_start(w, WIRE_EVENTS, serving.ticket);
    for (int i = 0; i < serving.moves; i++) {
        wire_put_int(w, serving.batched[i].kind);
        wire_put_int(w, serving.batched[i].row);
        wire_put_int(w, serving.batched[i].col);
    }
    serving.moves = 0;
    send_or_end(w);
}

static bool
ask_judge(void)
{
    struct wire *w = &serving.out;

    send_moves();
    wire_start(w, WIRE_FOUND, serving.ticket);
    send_or_end(w);
    if (wire_receive(serving.fd, w, NULL) != 1 || wire_kind(w) != WIRE_ANSWER)
        _exit(0);
    return wire_get_bool(w);
}

static bool
see(void *self, const struct event *e)
{
    if (e->kind == EVENT_FOUND)
        return ask_judge();
    serving.batched[serving.moves++] = *e;
    if (serving.moves == BATCH)
        send_moves();
    return false;
}

struct watcher
serve_watcher(void)
{
    return (struct watcher){ see, NULL };
}

void
serve_try(int row, int col)
{
    struct event e = { EVENT_TRY, row, col };

    see(NULL, &e);
}

void
serve_return(struct wire *w)
{
    printing_send();
    send_moves();
    wire_start(w, WIRE_RETURN, serving.ticket);
}

/* Takes the place of libboard's lab_todo: tell the judge instead of the
   terminal.  */
void
lab_todo(const char *function, const char *file, int line)
{
    struct wire *w = &serving.out;

    printing_send();
    send_moves();
    wire_start(w, WIRE_TODO, serving.ticket);
    wire_put_text(w, function, strlen(function));
    wire_put_text(w, file, strlen(file));
    wire_put_int(w, line);
    send_or_end(w);
    _exit(LAB_TODO_STATUS);
}

/* Say that the plug-in cannot do what is asked, because of WHAT.  */
static void
send_missing(const char *what)
{
    struct wire *w = &serving.out;

    wire_start(w, WIRE_MISSING, serving.ticket);
    wire_put_text(w, what, strlen(what));
    send_or_end(w);
    _exit(0);
}

#if defined(__GNUC__)
__attribute__((noinline))
#endif
void
serve_about_to_call(const char *name, int number)
{
#if defined(__GNUC__)
    /* Without this the compiler sees that nothing is done, and drops the
       call together with what a debugger wants to know.  */
    __asm__ volatile("" : : "r"(name), "r"(number) : "memory");
#endif
}

static void
serve_call(const struct serve_lab *lab, void *plugin, struct wire *w)
{
    const struct serve_entry *e = lab->entry;
    serve_function *f;
    char name[64];

    wire_get_text(w, name, sizeof name);
    while (e->name != NULL && strcmp(e->name, name) != 0)
        e++;
    if (e->name == NULL)
        send_missing(name);
    *(void **)&f = dlsym(plugin, e->name);
    if (f == NULL)
        send_missing(name);
    serve_about_to_call(name, ++serving.calls);
    e->call(f, w);
    send_or_end(w);
}

void
serve(int fd, const struct serve_lab *lab, const char *path)
{
    static struct wire w;
    void *plugin;

    serving.fd = fd;
    /* The moves before a crash often show what led to it.  */
    crash_watch(fd, path, send_moves);
    plugin = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (plugin == NULL)
        send_missing(dlerror());
    wire_start(&w, WIRE_READY, 0);
    send_or_end(&w);
    while (wire_receive(fd, &w, NULL) == 1 && wire_kind(&w) == WIRE_CALL) {
        serving.ticket = wire_ticket(&w);
        serve_call(lab, plugin, &w);
    }
    exit(0); /* not _exit: a memory checker looks for leaks now */
}
