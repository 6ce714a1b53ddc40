/* report_hints.c - the next hints for what is not earned yet.
   SPDX-License-Identifier: MIT  */

#include <string.h>

#include "tools/judge/report/report.h"

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

/* Return the criterion of R to be helped with: ONLY, or the first.  */
static const struct result_criterion *
wanted(const struct result *r, const char *only)
{
    for (int i = 0; i < r->criteria && only != NULL; i++)
        if (result_is_called(&r->criterion[i], only))
            return &r->criterion[i];
    return report_cause_first(r);
}

/* Say that C has no more hints, and what else helps.  */
static void
write_end(const struct result_criterion *c, const char *contact,
          const struct wrap *prose)
{
    char text[400];

    snprintf(text, sizeof text,
             "These are all the hints for \"%s\".%s make debug TEST=%s steps "
             "through the call; make tree draws your search, if the lab has "
             "one.",
             result_name(c),
             c->verdict == VERDICT_FAILED
                 ? " Follow your code on paper for the case above."
                 : "",
             result_name(c));
    wrap_write(prose, "", text);
    if (*contact != '\0')
        wrap_write(prose, "Questions: ", contact);
}

void
report_write_hints(const struct result *r, const char *only, int round,
                   const char *contact, const struct report_style *s, FILE *out)
{
    const struct result_criterion *c = wanted(r, only);
    struct wrap prose = report_prose(s, REPORT_INDENT, out);
    struct wrap below = report_prose(s, 1, out);
    int count = 0, last;

    if (r->criteria > 0 && r->criterion[0].verdict == VERDICT_NOT_COMPILED) {
        report_write(r, s, out);
        return;
    }
    fprintf(out, " lab %s  %s\n", r->number, r->name);
    if (c == NULL || c->verdict == VERDICT_PASSED) {
        fputs(" Nothing is wrong here: no hint is needed.\n", out);
        return;
    }
    fprintf(out, "   %-7s %s  %s\n", result_words(c->verdict)->tag,
            result_name(c), c->title);
    last = number_in(c, round);
    for (int i = 1; i <= last; i++) {
        const char *text = hint_for(c, i, &count);
        char label[40];

        snprintf(label, sizeof label, "hint %d of %d: ", i, count);
        if (text != NULL)
            wrap_write(&prose, label, text);
    }
    if (last >= count)
        write_end(c, contact, &below);
}
