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

#include "tools/base/process.h"
#include "tools/base/say.h"
#include "tools/judge/judge_options.h"
#include "tools/judge/report/compiler_says.h"
#include "tools/judge/suite/ending.h"
#include "tools/judge/suite/grade.h"
#include "tools/judge/suite/memory_pass.h"

extern char **environ;

/* A test that fails jumps out and leaves its boards behind: in a judge built
   with AddressSanitizer, which asks this function, a leak is no fault.  */
const char *__asan_default_options(void);

const char *
__asan_default_options(void)
{
    return "detect_leaks=0";
}

/* Check listens to CK_* variables; a judge listens to nobody.  For each test
   Check makes two files, in TEMP: let that be memory, where there is some.  */
static void
forget_environment(void)
{
    static char memory[] = "TEMP=/dev/shm";
    static char *few[] = { NULL, NULL };

    if (access(strchr(memory, '/'), W_OK | X_OK) == 0)
        few[0] = memory;
    environ = few;
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
                    .plugin = { { grade_lab.name, o->plugin } },
                    .scale = o->timeout,
                    .budget = o->budget },
        .criterion = o->criterion,
        .test = o->test,
        .seed = o->seed,
        .has_memory_pass = o->memory_host != NULL,
    };
}

/* Run PLUGIN, a planted cheat that ends its process with exit(0) as soon as it
   is loaded, as SETUP says.  If that is not noticed, no verdict could be
   trusted: say so and end the program.  */
static void
check_canary(const struct worker_setup *setup, const char *plugin)
{
    static const struct worker_client nobody = { 0 }; /* it is not called */
    struct worker_setup planted = *setup;
    struct worker *w;
    enum verdict verdict;

    planted.plugin[0].path = plugin;
    planted.client = &nobody;
    if (planted.scale > 0 && planted.scale < 1)
        planted.scale = 1; /* a hurry must not look like a cheat not caught */
    w = worker_open(&planted);
    verdict = worker_try(w);
    worker_close(w);
    if (verdict == VERDICT_ENDED_EARLY)
        return;
    say_and_exit(EXIT_TROUBLE,
                 "a planted cheat was not caught (%s): this run is not to be "
                 "trusted",
                 result_words(verdict)->name);
}

/* Unless the suite has the criterion NAME, say what it has and end.  */
static void
require_criterion(const char *name)
{
    struct result *all = grade_list();
    bool is_known = false;

    for (int i = 0; i < all->criteria; i++)
        is_known = is_known || result_is_called(&all->criterion[i], name);
    if (!is_known) {
        say("lab %s has no criterion %s.  It has:", grade_lab.number, name);
        for (int i = 0; i < all->criteria; i++)
            fprintf(stderr, "  %-20s %s\n", result_name(&all->criterion[i]),
                    all->criterion[i].title);
        exit(EXIT_USAGE);
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

/* Run again where memory faults show what they may explain.  */
static void
add_memory_pass(const struct judge_options *o, struct result *r)
{
    struct grade_order order = first_order(o);
    struct result *again;

    order.worker.host = o->memory_host;
    order.worker.plugin[0].path = o->memory_plugin;
    order.worker.is_memory_pass = true;
    order.first = r;
    if (o->budget > 0)
        order.worker.budget = o->budget - r->seconds > o->budget / 8
                                  ? o->budget - r->seconds
                                  : o->budget / 8;
    again = grade_run(&order, NULL);
    memory_pass_take(r, again, o->analyzer);
    r->seconds += again->seconds;
    result_free(again);
}

static void
write_result(const struct result *r, const char *path)
{
    FILE *out = path != NULL ? fopen(path, "w") : stdout;

    if (out == NULL || result_write(r, out) == -1 ||
        (out != stdout && fclose(out) != 0))
        say_errno(path != NULL ? path : "standard output");
}

/* Put the warnings in the file PATH beside the failures that they explain; if
   there is none, show them as they are.  */
static void
tell_warnings(const char *path, struct result *r)
{
    FILE *in;
    int c;

    if (compiler_says_warnings(path, r))
        return;
    in = fopen(path, "r");
    while (in != NULL && (c = getc(in)) != EOF)
        putc(c, stderr);
    if (in != NULL)
        fclose(in);
}

static struct result *
judge(const struct judge_options *o)
{
    struct grade_order order = first_order(o);
    struct grade_failure failure = { "", 0 };
    struct result *r;

    process_stay();
    if (o->canary != NULL)
        check_canary(&order.worker, o->canary);
    r = grade_run(&order, &failure);
    if (o->wants_failed_test)
        printf("%s %d\n", failure.test, failure.call);
    else if (o->memory_host != NULL)
        add_memory_pass(o, r);
    if (o->warnings != NULL && !o->wants_failed_test)
        tell_warnings(o->warnings, r);
    return r;
}

static void
give_points(const char *path, struct result *r)
{
    struct course *c = course_read(path);

    result_take_points(r, c);
    course_free(c);
}

int
main(int argc, char **argv)
{
    struct judge_options o;
    struct result *r;

    say_program("judge");
    o = judge_options_parse(argc, argv);
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
    if (o.points != NULL)
        give_points(o.points, r);
    if (!o.wants_failed_test)
        write_result(r, o.result);
    result_free(r);
    return 0;
}
