/* compile.c - make a plug-in of a submission, behind the walls.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/walls/compile.h"

#include <stdlib.h>
#include <sys/stat.h>

#include "tools/base/must.h"

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
    argv_add_format(&w, "%s/mkplugin", s->kit);
    argv_add(&w, "--graded");
    if (o->is_fast)
        argv_add(&w, "--fast");
    argv_add(&w, o->lab->header);
    argv_add_format(&w, "%s/%s.c", o->slot->in, o->lab->stem);
    argv_add_format(&w, "%s/%s", o->slot->out, o->lab->stem);
    argv_add(&w, o->has_memory_pass ? "yes" : "no");
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
