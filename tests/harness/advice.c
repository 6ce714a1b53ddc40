/* advice.c - the next hints for what is not earned yet.
   SPDX-License-Identifier: MIT  */
#include "tests/harness/advice.h"

#include <string.h>

#include "tests/harness/report_line.h"

/* Return what helps with V whatever the criterion is, or NULL.  */
static const char *
general_hint(enum verdict v)
{
    switch (v) {
    case VERDICT_CRASHED:
        return "make debug TEST=name opens the call that crashes: there "
               "\"backtrace\" shows how it came to that line, and \"print\" "
               "what a variable holds.";
    case VERDICT_TIMED_OUT:
        return "what has to come closer to its end with every call, or with "
               "every turn of a loop? print it and see whether it does.";
    case VERDICT_MEMORY_FAULT:
        return "which index or pointer does that line use? an array of n has "
               "the indices 0 .. n - 1, what was freed is gone, and what "
               "malloc gave needs a free.";
    default:
        return NULL;
    }
}

/* Return hint number NUMBER for C, from 1, and put into COUNT how many there
   are; NULL: there is none.  */
static const char *
hint_for(const struct result_criterion *c, int number, int *count)
{
    bool is_own = c->verdict == VERDICT_FAILED || c->verdict == VERDICT_TODO;
    const char *general = general_hint(c->verdict);

    *count = is_own ? c->hints : general != NULL;
    if (number < 1 || number > *count)
        return NULL;
    return is_own ? c->hint[number - 1] : general;
}

/* Return the number of the hint for C that ROUND has.  */
static int
number_in(const struct result_criterion *c, int round)
{
    return c->verdict == VERDICT_FAILED ? round : round - 1;
}

static bool
is_left(const struct result_criterion *c, int round)
{
    int count;

    return hint_for(c, number_in(c, round + 1), &count) != NULL;
}

bool
advice_is_left(const struct result *r, int round)
{
    for (int i = 0; i < r->criteria; i++)
        if (r->criterion[i].verdict != VERDICT_TODO &&
            is_left(&r->criterion[i], round))
            return true;
    return false;
}

/* Tell whether hints are wanted for criterion NUMBER of R.  What crashed is
   told the same as any other crash, and who has not begun needs one thing to
   begin with: of each such verdict, the first gets its hint.  */
static bool
is_wanted(const struct result *r, int number, const char *only)
{
    const struct result_criterion *c = &r->criterion[number];
    const char *dot = strchr(c->id, '.');

    if (only != NULL)
        return strcmp(c->id, only) == 0 ||
               (dot != NULL && strcmp(dot + 1, only) == 0);
    for (int i = 0; i < number && c->verdict != VERDICT_FAILED; i++)
        if (r->criterion[i].verdict == c->verdict)
            return false;
    return true;
}

/* Write the hint for C in ROUND, if there is one.  */
static void
write_hint(const struct result_criterion *c, int round,
           const struct report_style *s, FILE *out)
{
    struct prose prose = report_prose(s, REPORT_INDENT, out);
    int number = number_in(c, round), count;
    const char *text = hint_for(c, number, &count);
    char label[40];

    if (text == NULL)
        return;
    fprintf(out, "   %-7s %s\n", report_word(c->verdict), c->title);
    snprintf(label, sizeof label, "hint %d of %d: ", number, count);
    prose_write(&prose, label, text);
}

void
advice_write(const struct result *r, const char *only, int round,
             const struct report_style *s, FILE *out)
{
    bool is_earned = true, has_more = false;

    if (r->criteria > 0 && r->criterion[0].verdict == VERDICT_NOT_COMPILED) {
        report_write(r, s, out);
        return;
    }
    fprintf(out, " lab %s  %s\n", r->number, r->name);
    for (int i = 0; i < r->criteria; i++) {
        const struct result_criterion *c = &r->criterion[i];

        if (c->verdict == VERDICT_PASSED || !is_wanted(r, i, only))
            continue;
        is_earned = false;
        has_more = has_more || is_left(c, round);
        write_hint(c, round, s, out);
    }
    if (is_earned)
        fputs(" Nothing is wrong here: no hint is needed.\n", out);
    else if (!has_more)
        fputs(" These are all the hints there are: ask your instructor.\n",
              out);
}
