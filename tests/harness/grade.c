/* grade.c - a graded Check suite: criteria, their points, their verdicts.
   SPDX-License-Identifier: MIT  */
#include "tests/harness/grade.h"

#include <stdlib.h>
#include <string.h>

enum { TESTS_MAX = 128, CALLED_MAX = 32, TIME_OUTS_MAX = 2 };

/* One test that is to run, in the order in which Check runs them.  */
struct test {
    const char *name;
    int criterion; /* index in the result */
    bool is_over;  /* its end was seen */
};

/* A function of the code under test.  */
struct called {
    const char *name;
    int time_outs; /* tests in which it did not end */
};

struct grade {
    const struct grade_order *order; /* NULL: only list the criteria */
    struct result *result;
    Suite *suite;
    TCase *tcase; /* of the current criterion, NULL: not wanted */
    struct worker *worker;
    int tests;   /* to run */
    int started; /* so far */
    struct grade_failure failure;
    struct called *now;               /* what is being called */
    struct called called[CALLED_MAX]; /* the first one: loading the plug-in */
    struct test test[TESTS_MAX];
};

/* The fixtures and proxies that Check calls have no argument for it.  */
static struct grade *current;

struct result_criterion *
grade_running(void)
{
    const struct test *t = &current->test[current->started - 1];
    return &current->result->criterion[t->criterion];
}

static void
refuse(const char *why)
{
    fprintf(stderr, "judge: %s: this run is not to be trusted\n", why);
    exit(75);
}

/* Take what is to be known of the child beside its verdict.  */
static void
take_end(struct result_criterion *c, const struct ending *end)
{
    result_set(&c->output, end->output);
    c->is_doubtful = end->is_doubtful;
}

void
grade_stop(enum verdict verdict, const char *where, const char *message)
{
    struct result_criterion *c = grade_running();

    /* What passed before and now ends otherwise plays games with us.  */
    if (verdict == VERDICT_TIMED_OUT ||
        (current->order->worker.is_memory_pass &&
         verdict != VERDICT_MEMORY_FAULT))
        current->now->time_outs++;
    if (c->verdict == VERDICT_PASSED) { /* the first failure counts */
        c->verdict = verdict;
        result_set(&c->message, message);
        result_set(&c->where, where);
        if (verdict != VERDICT_NOT_RUN)
            take_end(c, worker_end(current->worker));
        if (current->failure.test == NULL)
            current->failure = (struct grade_failure){
                current->test[current->started - 1].name,
                worker_calls(current->worker)
            };
    }
    ck_abort_msg("%s", result_verdict_name(verdict));
}

/* Return the entry for the function NAME, which may be a new one.  */
static struct called *
called_named(const char *name)
{
    int i = 0;

    while (current->called[i].name != NULL &&
           strcmp(current->called[i].name, name) != 0)
        if (++i == CALLED_MAX)
            refuse("the lab has too many functions");
    current->called[i].name = name;
    return &current->called[i];
}

void
grade_about_to_call(const char *function)
{
    current->now = called_named(function);
    if (current->now->time_outs >= TIME_OUTS_MAX)
        grade_stop(VERDICT_NOT_RUN, "",
                   "Not run: what it needs did not end in tests before.\n");
}

static void
before_test(void)
{
    if (current->started == current->tests)
        refuse("more tests ran than were added");
    current->started++;
    if (grade_running()->verdict != VERDICT_PASSED)
        ck_abort_msg("lost already");
    grade_about_to_call("");
    worker_begin(current->worker);
}

static void
after_test(void)
{
    struct result_criterion *c = grade_running();
    const struct ending *end = worker_end(current->worker);

    if (c->output[0] == '\0' || c->verdict != VERDICT_PASSED)
        take_end(c, end);
    if (end->verdict == VERDICT_MEMORY_FAULT && c->verdict == VERDICT_PASSED) {
        c->verdict = VERDICT_MEMORY_FAULT;
        result_set(&c->message, end->message);
        result_set(&c->where, end->where);
    }
    current->test[current->started - 1].is_over = true;
}

/* Tell whether the order asks for the criterion ID.  */
static bool
is_ordered(const struct grade *g, const char *id)
{
    const char *wanted = g->order != NULL ? g->order->criterion : NULL;
    const char *dot = strchr(id, '.');

    if (g->order != NULL && g->order->first != NULL)
        return result_may_hide_fault(g->order->first, id);
    return wanted == NULL || strcmp(id, wanted) == 0 ||
           (dot != NULL && strcmp(dot + 1, wanted) == 0);
}

void
grade_criterion(struct grade *g, const char *id, int points, const char *title)
{
    struct result_criterion *c;

    g->tcase = NULL;
    if (!is_ordered(g, id))
        return;
    c = result_add(g->result, id, points, title);
    c->verdict = g->order != NULL ? VERDICT_NOT_RUN : VERDICT_INTERNAL;
    g->tcase = tcase_create(id);
    tcase_set_timeout(g->tcase, 0);
    tcase_add_checked_fixture(g->tcase, before_test, after_test);
    suite_add_tcase(g->suite, g->tcase);
}

void
grade_hint(struct grade *g, const char *text)
{
    struct result_criterion *c;

    if (g->tcase == NULL)
        return;
    c = &g->result->criterion[g->result->criteria - 1];
    if (c->hints == RESULT_HINTS - 1)
        refuse("a criterion has too many hints");
    result_set(&c->hint[c->hints++], text);
}

bool
grade_wants(struct grade *g, const char *name)
{
    const char *only = g->order != NULL ? g->order->test : NULL;

    if (g->tcase == NULL || (only != NULL && strcmp(only, name) != 0))
        return false;
    if (g->tests == TESTS_MAX)
        refuse("the suite has too many tests");
    g->test[g->tests++] = (struct test){ name, g->result->criteria - 1, false };
    if (g->order != NULL) /* until one of its tests fails */
        g->result->criterion[g->result->criteria - 1].verdict = VERDICT_PASSED;
    return true;
}

TCase *
grade_case(struct grade *g)
{
    return g->tcase;
}

uint64_t
grade_seed(void)
{
    return current->order->seed;
}

static struct grade *
grade_new(const struct grade_order *order)
{
    struct grade *g = calloc(1, sizeof *g);

    if (g == NULL)
        refuse("out of memory");
    g->order = order;
    g->result = result_new(grade_lab.number, grade_lab.name, grade_lab.file);
    g->suite = suite_create(grade_lab.name);
    grade_add_criteria(g);
    return g;
}

struct result *
grade_list(void)
{
    struct grade *g = grade_new(NULL);
    struct result *r = g->result;
    SRunner *runner = srunner_create(g->suite);

    srunner_free(runner);
    free(g);
    return r;
}

/* Take over what Check alone knows: a plain ck_assert that failed.  */
static void
take_check_result(struct grade *g, TestResult *tr)
{
    for (int i = 0; i < g->result->criteria; i++) {
        struct result_criterion *c = &g->result->criterion[i];

        if (strcmp(c->id, tr_tcname(tr)) != 0 || tr_rtype(tr) == CK_PASS ||
            c->verdict != VERDICT_PASSED)
            continue;
        c->verdict = VERDICT_FAILED;
        result_set(&c->message, tr_msg(tr) != NULL ? tr_msg(tr) : "");
    }
}

/* Every test that was added must have run to its end or been stopped, and
   Check must have counted the same tests as we did.  */
static bool
is_whole(const struct grade *g, SRunner *runner)
{
    if (g->started != g->tests || srunner_ntests_run(runner) != g->tests)
        return false;
    for (int i = 0; i < g->tests; i++) {
        const struct test *t = &g->test[i];

        if (!t->is_over &&
            g->result->criterion[t->criterion].verdict == VERDICT_PASSED)
            return false;
    }
    return true;
}

static void
run_suite(struct grade *g)
{
    SRunner *runner = srunner_create(g->suite);
    TestResult **results;

    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_SILENT);
    results = srunner_results(runner);
    for (int i = 0; i < srunner_ntests_run(runner); i++)
        take_check_result(g, results[i]);
    free(results);
    if (!is_whole(g, runner))
        refuse("not every test ran to its end");
    srunner_free(runner);
}

struct result *
grade_run(const struct grade_order *order, struct grade_failure *failure)
{
    struct grade *g = grade_new(order);
    struct result *r = g->result;

    current = g;
    g->result->seed = order->seed;
    g->worker = worker_open(&order->worker);
    result_set(&r->layers, worker_layers(g->worker));
    run_suite(g);
    worker_close(g->worker);
    if (failure != NULL)
        *failure = g->failure.test != NULL ? g->failure
                                           : (struct grade_failure){ "", 0 };
    current = NULL;
    free(g);
    return r;
}
