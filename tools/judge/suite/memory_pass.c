/* memory_pass.c - what the second pass, which looks for memory faults, changes.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/suite/memory_pass.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/must.h"
#include "tools/base/say.h"
#include "tools/judge/report/report.h"
#include "tools/judge/suite/where.h"

void
memory_pass_compare(struct result_criterion *c, const struct ending *end,
                    const char *test, uint64_t digest)
{
    if (c->verdict != VERDICT_PASSED || end->verdict == VERDICT_MEMORY_FAULT)
        return;
    if (!ending_was_looked_through(end))
        c->verdict = VERDICT_ENDED_EARLY;
    else if (!memory_talk_has_digest(test, digest))
        c->verdict = VERDICT_FAILED;
}

bool
memory_pass_wants(enum verdict v)
{
    return v == VERDICT_PASSED || v == VERDICT_FAILED || v == VERDICT_CRASHED ||
           v == VERDICT_TIMED_OUT;
}

/* Return why the memory pass, which ended with V what had passed, says nothing
   of memory faults.  */
static const char *
why_unchecked(enum verdict v)
{
    switch (v) {
    case VERDICT_NOT_COMPILED:
        return "it does not compile where they are looked for, or tells the "
               "sanitizer what to do.\n";
    case VERDICT_FAILED:
        return "it said or did other things there. Does it use a variable "
               "before that was given a value, or anything else left to "
               "chance?\n";
    case VERDICT_TIMED_OUT:
    case VERDICT_NOT_RUN:
        return "it took too long there.\n";
    case VERDICT_ENDED_EARLY:
        return "it ended the program by itself there, as exit and _exit do.\n";
    default:
        return "it ended in another way there.\n";
    }
}

/* C was passed, and the memory pass ended with V.  */
static void
flag_unchecked(struct result_criterion *c, enum verdict v)
{
    char message[256];

    c->is_unchecked = true;
    snprintf(message, sizeof message,
             "Memory faults could not be looked for: %s", why_unchecked(v));
    result_set(&c->message, message);
}

/* Tell whether C ended by a call that the library stopped.  */
static bool
breaks_a_rule(const struct result_criterion *c)
{
    return c->verdict == VERDICT_CRASHED &&
           strstr(c->message, "libboard: ") != NULL;
}

/* Tell whether C and M, the same in the memory pass, show that something is
   used that was never given a value: only such things differ there.  */
static bool
is_unset(const struct result_criterion *c, const struct result_criterion *m)
{
    if (c->verdict == VERDICT_FAILED)
        return m->verdict == VERDICT_PASSED || breaks_a_rule(m) ||
               (m->verdict == VERDICT_FAILED &&
                result_compare_messages(c, m) != 0);
    if (breaks_a_rule(c))
        return m->verdict == VERDICT_PASSED || m->verdict == VERDICT_FAILED ||
               (breaks_a_rule(m) && result_compare_messages(c, m) != 0);
    if (c->verdict == VERDICT_TIMED_OUT) /* and now ends, in less time */
        return m->verdict == VERDICT_FAILED && !c->is_doubtful;
    return c->verdict == VERDICT_PASSED && m->message[0] != '\0' &&
           (m->verdict == VERDICT_FAILED || m->verdict == VERDICT_CRASHED);
}

/* Return the line where something is used that was never given a value, or "".
 */
static const char *
unset_line(const char *analyzer)
{
    static char where[80];
    static bool was_asked; /* it takes a while */

    if (analyzer != NULL && !was_asked)
        where_unset(where, sizeof where, analyzer);
    was_asked = true;
    return where;
}

/* Let C be lost for that: M is what it does when variables and memory without a
   value hold something else.  */
static void
take_unset(struct result_criterion *c, const struct result_criterion *m,
           const char *analyzer)
{
    bool was_lucky = c->verdict == VERDICT_PASSED;
    const char *where = unset_line(analyzer);
    char *message = result_message(was_lucky ? m : c);
    char *words = NULL;
    size_t size;
    FILE *f = open_memstream(&words, &size);

    if (f == NULL)
        say_errno("judge");
    fprintf(f,
            "It uses a variable, memory of malloc, or the result of a function "
            "without a return, that was never given a value.\n%s\n%s",
            was_lucky ? "That went well by luck. With other values in there:"
                      : "So what it does is left to chance, such as this:",
            message);
    fclose(f);
    result_judge(c, VERDICT_MEMORY_FAULT, words,
                 where[0] != '\0' ? where : m->where);
    if (m->function[0] != '\0')
        result_set(&c->function, m->function);
    free(words);
    free(message);
}

/* Return the criterion above C in R that a leak cost in the same part, or
   NULL.  */
static const struct result_criterion *
paid_before(const struct result *r, const struct result_criterion *c)
{
    for (const struct result_criterion *a = r->criterion; a < c; a++)
        if (a->part == c->part && a->verdict == VERDICT_MEMORY_FAULT &&
            memory_fault_is_leak(a->message))
            return a;
    return NULL;
}

/* C, a criterion of R, loses memory in the memory pass, M.  */
static void
take_leak(const struct result *r, struct result_criterion *c,
          const struct result_criterion *m)
{
    const struct result_criterion *paid = paid_before(r, c);
    char message[160];

    if (c->verdict != VERDICT_PASSED)
        return;
    if (paid == NULL) {
        result_judge(c, m->verdict, m->message, m->where);
        result_set(&c->function, m->function);
        return;
    }
    snprintf(message, sizeof message,
             "It loses memory here, too, which costs points once: in \"%s\".\n",
             result_name(paid));
    result_set(&c->message, message);
}

/* Whoever uses what happens to be the same in both passes fails in both: let
   the first failure of R say so, if the compiler does.  */
static void
note_unset(struct result *r, const char *analyzer)
{
    const struct result_criterion *first = report_cause_first(r);
    struct result_criterion *c;
    char *longer;

    if (first == NULL || first->verdict != VERDICT_FAILED ||
        *unset_line(analyzer) == '\0')
        return;
    c = &r->criterion[first - r->criterion];
    longer =
        must_format("%sLook at this first: by the compiler, a variable may "
                    "be used at %s that was never given a value.\n",
                    c->message, unset_line(analyzer));
    result_set(&c->message, longer);
    free(longer);
}

void
memory_pass_take(struct result *r, const struct result *again,
                 const char *analyzer)
{
    for (int i = 0, j = 0; i < r->criteria && j < again->criteria; i++) {
        struct result_criterion *c = &r->criterion[i];
        const struct result_criterion *m = &again->criterion[j];

        if (strcmp(c->id, m->id) != 0)
            continue;
        j++;
        if (m->verdict == VERDICT_MEMORY_FAULT &&
            memory_fault_is_leak(m->message)) {
            take_leak(r, c, m);
        } else if (m->verdict == VERDICT_MEMORY_FAULT) {
            result_judge(c, m->verdict, m->message, m->where);
            result_set(&c->function, m->function);
        } else if (is_unset(c, m))
            take_unset(c, m, analyzer);
        else if (c->verdict == VERDICT_PASSED && m->verdict != VERDICT_PASSED)
            flag_unchecked(c, m->verdict);
    }
    note_unset(r, analyzer);
}
