/* compile.c - make a plug-in of a submission, behind the walls.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/walls/compile.h"

#include <stdlib.h>
#include <sys/stat.h>

#include "tools/base/must.h"

/* The one command that makes the plug-ins, in one confinement.  What it says
   goes through a file: who includes /proc/self/fd/1 would wait for the end of a
   pipe that it writes to.  In a shell of its own: dash would tell there that
   the file became too long, and die of that.  */
static const char both[] =
    "(\"$0\" $5 \"$1\" \"$2\" \"$3.so\") >\"$3.said\" 2>&1; status=$?; "
    "cat \"$3.said\"; rm -f \"$3.said\"; test $status = 0 || exit 3; "
    "test \"$4\" = no || \"$0\" --memory \"$1\" \"$2\" \"$3.memory.so\" "
    ">/dev/null 2>&1 || :";

struct process_end
compile_run(const struct compile_order *o)
{
    const struct stage *s = o->confine->stage;
    char *include = must_format("LAB_INCLUDE=%s", s->include);
    char *temporary = must_format("TMPDIR=%s", o->slot->out);
    const char *environment[] = { "PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8",
                                  include, temporary, NULL };
    struct argv w = { 0 };
    struct process_order order = { .environment = environment,
                                   .seconds = o->seconds };
    struct process_end end;

    confine_words(o->confine, o->slot, TASK_COMPILE, o->lab, &w);
    argv_add_all(&w, "/bin/sh", "-c", both, NULL);
    argv_add_format(&w, "%s/mkplugin", s->kit);
    argv_add(&w, o->lab->header);
    argv_add_format(&w, "%s/%s.c", o->slot->in, o->lab->stem);
    argv_add_format(&w, "%s/%s", o->slot->out, o->lab->stem);
    argv_add(&w, o->has_memory_pass ? "yes" : "no");
    argv_add(&w, o->is_fast ? "--fast" : "");
    order.argv = (const char *const *)w.word;
    end = process_run(&order);
    argv_clear(&w);
    free(include);
    free(temporary);
    return end;
}

bool
compile_has_left(const struct kit_lab *lab, const struct slot *slot,
                 const char *ending)
{
    char *path = must_format("%s/%s%s", slot->out, lab->stem, ending);
    struct stat s;
    bool is_there = lstat(path, &s) == 0 && S_ISREG(s.st_mode);

    free(path);
    return is_there;
}
