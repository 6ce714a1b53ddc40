/* report_total.c - what stands below the reports: the sum, and what is next.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include <inttypes.h>
#include <string.h>

#include "tools/judge/report/report.h"

/* Return how many criteria of R, from number FROM on, are passed without a word
   about them.  */
static int
count_passed(const struct result *r, int from)
{
    int i = from;

    while (i < r->criteria && r->criterion[i].verdict == VERDICT_PASSED &&
           r->criterion[i].message[0] == '\0')
        i++;
    return i - from;
}

int
report_passed(const struct result *r, int from, const struct report_style *s,
              FILE *out)
{
    const struct result_criterion *c = &r->criterion[from];
    int count = count_passed(r, from), points = 0;
    char left[160];

    if (count < 2)
        return 0;
    for (int i = 0; i < count; i++)
        points += c[i].points;
    snprintf(left, sizeof left, "   %-7s %s to %s, %d criteria",
             result_words(VERDICT_PASSED)->tag, result_name(c),
             result_name(&c[count - 1]), count);
    report_paint(s, REPORT_GOOD, out);
    report_line(left, points, points, s, out);
    report_paint(s, REPORT_PLAIN, out);
    return count;
}

/* Say that all is earned, and which lab is NEXT.  */
static void
write_done(const struct result *r, int count, const char *next,
           const struct wrap *prose)
{
    char text[400];

    snprintf(text, sizeof text,
             "All tests passed (random boards: seed %" PRIu64 ").", r->seed);
    wrap_write(prose, "", text);
    if (next == NULL)
        snprintf(text, sizeof text, "make check, for all criteria of the lab.");
    else if (*next != '\0')
        snprintf(text, sizeof text, "cd ../%s, and read README.md there.",
                 next);
    else if (count == 1)
        snprintf(text, sizeof text,
                 "that was the last lab. make check in labs/ shows all of "
                 "them, make handin packs your files.");
    else
        snprintf(text, sizeof text, "make handin packs your files.");
    wrap_write(prose, "Next: ", text);
}

/* Say what to do about C, the first failure of R.  */
static void
write_next(const struct result *r, const struct result_criterion *c,
           const struct wrap *prose)
{
    char text[400];

    if (c->verdict == VERDICT_NOT_COMPILED && c->where[0] == '\0')
        snprintf(text, sizeof text,
                 "do what stands above about labs/%s-%s/%s, then make check.",
                 r->number, r->name, r->file);
    else if (c->verdict == VERDICT_NOT_COMPILED ||
             c->verdict == VERDICT_REJECTED)
        snprintf(text, sizeof text, "mend labs/%s-%s/%s, then make check.",
                 r->number, r->name, r->file);
    else if (c->verdict == VERDICT_TODO)
        snprintf(text, sizeof text,
                 "write what stands at %s, then make check. README.md says "
                 "what it must do.",
                 c->where);
    else
        snprintf(
            text, sizeof text,
            "mend \"%s\", then make check. Help: make hint. In full: make "
            "check "
            "TEST=name; all: make check V=1. Rows and columns count from 0.",
            result_name(c));
    wrap_write(prose, "Next: ", text);
}

/* Return the first of COUNT results that has something to be mended; if there
   is none, something to be written; or NULL.  */
static const struct result *
first_of(struct result *const *r, int count)
{
    const struct result *todo = NULL;

    for (int i = 0; i < count; i++) {
        const struct result_criterion *c = report_cause_first(r[i]);

        if (c != NULL && c->verdict != VERDICT_TODO)
            return r[i];
        if (c != NULL && todo == NULL)
            todo = r[i];
    }
    return todo;
}

void
report_write_total(struct result *const *r, int count, const char *next,
                   const struct report_style *s, FILE *out)
{
    struct wrap prose = report_prose(s, 1, out);
    const struct result *first = first_of(r, count);
    int earned = 0, points = 0, done = 0, criteria = 0;
    char text[200];

    for (int i = 0; i < count; i++) {
        earned += result_earned(r[i]);
        points += result_points(r[i]);
        for (int j = 0; j < r[i]->criteria; j++)
            done += r[i]->criterion[j].verdict == VERDICT_PASSED;
        criteria += r[i]->criteria;
    }
    if (count > 1) {
        report_paint(s, REPORT_STRONG, out);
        report_line(" total", earned, points, s, out);
        report_paint(s, REPORT_PLAIN, out);
    }
    if (criteria == 0)
        return;
    if (first == NULL) {
        write_done(r[0], count, next, &prose);
        return;
    }
    snprintf(text, sizeof text,
             "%d of %d tests pass so far (random boards: seed %" PRIu64 ").",
             done, criteria, r[0]->seed);
    wrap_write(&prose, "", text);
    write_next(first, report_cause_first(first), &prose);
}
