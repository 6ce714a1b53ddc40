/* grading.c - one lab's file of one student: compiled, judged.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/run/grading.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/base/process.h"
#include "tools/judge/walls/compile.h"
#include "tools/labgrade/intake/student_text.h"

/* Seconds.  What the code under test may take is a budget that the judge keeps:
   for a lab, for a submission, and for a lab whose submission has no more. What
   its compiler uses is part of it.  */
enum { JUDGE_SECONDS = 120, LAB_BUDGET = 4, SUBMISSION_BUDGET = 5 };
static const double least_budget = 0.5; /* twice what a right lab takes */

/* Return what may be taken, MOST or less, if SPENT seconds were before.  */
static double
budget(double most, double spent)
{
    double left = SUBMISSION_BUDGET - spent;

    return left > most ? most : left > least_budget ? left : least_budget;
}

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

static struct process_end
compile(const struct grading *g, const struct kit_lab *lab,
        const struct slot *slot, double seconds)
{
    struct compile_order order = { .confine = &g->confine,
                                   .lab = lab,
                                   .slot = slot,
                                   .has_memory_pass = g->has_memory_pass,
                                   .seconds = seconds };

    return compile_run(&order);
}

/* The options of a judge that looks at a plug-in.  */
static void
add_plugin_words(struct argv *w, const struct grading *g,
                 const struct kit_lab *lab, const struct slot *slot)
{
    const struct stage *s = g->confine.stage;
    struct argv wrap = { 0 };

    argv_add_format(w, "--host=%s/labhost", s->kit);
    argv_add_format(w, "--plugin=%s/%s.so", slot->out, lab->stem);
    if (g->has_memory_pass) { /* if it is missing, the judge says so */
        argv_add_format(w, "--memory-host=%s/labhost-memory", s->kit);
        argv_add_format(w, "--memory-plugin=%s/%s.memory.so", slot->out,
                        lab->stem);
    }
    confine_words(&g->confine, slot, TASK_RUN, lab, &wrap);
    argv_add_each(w, "--wrap", &wrap);
    argv_clear(&wrap);
}

/* Run LAB's judge; COMPILER is the file with the compiler's complaints, or
   NULL if there is a plug-in.  */
static struct process_end
judge(const struct grading *g, const struct kit_lab *lab,
      const struct slot *slot, const char *compiler, double spent)
{
    char *seed = must_format("%" PRIu64 "\n", g->seed);
    struct process_order order = { .input = seed };
    struct argv w = { 0 };
    struct process_end end;

    argv_add(&w, lab->judge);
    argv_add_format(&w, "--result=%s/result", slot->secret);
    argv_add_all(&w, "--seed", "-", NULL);
    argv_add_format(&w, "--timeout=%g", g->timeout);
    argv_add_format(&w, "--budget=%g", budget(LAB_BUDGET, spent) * g->timeout);
    if (compiler != NULL)
        argv_add_format(&w, "--not-compiled=%s", compiler);
    else
        add_plugin_words(&w, g, lab, slot);
    order.argv = (const char *const *)w.word;
    order.seconds = JUDGE_SECONDS * g->timeout;
    end = process_run(&order);
    argv_clear(&w);
    free(seed);
    return end;
}

static void
repair(char **text)
{
    char *good = student_text_repaired(*text);

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
        char *said = student_text_shown(end->output);

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
        judged = judge(g, lab, slot, path, 0);
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
    char *said = student_text_shown(compiled->output);
    char *message = must_format("The compiler could not be run: %s\n", said);
    struct result *r = grading_all(lab, VERDICT_INTERNAL, message);

    free(message);
    free(said);
    return r;
}

/* A compiler that did not end in its SECONDS: a bomb, or a busy machine if it
   could use only CPU of them.  */
static struct result *
too_late(const struct kit_lab *lab, double cpu, double seconds)
{
    struct result *r = grading_all(lab, VERDICT_NOT_COMPILED,
                                   "The compiler did not end in time.\n");

    for (int i = 0; i < r->criteria; i++)
        r->criterion[i].is_doubtful = cpu < seconds / 2;
    return r;
}

static struct result *
judge_compiled(const struct grading *g, const struct kit_lab *lab,
               const struct slot *slot, double spent)
{
    struct process_end judged = judge(g, lab, slot, NULL, spent);
    struct result *r = take_result(lab, slot, &judged);

    free(judged.output);
    return r;
}

struct result *
grading_run(const struct grading *g, int lab, const char *source, size_t size,
            const struct slot *slot, struct grading_time *time)
{
    const struct kit_lab *l = &g->kit->lab[lab];
    char *path = must_format("%s/%s.c", slot->in, l->stem);
    struct process_end compiled;
    double seconds = budget(LAB_BUDGET, time->spent) * g->timeout;
    struct result *r;

    stage_slot_clear(slot);
    if (file_write(path, source, size, 0644) == -1) {
        free(path);
        return grading_all(l, VERDICT_INTERNAL, "The disk is full.\n");
    }
    free(path);
    compiled = compile(g, l, slot, seconds);
    time->compiling = compiled.cpu;
    time->spent += time->compiling / g->timeout;
    if (compiled.is_late)
        r = too_late(l, time->compiling, seconds);
    else if (compiled.is_good && compile_has_left(l, slot, ".so"))
        r = judge_compiled(g, l, slot, time->spent);
    else if (WIFEXITED(compiled.status) &&
             WEXITSTATUS(compiled.status) == COMPILE_REFUSED)
        r = judge_not_compiled(g, l, slot, &compiled);
    else
        r = not_confined(l, &compiled);
    time->spent += r->seconds / g->timeout;
    free(compiled.output);
    return r;
}
