/* confine.c - the walls around graded code.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/judge/walls/confine.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/base/process.h"
#include "tools/base/say.h"
#include "tools/judge/wire/landlock.h"
#include "tools/judge/wire/limits.h"

enum {
    PROCESSES = 32,
    NEWEST = 6 /* version of Landlock that does all that we ask for */
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
show_system(struct argv *w, const char *path)
{
    char target[256];
    ssize_t length = readlink(path, target, sizeof target - 1);

    if (length > 0) {
        target[length] = '\0';
        argv_add_all(w, "--symlink", target, path, NULL);
    } else if (file_exists(path)) {
        argv_add_all(w, "--ro-bind", path, path, NULL);
    }
}

/* Let the file NAME of the kit be seen: a compiler must not see what is handed
   to a lab, and a lab not what is handed to others.  */
static void
show_kit_file(struct argv *w, const struct confine *c, const char *name)
{
    char *path = must_format("%s/%s", c->stage->kit, name);

    if (c->view == VIEW_LANDLOCK)
        argv_add_all(w, "--read", path, NULL);
    else
        argv_add_all(w, "--ro-bind-try", path, path, NULL);
    free(path);
}

static void
show_kit(struct argv *w, const struct confine *c, enum confine_task task,
         const struct kit_lab *lab)
{
    show_kit_file(w, c, "labjail");
    if (task == TASK_COMPILE) {
        show_kit_file(w, c, "include");
        show_kit_file(w, c, "mkplugin");
        return;
    }
    show_kit_file(w, c, "labhost");
    show_kit_file(w, c, "labhost-memory");
    for (int i = 0; lab != NULL && lab->handed[i] != NULL; i++)
        show_kit_file(w, c, lab->handed[i]);
}

/* Return the installed kit, or NULL if there is none: judges, solutions and
   what is handed to labs, where the system's folders are seen.  */
static char *
installed_kit(void)
{
    return realpath(KIT_INSTALLED, NULL);
}

/* Hide it from bubblewrap's view.  */
static void
hide_kit(struct argv *w)
{
    char *kit = installed_kit();

    for (int i = 0; kit != NULL && i < FOLDERS; i++) {
        size_t length = strlen(system_folders[i]);

        if (strncmp(kit, system_folders[i], length) == 0 && kit[length] == '/')
            argv_add_all(w, "--tmpfs", kit, "--remount-ro", kit, NULL);
    }
    free(kit);
}

static void
add_bubblewrap(struct argv *w, const struct confine *c, const struct slot *slot,
               enum confine_task task, const struct kit_lab *lab)
{
    argv_add_all(w, BWRAP, "--unshare-all", "--die-with-parent",
                 "--new-session", NULL);
    for (int i = 0; i < FOLDERS; i++)
        show_system(w, system_folders[i]);
    for (int i = 0; i < FILES; i++)
        argv_add_all(w, "--ro-bind-try", system_files[i], system_files[i],
                     NULL);
    argv_add_all(w, "--dev-bind", "/dev/null", "/dev/null", NULL);
    if (task == TASK_RUN) /* a compiler must not tell who runs it, and how */
        argv_add_all(w, "--proc", "/proc", NULL);
    hide_kit(w);
    show_kit(w, c, task, lab);
    if (task == TASK_COMPILE)
        argv_add_all(w, "--ro-bind", slot->in, slot->in, NULL);
    argv_add_all(w, task == TASK_COMPILE ? "--bind" : "--ro-bind", slot->out,
                 slot->out, NULL);
    argv_add_all(w, "--chdir", slot->out, "--remount-ro", "/", "--", NULL);
    argv_add_format(w, "%s/labjail", c->stage->kit);
    if (c->bounds_processes) /* in its namespace, only its own count */
        argv_add_format(w, "--processes=%d", PROCESSES);
    argv_add_all(w, "--student", "--", NULL);
}

static void
add_landlock(struct argv *w, const struct confine *c, const struct slot *slot,
             enum confine_task task, const struct kit_lab *lab)
{
    char *kit = installed_kit();

    argv_add_all(w, "--student", "--view", NULL);
    if (kit != NULL)
        argv_add_all(w, "--hide", kit, NULL);
    free(kit);
    for (int i = 0; i < FOLDERS; i++)
        argv_add_all(w, "--read", system_folders[i], NULL);
    for (int i = 0; i < FILES; i++)
        argv_add_all(w, "--read", system_files[i], NULL);
    argv_add_all(w, "--write", "/dev/null", NULL);
    if (task == TASK_RUN)
        argv_add_all(w, "--read", "/proc", NULL);
    show_kit(w, c, task, lab);
    if (task == TASK_COMPILE)
        argv_add_all(w, "--read", slot->in, NULL);
    argv_add_all(w, task == TASK_COMPILE ? "--write" : "--read", slot->out,
                 "--", NULL);
}

/* The first step, before there is a view: only it can leave root's user, and a
   compiler behind bubblewrap has no /proc in which to ask to be killed first.
   Return whether there is one.  */
static bool
has_first_jail(const struct confine *c, const struct slot *slot,
               enum confine_task task)
{
    return c->view != VIEW_BUBBLEWRAP || slot->user != 0 ||
           task == TASK_COMPILE;
}

static void
add_first_jail(struct argv *w, const struct confine *c, const struct slot *slot)
{
    argv_add_format(w, "%s/labjail", c->stage->kit);
    if (slot->user != 0)
        argv_add_format(w, "--user=%u", (unsigned)slot->user);
    if (c->bounds_processes && c->view != VIEW_BUBBLEWRAP)
        argv_add_format(w, "--processes=%d", PROCESSES);
    if (c->view != VIEW_BUBBLEWRAP) /* this folder may be closed to others */
        argv_add_all(w, "--chdir", slot->out, NULL);
}

void
confine_words(const struct confine *c, const struct slot *slot,
              enum confine_task task, const struct kit_lab *lab, struct argv *w)
{
    bool is_first = has_first_jail(c, slot, task);

    if (is_first)
        add_first_jail(w, c, slot);
    if (c->view == VIEW_LANDLOCK) {
        add_landlock(w, c, slot, task, lab);
        return;
    }
    if (c->view == VIEW_NONE)
        argv_add(w, "--student");
    if (is_first)
        argv_add(w, "--");
    if (c->view == VIEW_BUBBLEWRAP)
        add_bubblewrap(w, c, slot, task, lab);
}

/* Try whether C works here: a program behind it, and one that this one starts,
   must run.  */
static bool
does_run(const struct confine *c)
{
    struct slot slot = stage_slot_open(c->stage, 0);
    struct argv w = { 0 };
    struct process_order order = { .seconds = 20 };
    struct process_end end;

    confine_words(c, &slot, TASK_RUN, NULL, &w);
    argv_add_all(&w, "/bin/sh", "-c", "(exit 0) && exit 0", NULL);
    order.argv = (const char *const *)w.word;
    end = process_run(&order);
    if (!end.is_good && end.size > 0)
        say("%.*s", (int)strcspn(end.output, "\n"), end.output);
    argv_clear(&w);
    stage_slot_free(&slot);
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
        say_and_exit(EXIT_USAGE,
                     "--confine none: say --unsafe, too, if you mean it");
    if (wanted == NULL || strcmp(wanted, "bubblewrap") == 0)
        try_view(&c, VIEW_BUBBLEWRAP);
    if (c.view == VIEW_NONE &&
        (wanted == NULL || strcmp(wanted, "landlock") == 0))
        try_view(&c, VIEW_LANDLOCK);
    if (c.view == VIEW_LANDLOCK && wanted == NULL)
        say("bubblewrap does not work here: using Landlock instead");
    if (c.view == VIEW_LANDLOCK && landlock_version() < NEWEST)
        say("self-test: Landlock here is version %d; it does not guard %s: %s",
            landlock_version(),
            landlock_version() < 4 ? "connections and signals" : "signals",
            *limits_filter_name() != '\0' ? "the system call filter alone does"
                                          : "nothing does");
    if (c.view == VIEW_NONE && !is_unsafe)
        say_and_exit(EXIT_NO_WALLS,
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
