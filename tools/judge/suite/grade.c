/* grade.c - a graded Check suite: criteria, their points, their verdicts.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/suite/grade.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/say.h"
#include "tools/judge/suite/ahead.h"
#include "tools/judge/suite/deadline.h"
#include "tools/judge/suite/memory_pass.h"
#include "tools/judge/suite/replay.h"

enum { MOVES_MAX = 5000000 }; /* more in one call are taken for endless */

/* One test that is to run, in the order in which Check runs them.  */
struct test {
    const TTest *test;
    TTest shell;   /* what Check runs instead of it */
    int criterion; /* index in the result */
    bool is_known; /* there is nothing to find out: it need not run */
    bool is_over;  /* its end was seen */
};

struct grade {
    const struct grade_order *order; /* NULL: only list the criteria */
    struct result *result;
    Suite *suite;
    TCase *tcase; /* of the current criterion, NULL: not wanted */
    struct worker *worker;
    int part;
    int tests;   /* to run */
    int started; /* so far */
    struct grade_failure failure;
    struct deadline_calls calls;
    jmp_buf *tried; /* where grade_try waits, or NULL */
    struct test test[GRADE_TESTS];
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
    say_and_exit(EXIT_TROUBLE, "%s: this run is not to be trusted", why);
}

/* Return the verdict on C before the memory pass, or VERDICT_INTERNAL if this
   is not one.  */
static enum verdict
verdict_before(const struct result_criterion *c)
{
    const struct result *first = current->order->first;

    return first != NULL ? result_verdict_of(first, c->id) : VERDICT_INTERNAL;
}

/* Tell whether what is said in a run as O says will be needed again.  */
static bool
is_noted(const struct grade_order *o)
{
    return o->has_memory_pass && o->first == NULL;
}

/* Tell whether the running test is a second look at what did not end.  */
static bool
is_second_look(void)
{
    return verdict_before(grade_running()) == VERDICT_TIMED_OUT;
}

/* Tell whether a function that was lost in C with VERDICT is not to be called
   too often: it takes long, or ends otherwise than before, which is a game.  */
static bool
is_too_much(const struct result_criterion *c, enum verdict verdict)
{
    return verdict == VERDICT_TIMED_OUT ||
           (current->order->first != NULL && verdict != VERDICT_MEMORY_FAULT &&
            verdict != VERDICT_FAILED && verdict != VERDICT_CRASHED &&
            verdict != verdict_before(c));
}

void
grade_lose(enum verdict verdict, const char *where, const char *message)
{
    struct result_criterion *c = grade_running();

    if (is_too_much(c, verdict))
        deadline_missed(&current->calls, is_second_look());
    if (c->verdict == VERDICT_PASSED) { /* the first failure counts */
        result_judge(c, verdict, message, where);
        result_set(&c->function, deadline_called(&current->calls));
        replay_tell(&c->moves);
        if (verdict != VERDICT_NOT_RUN) {
            result_set(&c->output, worker_end(current->worker)->output);
            c->is_doubtful = worker_end(current->worker)->is_doubtful;
        }
        if (current->failure.test == NULL)
            current->failure = (struct grade_failure){
                current->test[current->started - 1].test->name,
                worker_calls(current->worker)
            };
    }
}

bool
grade_try(void (*ask)(void *self), void *self)
{
    jmp_buf back;
    bool is_stopped;

    ahead_settle();
    current->tried = &back;
    is_stopped = setjmp(back) != 0;
    if (!is_stopped)
        ask(self);
    current->tried = NULL;
    if (is_stopped)
        worker_begin(current->worker);
    return !is_stopped;
}

void
grade_stop(enum verdict verdict, const char *where, const char *message)
{
    struct result_criterion *c = grade_running();
    bool has_time = !worker_is_spent(current->worker);

    if (verdict == VERDICT_TIMED_OUT && !is_second_look())
        /* A fresh child shows only at which call.  */
        worker_set_haste(current->worker,
                         DEADLINE_HURRY *
                             deadline_haste(&current->calls, false));
    ahead_stop(has_time);
    if (current->tried != NULL && has_time)
        longjmp(*current->tried, 1);
    while (verdict == VERDICT_FAILED && c->verdict == VERDICT_PASSED &&
           c->hints > 0) { /* they are about wrong answers */
        free(c->hint[--c->hints]);
        c->hint[c->hints] = NULL;
    }
    grade_lose(verdict, where, message);
    ck_abort_msg("%s", result_words(verdict)->name);
}

/* Note that FUNCTION of the code under test is called next.  If it did not end
   in time in several tests before, the running test ends instead.  */
static void
about_to_call(const char *function)
{
    if (is_noted(current->order))
        memory_talk_note_call(function);
    if (!deadline_call(&current->calls, function, is_second_look()))
        grade_stop(VERDICT_NOT_RUN, "",
                   "Not run: what it needs did not end in tests before.\n");
}

static void
before_test(void)
{
    if (current->started == current->tests)
        refuse("more tests ran than were added");
    current->started++;
    if (current->test[current->started - 1].is_known)
        return;
    if (grade_running()->verdict != VERDICT_PASSED)
        ck_abort_msg("lost already");
    about_to_call("");
    replay_begin(NULL, NULL, NULL);
    worker_set_haste(current->worker,
                     deadline_haste(&current->calls, is_second_look()));
    worker_begin(current->worker);
}

static void
after_test(void)
{
    struct test *t = &current->test[current->started - 1];
    struct result_criterion *c = grade_running();
    const struct ending *end;

    t->is_over = true;
    if (t->is_known)
        return;
    end = worker_end(current->worker);
    if (current->order->first != NULL)
        memory_pass_compare(c, end, t->test->name,
                            worker_digest(current->worker));
    else
        memory_talk_keep(t->test->name, c->verdict == VERDICT_PASSED,
                         worker_digest(current->worker));
    if (c->output[0] == '\0' && c->verdict == VERDICT_PASSED)
        result_set(&c->output, end->output);
    if (end->verdict == VERDICT_MEMORY_FAULT && c->verdict == VERDICT_PASSED) {
        result_judge(c, VERDICT_MEMORY_FAULT, end->message, end->where);
        result_set(&c->function, deadline_called(&current->calls));
    }
}

/* Tell whether the order asks for the criterion ID.  */
static bool
is_ordered(const struct grade *g, const char *id)
{
    const struct grade_order *o = g->order;
    struct result_criterion c = { .id = (char *)id };

    if (o != NULL && o->first != NULL)
        return memory_pass_wants(result_verdict_of(o->first, id));
    return o == NULL || !o->criterion || result_is_called(&c, o->criterion);
}

void
grade_part(struct grade *g)
{
    g->part++;
}

void
grade_criterion(struct grade *g, const char *id, int points, const char *title)
{
    struct result_criterion *c;

    g->tcase = NULL;
    if (!is_ordered(g, id))
        return;
    c = result_add(g->result, id, points, title);
    c->part = g->part;
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

/* Talk to the child as the running test did before the memory pass.  *SELF: did
   it say the same?  */
static void
say_again(void *self)
{
    const struct test *t = &current->test[current->started - 1];

    *(bool *)self = memory_talk_again(current->worker, t->test->name);
}

/* Tell whether the running test passed before, and is known to pass again.  If
   not, its child is a fresh one.  */
static bool
is_said_again(void)
{
    const struct test *t = &current->test[current->started - 1];
    bool is_same = false;

    if (current->order->first == NULL || !memory_talk_is_known(t->test->name) ||
        !grade_try(say_again, &is_same))
        return false;
    if (!is_same)
        worker_begin(current->worker);
    return is_same;
}

void
grade_uses(struct grade *g, const char *names)
{
    if (g->tcase != NULL)
        result_set(&g->result->criterion[g->result->criteria - 1].uses, names);
}

static void
run_test(int i)
{
    if (!current->test[current->started - 1].is_known && !is_said_again())
        ahead_run(current->test[current->started - 1].test->fn, i);
}

bool
grade_wants(struct grade *g, const TTest *test)
{
    const char *only = g->order != NULL ? g->order->test : NULL;
    struct test *t = &g->test[g->tests];

    if (g->tcase == NULL || (only != NULL && strcmp(only, test->name) != 0))
        return false;
    if (g->tests++ == GRADE_TESTS)
        refuse("the suite has too many tests");
    *t = (struct test){ test, *test, g->result->criteria - 1, false, false };
    t->shell.fn = run_test;
    if (g->order != NULL) /* until one of its tests fails */
        g->result->criterion[g->result->criteria - 1].verdict = VERDICT_PASSED;
    return true;
}

TCase *
grade_case(struct grade *g)
{
    return g->tcase;
}

void
grade_test(struct grade *g, const TTest *test)
{
    if (grade_wants(g, test))
        tcase_add_test(g->tcase, &g->test[g->tests - 1].shell);
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

/* Take what Check alone knows: a plain ck_assert that failed.  */
static void
take_check_result(struct grade *g, TestResult *tr)
{
    for (int i = 0; i < g->result->criteria; i++) {
        struct result_criterion *c = &g->result->criterion[i];

        if (strcmp(c->id, tr_tcname(tr)) != 0 || tr_rtype(tr) == CK_PASS ||
            c->verdict != VERDICT_PASSED)
            continue;
        result_judge(c, VERDICT_FAILED, tr_msg(tr) != NULL ? tr_msg(tr) : "",
                     "");
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

/* Tell whether what is done for G takes so little of the budget that it may be
   done in vain once.  */
static bool
is_quick(const struct grade *g)
{
    double budget = g->order->worker.budget;

    return budget <= 0 || 8 * g->order->first->seconds < budget;
}

/* In the memory pass: talk with one child as in all tests that passed before.
   Mostly there is nothing wrong, and then none of them needs a child.  */
static void
look_at_all(struct grade *g)
{
    const char *known[GRADE_TESTS];
    int count = 0;

    if (!is_quick(g))
        return;
    for (int i = 0; i < g->tests; i++)
        if (memory_talk_is_known(g->test[i].test->name))
            known[count++] = g->test[i].test->name;
    if (count == 0 || !memory_talk_again_all(g->worker, known, count))
        return;
    for (int i = 0; i < g->tests; i++)
        g->test[i].is_known = memory_talk_is_known(g->test[i].test->name);
}

static const struct worker_client suite = { .about_to_call = about_to_call,
                                            .stop = grade_stop,
                                            .most_moves = MOVES_MAX };
static const struct worker_client suite_noted = { .about_to_call =
                                                      about_to_call,
                                                  .stop = grade_stop,
                                                  .note =
                                                      memory_talk_note_record,
                                                  .most_moves = MOVES_MAX };

struct result *
grade_run(const struct grade_order *order, struct grade_failure *failure)
{
    struct grade *g = grade_new(order);
    struct result *r = g->result;
    struct worker_setup setup = order->worker;

    current = g;
    g->result->seed = order->seed;
    setup.client = is_noted(order) ? &suite_noted : &suite;
    g->worker = worker_open(&setup);
    result_set(&r->layers, worker_layers(g->worker));
    if (order->first != NULL)
        look_at_all(g);
    run_suite(g);
    r->seconds = setup.budget > 0 ? worker_spent(g->worker) : 0;
    worker_close(g->worker);
    if (failure != NULL)
        *failure = g->failure.test != NULL ? g->failure
                                           : (struct grade_failure){ "", 0 };
    current = NULL;
    free(g);
    return r;
}
