/* grading.c - one lab's file of one student: compiled, judged.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/grading.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "tools/labgrade/file.h"
#include "tools/labgrade/must.h"
#include "tools/labgrade/process.h"
#include "tools/labgrade/utf8.h"

enum { COMPILE_SECONDS = 10, JUDGE_SECONDS = 120 };

struct result *
grading_all(const struct kit_lab *lab, enum verdict v, const char *message)
{
    const struct result *list = lab->criteria;
    struct result *r = result_new(list->number, list->name, list->file);

    for (int i = 0; i < list->criteria; i++) {
        const struct result_criterion *from = &list->criterion[i];
        struct result_criterion *c =
            result_add(r, from->id, from->points, from->title);

        c->verdict = v;
        result_set(&c->message, message);
    }
    return r;
}

/* The one command that makes the plug-ins, in one confinement.  Status 3 is
   the compiler's no; any other is trouble with the confinement.  */
enum { NOT_COMPILED = 3 };
static const char both[] =
    "\"$0\" \"$1\" \"$2\" \"$3.so\" || exit 3; "
    "test \"$4\" = no || \"$0\" --memory \"$1\" \"$2\" \"$3.memory.so\" "
    "2>/dev/null || :";

static struct process_end
compile(const struct grading *g, const struct kit_lab *lab,
        const struct slot *slot)
{
    const struct stage *s = g->confine.stage;
    char *include = must_format("LAB_INCLUDE=%s", s->include);
    char *temporary = must_format("TMPDIR=%s", slot->out);
    const char *environment[] = { "PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8",
                                  include, temporary, NULL };
    struct words w = { 0 };
    struct process_order order = { .environment = environment,
                                   .seconds = COMPILE_SECONDS * g->timeout };
    struct process_end end;

    confine_words(&g->confine, slot, TASK_COMPILE, &w);
    words_add_all(&w, "/bin/sh", "-c", both, NULL);
    words_add_format(&w, "%s/mkplugin", s->kit);
    words_add(&w, lab->header);
    words_add_format(&w, "%s/%s.c", slot->in, lab->stem);
    words_add_format(&w, "%s/%s", slot->out, lab->stem);
    words_add(&w, g->has_memory_pass ? "yes" : "no");
    order.argv = (const char *const *)w.word;
    end = process_run(&order);
    words_clear(&w);
    free(include);
    free(temporary);
    return end;
}

/* Tell whether the compiler left LAB's plug-in, a plain file, behind.  */
static bool
has_plugin(const struct kit_lab *lab, const struct slot *slot,
           const char *ending)
{
    char *path = must_format("%s/%s%s", slot->out, lab->stem, ending);
    struct stat s;
    bool is_there = lstat(path, &s) == 0 && S_ISREG(s.st_mode);

    free(path);
    return is_there;
}

/* The options of a judge that looks at a plug-in.  */
static void
add_plugin_words(struct words *w, const struct grading *g,
                 const struct kit_lab *lab, const struct slot *slot)
{
    const struct stage *s = g->confine.stage;
    struct words wrap = { 0 };

    words_add_format(w, "--host=%s/host", s->kit);
    words_add_format(w, "--plugin=%s/%s.so", slot->out, lab->stem);
    if (g->has_memory_pass && has_plugin(lab, slot, ".memory.so")) {
        words_add_format(w, "--memory-host=%s/host-memory", s->kit);
        words_add_format(w, "--memory-plugin=%s/%s.memory.so", slot->out,
                         lab->stem);
    }
    confine_words(&g->confine, slot, TASK_RUN, &wrap);
    words_add_each(w, "--wrap", &wrap);
    words_clear(&wrap);
}

/* Run LAB's judge; COMPILER is the file with the compiler's complaints, or
   NULL if there is a plug-in.  */
static struct process_end
judge(const struct grading *g, const struct kit_lab *lab,
      const struct slot *slot, const char *compiler)
{
    char *seed = must_format("%" PRIu64 "\n", g->seed);
    struct process_order order = { .input = seed };
    struct words w = { 0 };
    struct process_end end;

    words_add(&w, lab->judge);
    words_add_format(&w, "--result=%s/result", slot->secret);
    words_add_all(&w, "--seed", "-", NULL);
    words_add_format(&w, "--timeout=%g", g->timeout);
    if (compiler != NULL)
        words_add_format(&w, "--not-compiled=%s", compiler);
    else
        add_plugin_words(&w, g, lab, slot);
    order.argv = (const char *const *)w.word;
    order.seconds = JUDGE_SECONDS * g->timeout;
    end = process_run(&order);
    words_clear(&w);
    free(seed);
    return end;
}

static void
repair(char **text)
{
    char *good = utf8_repaired(*text);

    free(*text);
    *text = good;
}

/* What the code printed and what names it has may be any bytes.  */
static void
repair_result(struct result *r)
{
    for (int i = 0; i < r->criteria; i++) {
        repair(&r->criterion[i].message);
        repair(&r->criterion[i].where);
        repair(&r->criterion[i].output);
    }
}

/* Read what the judge wrote.  END is how it ended.  */
static struct result *
take_result(const struct kit_lab *lab, const struct slot *slot,
            const struct process_end *end)
{
    char *path = must_format("%s/result", slot->secret), *message;
    FILE *in = end->is_good ? fopen(path, "r") : NULL;
    struct result *r = in != NULL ? result_read(in) : NULL;

    if (in != NULL)
        fclose(in);
    if (r == NULL || r->criteria != lab->criteria->criteria) {
        char *said = utf8_shown(end->output);

        result_free(r);
        message = must_format("The judge %s: %s\n",
                              end->is_late ? "did not end" : "gave up", said);
        r = grading_all(lab, VERDICT_INTERNAL, message);
        free(message);
        free(said);
    }
    repair_result(r);
    free(path);
    return r;
}

static struct result *
judge_not_compiled(const struct grading *g, const struct kit_lab *lab,
                   const struct slot *slot, const struct process_end *compiled)
{
    char *path = must_format("%s/compiler", slot->secret);
    struct process_end judged;
    struct result *r;

    if (file_write(path, compiled->output, compiled->size, 0600) == -1)
        r = grading_all(lab, VERDICT_INTERNAL, "The disk is full.\n");
    else {
        judged = judge(g, lab, slot, path);
        r = take_result(lab, slot, &judged);
        free(judged.output);
    }
    free(path);
    return r;
}

/* The confinement itself did not work.  */
static struct result *
not_confined(const struct kit_lab *lab, const struct process_end *compiled)
{
    char *said = utf8_shown(compiled->output);
    char *message = must_format("The compiler could not be run: %s\n", said);
    struct result *r = grading_all(lab, VERDICT_INTERNAL, message);

    free(message);
    free(said);
    return r;
}

/* A compiler that did not end in time: a bomb, or a busy machine.  */
static struct result *
too_late(const struct kit_lab *lab)
{
    struct result *r = grading_all(lab, VERDICT_NOT_COMPILED,
                                   "The compiler did not end in time.\n");

    for (int i = 0; i < r->criteria; i++)
        r->criterion[i].is_doubtful = true;
    return r;
}

static struct result *
judge_compiled(const struct grading *g, const struct kit_lab *lab,
               const struct slot *slot)
{
    struct process_end judged = judge(g, lab, slot, NULL);
    struct result *r = take_result(lab, slot, &judged);

    free(judged.output);
    return r;
}

struct result *
grading_run(const struct grading *g, int lab, const char *source, size_t size,
            const struct slot *slot, double *compiling)
{
    const struct kit_lab *l = &g->kit->lab[lab];
    char *path = must_format("%s/%s.c", slot->in, l->stem);
    struct process_end compiled;
    struct result *r;
    double cpu;

    slot_clear(slot);
    if (file_write(path, source, size, 0644) == -1) {
        free(path);
        return grading_all(l, VERDICT_INTERNAL, "The disk is full.\n");
    }
    free(path);
    cpu = process_cpu_seconds();
    compiled = compile(g, l, slot);
    if (compiling != NULL)
        *compiling = process_cpu_seconds() - cpu;
    if (compiled.is_late)
        r = too_late(l);
    else if (compiled.is_good && has_plugin(l, slot, ".so"))
        r = judge_compiled(g, l, slot);
    else if (WIFEXITED(compiled.status) &&
             WEXITSTATUS(compiled.status) == NOT_COMPILED)
        r = judge_not_compiled(g, l, slot, &compiled);
    else
        r = not_confined(l, &compiled);
    free(compiled.output);
    return r;
}
