/* report_cause.c - which failure comes first, and which others it explains.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/report/report.h"

#include <string.h>

bool
report_cause_is_wrong(const struct result_criterion *c)
{
    return c->verdict != VERDICT_PASSED && c->verdict != VERDICT_TODO &&
           c->verdict != VERDICT_NOT_RUN;
}

/* Return how much C asks to be seen first.  */
static int
urgency(const struct result_criterion *c)
{
    return c->verdict == VERDICT_MEMORY_FAULT ? 4
           : report_cause_is_wrong(c)         ? 3
           : c->verdict == VERDICT_TODO       ? 2
           : c->verdict == VERDICT_NOT_RUN    ? 1
                                              : 0;
}

const struct result_criterion *
report_cause_first(const struct result *r)
{
    const struct result_criterion *first = NULL;

    for (int i = 0; i < r->criteria; i++)
        if (urgency(&r->criterion[i]) > (first != NULL ? urgency(first) : 0))
            first = &r->criterion[i];
    return first;
}

/* Tell whether A and B were wrong in the very same way.  */
static bool
is_same(const struct result_criterion *a, const struct result_criterion *b)
{
    return a->verdict == b->verdict && report_cause_is_wrong(a) &&
           a->message[0] != '\0' && result_compare_messages(a, b) == 0 &&
           strcmp(a->where, b->where) == 0 && strcmp(a->output, b->output) == 0;
}

bool
report_cause_has_same_hint(const struct result_criterion *a,
                           const struct result_criterion *b)
{
    return a->hints > 0 && b->hints > 0 && strcmp(a->hint[0], b->hint[0]) == 0;
}

static bool
has_same_cause(const struct result_criterion *a,
               const struct result_criterion *b)
{
    if (is_same(a, b))
        return true;
    if (a->verdict == VERDICT_FAILED)
        return b->verdict == VERDICT_FAILED && report_cause_has_same_hint(a, b);
    return report_cause_is_wrong(a) && a->where[0] != '\0' &&
           strcmp(a->where, b->where) == 0;
}

/* Tell whether B may call what A asks for.  */
static bool
is_used_by(const struct result_criterion *a, const struct result_criterion *b)
{
    const char *name = result_name(a), *at = b->uses;
    size_t length = strlen(name);

    while (*at != '\0' &&
           (strcspn(at, " ") != length || strncmp(at, name, length) != 0)) {
        at += strcspn(at, " ");
        at += strspn(at, " ");
    }
    return *at != '\0';
}

static bool
may_have_same_cause(const struct result_criterion *a,
                    const struct result_criterion *b)
{
    return report_cause_is_wrong(a) && report_cause_is_wrong(b) &&
           ((a->function[0] != '\0' && strcmp(a->function, b->function) == 0) ||
            is_used_by(a, b));
}

/* Return the first failure of R, or the first criterion above C, of which HOLDS
   tells that it is like C, or NULL.  */
static const struct result_criterion *
like(const struct result *r, const struct result_criterion *c,
     bool (*holds)(const struct result_criterion *,
                   const struct result_criterion *))
{
    const struct result_criterion *first = report_cause_first(r),
                                  *a = r->criterion;

    if (c == first)
        return NULL;
    if (first != NULL && holds(first, c))
        return first;
    while (a < c && !holds(a, c))
        a++;
    return a < c ? a : NULL;
}

const struct result_criterion *
report_cause_told(const struct result *r, const struct result_criterion *c)
{
    return like(r, c, is_same);
}

const struct result_criterion *
report_cause_above(const struct result *r, const struct result_criterion *c)
{
    return like(r, c, has_same_cause);
}

const struct result_criterion *
report_cause_perhaps(const struct result *r, const struct result_criterion *c)
{
    return like(r, c, may_have_same_cause);
}
