/* confine.c - the walls around graded code.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/confine.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/harness/limits.h"
#include "tools/labgrade/file.h"
#include "tools/labgrade/must.h"
#include "tools/labgrade/process.h"
#include "tools/labgrade/say.h"

enum {
    PROCESSES = 32,
    COMPILE_CPU = 5,
    COMPILE_MB = 2048,
    COMPILE_FILE_MB = 32
};

/* Where programs and their libraries are.  */
static const char *const system_folders[] = { "/usr",   "/lib", "/lib32",
                                              "/lib64", "/bin", "/sbin" };
static const char *const system_files[] = { "/etc/alternatives",
                                            "/etc/ld.so.cache" };

enum {
    FOLDERS = sizeof system_folders / sizeof system_folders[0],
    FILES = sizeof system_files / sizeof system_files[0]
};

/* Show the system folder PATH, which may be a link into another one.  */
static void
show_system(struct words *w, const char *path)
{
    char target[256];
    ssize_t length = readlink(path, target, sizeof target - 1);

    if (length > 0) {
        target[length] = '\0';
        words_add_all(w, "--symlink", target, path, NULL);
    } else if (file_exists(path)) {
        words_add_all(w, "--ro-bind", path, path, NULL);
    }
}

static void
add_bubblewrap(struct words *w, const struct confine *c,
               const struct slot *slot, enum confine_task task)
{
    words_add_all(w, BWRAP, "--unshare-all", "--die-with-parent",
                  "--new-session", NULL);
    for (int i = 0; i < FOLDERS; i++)
        show_system(w, system_folders[i]);
    for (int i = 0; i < FILES; i++)
        words_add_all(w, "--ro-bind-try", system_files[i], system_files[i],
                      NULL);
    words_add_all(w, "--proc", "/proc", "--dev-bind", "/dev/null", "/dev/null",
                  NULL);
    words_add_all(w, "--ro-bind", c->stage->kit, c->stage->kit, NULL);
    if (task == TASK_COMPILE)
        words_add_all(w, "--ro-bind", slot->in, slot->in, NULL);
    words_add_all(w, task == TASK_COMPILE ? "--bind" : "--ro-bind", slot->out,
                  slot->out, NULL);
    words_add_all(w, "--chdir", slot->out, "--remount-ro", "/", "--", NULL);
    if (c->bounds_processes) { /* in its namespace, only its own count */
        words_add_format(w, "%s/labjail", c->stage->kit);
        words_add_format(w, "--processes=%d", PROCESSES);
        words_add(w, "--");
    }
}

static void
add_landlock(struct words *w, const struct confine *c, const struct slot *slot,
             enum confine_task task)
{
    words_add(w, "--view");
    for (int i = 0; i < FOLDERS; i++)
        words_add_all(w, "--read", system_folders[i], NULL);
    for (int i = 0; i < FILES; i++)
        words_add_all(w, "--read", system_files[i], NULL);
    words_add_all(w, "--read", "/proc", "--write", "/dev/null", "--read",
                  c->stage->kit, NULL);
    if (task == TASK_COMPILE)
        words_add_all(w, "--read", slot->in, NULL);
    words_add_all(w, task == TASK_COMPILE ? "--write" : "--read", slot->out,
                  "--", NULL);
}

void
confine_words(const struct confine *c, const struct slot *slot,
              enum confine_task task, struct words *w)
{
    words_add_format(w, "%s/labjail", c->stage->kit);
    if (slot->user != 0)
        words_add_format(w, "--user=%u", (unsigned)slot->user);
    if (c->bounds_processes && c->view != VIEW_BUBBLEWRAP)
        words_add_format(w, "--processes=%d", PROCESSES);
    if (task == TASK_COMPILE) {
        words_add_format(w, "--cpu=%d", COMPILE_CPU);
        words_add_format(w, "--memory=%d", COMPILE_MB);
        words_add_format(w, "--file=%d", COMPILE_FILE_MB);
    }
    if (c->view != VIEW_BUBBLEWRAP) /* this folder may be closed to others */
        words_add_all(w, "--chdir", slot->out, NULL);
    if (c->view == VIEW_LANDLOCK) {
        add_landlock(w, c, slot, task);
        return;
    }
    words_add(w, "--");
    if (c->view == VIEW_BUBBLEWRAP)
        add_bubblewrap(w, c, slot, task);
}

/* Try whether C works here: a program behind it, and one that this one starts,
   must run.  */
static bool
does_run(const struct confine *c)
{
    struct slot slot = slot_open(c->stage, 0);
    struct words w = { 0 };
    struct process_order order = { .seconds = 20 };
    struct process_end end;

    confine_words(c, &slot, TASK_RUN, &w);
    words_add_all(&w, "/bin/sh", "-c", "(exit 0) && exit 0", NULL);
    order.argv = (const char *const *)w.word;
    end = process_run(&order);
    if (!end.is_good && end.size > 0)
        say("%.*s", (int)strcspn(end.output, "\n"), end.output);
    words_clear(&w);
    slot_free(&slot);
    free(end.output);
    return end.is_good;
}

/* Make C a confinement with VIEW if that works here.  The processes of each
   submission are counted by themselves in bubblewrap's namespace, from Linux
   5.14 on, or since labgrade is root and gives each a user of its own.  */
static void
try_view(struct confine *c, enum confine_view view)
{
    struct confine bound = { view, c->stage,
                             view == VIEW_BUBBLEWRAP || geteuid() == 0 };
    struct confine unbound = { view, c->stage, false };

    if (view == VIEW_BUBBLEWRAP && strcmp(BWRAP, "no") == 0)
        return;
    if (does_run(&bound))
        *c = bound;
    else if (bound.bounds_processes && geteuid() != 0 && does_run(&unbound))
        *c = unbound;
}

struct confine
confine_choose(const struct stage *s, const char *wanted, bool is_unsafe)
{
    struct confine c = { VIEW_NONE, s, geteuid() == 0 };

    if (wanted != NULL && strcmp(wanted, "none") == 0 && !is_unsafe)
        say_and_exit(2, "--confine none: say --unsafe, too, if you mean it");
    if (wanted == NULL || strcmp(wanted, "bubblewrap") == 0)
        try_view(&c, VIEW_BUBBLEWRAP);
    if (c.view == VIEW_NONE &&
        (wanted == NULL || strcmp(wanted, "landlock") == 0))
        try_view(&c, VIEW_LANDLOCK);
    if (c.view == VIEW_LANDLOCK && wanted == NULL)
        say("bubblewrap does not work here: using Landlock instead");
    if (c.view == VIEW_NONE && !is_unsafe)
        say_and_exit(CONFINE_NO_WALLS,
                     "neither bubblewrap nor Landlock works here, so "
                     "submissions could read each other and your files; "
                     "install bubblewrap, or say --unsafe");
    if (c.view == VIEW_NONE)
        say("--unsafe: submissions can read what this user can");
    return c;
}

char *
confine_layers(const struct confine *c)
{
    static const char *const views[] = { "bubblewrap", "landlock", "no-view" };
    const char *filter = limits_filter_name();

    return must_format("host rlimits %s %s%s%s",
                       *filter != '\0' ? filter : "no-filter", views[c->view],
                       geteuid() == 0 ? " user" : "",
                       c->bounds_processes ? " processes" : "");
}
