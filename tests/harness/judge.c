/* judge.c - the main program of every graded suite.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#ifdef HAVE_SYS_PRCTL_H
#include <sys/prctl.h>
#endif

#include "tests/harness/canary.h"
#include "tests/harness/compiler_says.h"
#include "tests/harness/grade.h"
#include "tests/harness/judge_options.h"
#include "tests/harness/points.h"

extern char **environ;

/* A test that fails jumps out and leaves its boards behind: in a judge built
   with AddressSanitizer, which asks this function, a leak is no fault.  */
const char *__asan_default_options(void);

const char *
__asan_default_options(void)
{
    return "detect_leaks=0";
}

/* Check listens to CK_* variables; a judge listens to nobody.  */
static void
forget_environment(void)
{
    static char *nothing[] = { NULL };

    environ = nothing;
}

/* Nobody of the same user may look into this process or stop it to look.  */
static void
hide(void)
{
#if defined(HAVE_SYS_PRCTL_H) && defined(PR_SET_DUMPABLE)
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
#endif
}

static struct grade_order
first_order(const struct judge_options *o)
{
    return (struct grade_order){
        .worker = { .wrap = o->wraps > 0 ? o->wrap : NULL,
                    .host = o->host,
                    .lab = grade_lab.name,
                    .plugin = o->plugin,
                    .scale = o->timeout },
        .criterion = o->criterion,
        .test = o->test,
        .seed = o->seed,
    };
}

/* Return what follows the dot of ID: the name that a student uses.  */
static const char *
short_name(const char *id)
{
    const char *dot = strchr(id, '.');

    return dot != NULL ? dot + 1 : id;
}

/* Unless the suite has the criterion NAME, say what it has and end.  */
static void
require_criterion(const char *name)
{
    struct result *all = grade_list();
    bool is_known = false;

    for (int i = 0; i < all->criteria; i++)
        is_known = is_known || strcmp(all->criterion[i].id, name) == 0 ||
                   strcmp(short_name(all->criterion[i].id), name) == 0;
    if (!is_known) {
        fprintf(stderr, "judge: lab %s has no criterion %s.  It has:\n",
                grade_lab.number, name);
        for (int i = 0; i < all->criteria; i++)
            fprintf(stderr, "  %-20s %s\n", short_name(all->criterion[i].id),
                    all->criterion[i].title);
        exit(2);
    }
    result_free(all);
}

static struct result *
judge_not_compiled(const struct judge_options *o)
{
    struct result *r = grade_list();

    r->seed = o->seed;
    for (int i = 0; i < r->criteria; i++) {
        r->criterion[i].verdict = VERDICT_NOT_COMPILED;
        compiler_says(o->not_compiled, &r->criterion[i].message,
                      &r->criterion[i].where);
    }
    return r;
}

/* Take over from AGAIN, the memory pass, what it says of memory faults.  If it
   can say nothing of what was passed, say so.  */
static void
take_memory_faults(struct result *r, const struct result *again)
{
    bool can_say = result_earned(r) == 0;

    for (int i = 0, j = 0; i < r->criteria && j < again->criteria; i++) {
        struct result_criterion *c = &r->criterion[i];
        const struct result_criterion *m = &again->criterion[j];

        if (strcmp(c->id, m->id) != 0)
            continue;
        j++;
        can_say |= m->verdict == VERDICT_PASSED;
        if (m->verdict != VERDICT_MEMORY_FAULT)
            continue;
        can_say = true;
        c->verdict = m->verdict;
        result_set(&c->message, m->message);
        result_set(&c->where, m->where);
    }
    if (!can_say)
        fputs("judge: memory faults could not be looked for\n", stderr);
}

/* Run what was passed, and what crashed nobody knows where, again where memory
   faults show.  */
static void
add_memory_pass(const struct judge_options *o, struct result *r)
{
    struct grade_order order = first_order(o);
    struct result *again;

    order.worker.host = o->memory_host;
    order.worker.plugin = o->memory_plugin;
    order.worker.is_memory_pass = true;
    order.first = r;
    again = grade_run(&order, NULL);
    take_memory_faults(r, again);
    result_free(again);
}

static void
write_result(const struct result *r, const char *path)
{
    FILE *out = path != NULL ? fopen(path, "w") : stdout;

    if (out == NULL || result_write(r, out) == -1 ||
        (out != stdout && fclose(out) != 0)) {
        fprintf(stderr, "judge: %s: %s\n",
                path != NULL ? path : "standard output", strerror(errno));
        exit(75);
    }
}

static struct result *
judge(const struct judge_options *o)
{
    struct grade_order order = first_order(o);
    struct grade_failure failure = { "", 0 };
    struct result *r;

    if (o->canary != NULL)
        canary_check(&order.worker, o->canary);
    r = grade_run(&order, &failure);
    if (o->wants_failed_test)
        printf("%s %d\n", failure.test, failure.call);
    else if (o->memory_host != NULL)
        add_memory_pass(o, r);
    return r;
}

int
main(int argc, char **argv)
{
    struct judge_options o = judge_options_parse(argc, argv);
    struct result *r;

    forget_environment();
    hide();
    if (o.criterion != NULL)
        require_criterion(o.criterion);
    if (o.is_list)
        r = grade_list();
    else if (o.not_compiled != NULL)
        r = judge_not_compiled(&o);
    else
        r = judge(&o);
    if (o.points != NULL && points_apply(o.points, r) == -1)
        return 2;
    if (!o.wants_failed_test)
        write_result(r, o.result);
    result_free(r);
    return 0;
}
