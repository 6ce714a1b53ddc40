/* serve.c - the child's side: call the plug-in, report what it does.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/host/serve.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "lib/board_print.h"
#include "lib/costs.h"
#include "lib/lab_todo.h"
#include "lib/live.h"
#include "lib/maze.h"
#include "lib/maze_text.h"
#include "lib/random.h"
#include "tools/judge/host/crash.h"
#include "tools/judge/host/moves.h"
#include "tools/judge/host/output.h"

/* The linker drops functions of libboard that the host itself does not call.  A
   plug-in may call them all the same, so each file of them is named here.  */
serve_function *const serve_offers[] = {
    (serve_function *)board_new,       (serve_function *)costs_new,
    (serve_function *)maze_new,        (serve_function *)random_start,
    (serve_function *)maze_text_parse, (serve_function *)board_print_array,
    (serve_function *)maze_make,       (serve_function *)live_new,
};

const struct serve_lab *
serve_lab_named(const char *name)
{
    for (int i = 0; serve_labs[i] != NULL; i++)
        if (strcmp(serve_labs[i]->name, name) == 0)
            return serve_labs[i];
    return NULL;
}

/* One child serves one test, so its state is this process's.  */
static struct {
    int fd;
    const char *host;         /* its path */
    uint32_t ticket;          /* of the call being served */
    struct wire replies;      /* to several calls */
    volatile size_t answered; /* bytes of them that are whole; 0: none wait */
    int calls;                /* so far */
    struct serve_plugin *plugin;
    int plugins;
} serving;

void
serve_send(const struct wire *w)
{
    if (wire_send(serving.fd, w) == -1)
        _exit(0);
}

void
serve_receive_answer(struct wire *w)
{
    if (wire_receive(serving.fd, w, NULL) != 1 || wire_kind(w) != WIRE_ANSWER)
        _exit(0);
}

uint32_t
serve_ticket(void)
{
    return serving.ticket;
}

void
serve_begin(void)
{
    moves_tell_root();
    moves_begin();
}

void
serve_return(struct wire *w)
{
    moves_end();
    output_send();
    moves_start_reply(w);
    moves_put_measure(w);
}

void
serve_send_replies(void)
{
    size_t size = serving.answered;

    serving.answered = 0;
    if (size == 0)
        return;
    serving.replies.size = size;
    serve_send(&serving.replies);
    wire_start(&serving.replies, WIRE_RETURN, serving.ticket);
}

/* Takes the place of libboard's lab_todo: tell the judge instead of the
   terminal.  */
void
lab_todo(const char *function, const char *file, int line)
{
    static struct wire w;

    output_send();
    serve_send_replies();
    moves_send();
    wire_start(&w, WIRE_TODO, serving.ticket);
    wire_put_text(&w, function, strlen(function));
    wire_put_text(&w, file, strlen(file));
    wire_put_int(&w, line);
    serve_send(&w);
    _exit(LAB_TODO_STATUS);
}

/* Say that the plug-in cannot do what is asked, because of WHAT.  */
static _Noreturn void
send_missing(const char *what)
{
    static struct wire w;

    serve_send_replies();
    moves_send();
    wire_start(&w, WIRE_MISSING, serving.ticket);
    wire_put_text(&w, what, strlen(what));
    serve_send(&w);
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

/* Return the plug-in for the lab of the function NAME, and put its entry in
 *E; or say that there is none, and end.  */
static const struct serve_plugin *
plugin_with(const char *name, const struct serve_entry **e)
{
    for (int i = 0; i < serving.plugins; i++)
        for (*e = serving.plugin[i].lab->entry; (*e)->name != NULL; ++*e)
            if (strcmp((*e)->name, name) == 0)
                return &serving.plugin[i];
    send_missing(name);
}

static serve_function *
find(const char *name, const struct serve_entry **e)
{
    const struct serve_plugin *p = plugin_with(name, e);
    serve_function *f;

    if (p->loaded == NULL)
        send_missing(p->trouble);
    *(void **)&f = dlsym(p->loaded, name);
    if (f == NULL)
        send_missing(name);
    return f;
}

serve_function *
serve_find(const char *function)
{
    const struct serve_entry *ignored;

    return find(function, &ignored);
}

serve_function *
serve_handed(const char *file, const char *function)
{
    const char *slash = strrchr(serving.host, '/');
    int length = slash != NULL ? (int)(slash - serving.host) : 1;
    char path[4096];
    void *loaded;
    serve_function *f;

    snprintf(path, sizeof path, "%.*s/%s", length,
             slash != NULL ? serving.host : ".", file);
    loaded = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (loaded == NULL)
        send_missing(file);
    *(void **)&f = dlsym(loaded, function);
    if (f == NULL)
        send_missing(function);
    return f;
}

/* Make the call in W, and put the reply there.  */
static void
answer(struct wire *w)
{
    static struct wire arguments;
    const struct serve_entry *e;
    serve_function *f;
    char name[64];
    int times;

    wire_get_text(w, name, sizeof name);
    times = moves_start(w);
    f = find(name, &e);
    output_begin_call();
    serve_about_to_call(name, ++serving.calls);
    if (times > 1)
        arguments = *w;
    moves_begin();
    e->call(f, w);
    while (--times > 0) {
        memcpy(w->bytes, arguments.bytes, arguments.size);
        w->size = arguments.size;
        w->at = arguments.at;
        moves_begin();
        e->call(f, w);
    }
}

/* Make the calls in W, one after the other, and answer many at once.  */
static void
answer_all(struct wire *w)
{
    static struct wire one;

    wire_start(&serving.replies, WIRE_RETURN, serving.ticket);
    while (w->at < w->size) {
        wire_get_body(w, &one);
        answer(&one);
        if (!wire_has_room(&serving.replies, &one))
            serve_send_replies();
        wire_put_reply(&serving.replies, &one);
        serving.answered = serving.replies.size;
        moves_forget();
    }
    serve_send_replies();
}

/* What was done before a crash often shows what led to it.  */
static void
rescue(int signal_number)
{
    serve_send_replies();
    moves_rescue(signal_number);
}

/* For crash_watch.  */
static int
number_of(const char *path)
{
    for (int i = 0; i < serving.plugins; i++)
        if (strcmp(serving.plugin[i].path, path) == 0)
            return i;
    return -1;
}

static void
load(struct serve_plugin *p)
{
    p->loaded = dlopen(p->path, RTLD_NOW | RTLD_LOCAL);
    if (p->loaded == NULL)
        snprintf(p->trouble, sizeof p->trouble, "%s", dlerror());
}

void
serve(int fd, const char *host, struct serve_plugin *plugins, int count)
{
    static struct wire w;

    serving.fd = fd;
    serving.host = host;
    serving.plugin = plugins;
    serving.plugins = count;
    crash_watch(fd, number_of, rescue);
    for (int i = 0; i < count; i++)
        load(&plugins[i]);
    if (count == 1 && plugins[0].loaded == NULL)
        send_missing(plugins[0].trouble);
    wire_start(&w, WIRE_READY, 0);
    serve_send(&w);
    while (wire_receive(fd, &w, NULL) == 1) {
        serving.ticket = wire_ticket(&w);
        if (wire_kind(&w) == WIRE_CALLS) {
            answer_all(&w);
            continue;
        }
        if (wire_kind(&w) != WIRE_CALL)
            break;
        answer(&w);
        serve_send(&w);
        moves_forget();
    }
    moves_forget(); /* nobody listens any more */
}
