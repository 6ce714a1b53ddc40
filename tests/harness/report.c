/* report.c - a result as a student reads it.
   SPDX-License-Identifier: MIT  */
#include "tests/harness/report.h"

#include "config.h"

#include <inttypes.h>
#include <langinfo.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "tests/harness/advice.h"
#include "tests/harness/letters.h"
#include "tests/harness/report_line.h"

enum { WIDTH = 78, NARROW = 40 };

struct report_style
report_style_here(void)
{
    const char *no_color = getenv("NO_COLOR"), *term = getenv("TERM");
    struct report_style s = { .width = WIDTH, .hints = 1, .tells_seed = true };
    struct winsize size;

    s.is_utf8 = strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
    if (!isatty(STDOUT_FILENO))
        return s;
    s.has_colour = (no_color == NULL || *no_color == '\0') && term != NULL &&
                   strcmp(term, "dumb") != 0;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 &&
        size.ws_col < WIDTH)
        s.width = size.ws_col < NARROW ? NARROW : size.ws_col;
    return s;
}

static void
write_output(const char *output, const struct report_style *s, FILE *out)
{
    struct prose prose = report_prose(s, REPORT_INDENT, out);
    const char *last = letters_last_lines(output);

    report_paint(s, REPORT_QUIET, out);
    fprintf(out, "%*sit printed%s:\n", REPORT_INDENT, "",
            last > output ? " at the end" : "");
    prose_write_lines(&prose, last);
    report_paint(s, REPORT_PLAIN, out);
}

/* Hints are about wrong answers: a crash or a time-out says enough.  */
static void
write_hints(const struct result_criterion *c, const struct report_style *s,
            FILE *out)
{
    struct prose prose = report_prose(s, REPORT_INDENT, out);

    if (c->verdict != VERDICT_FAILED)
        return;
    for (int i = 0; i < c->hints && i < s->hints; i++)
        prose_write(&prose, "hint: ", c->hint[i]);
}

/* Say how to run C of R alone, on the same random boards.  */
static void
write_again(const struct result *r, const struct result_criterion *c,
            const struct report_style *s, FILE *out)
{
    const char *dot = strchr(c->id, '.');

    fprintf(out, "%*sagain: make check TEST=%s", REPORT_INDENT, "",
            dot != NULL ? dot + 1 : c->id);
    if (s->tells_seed && r->seed != RESULT_USUAL_SEED)
        fprintf(out, " SEED=%" PRIu64, r->seed);
    fputc('\n', out);
}

/* Return what was wrong above C in the very same way, or NULL.  */
static const struct result_criterion *
same_above(const struct result *r, const struct result_criterion *c)
{
    for (const struct result_criterion *a = r->criterion; a < c; a++)
        if (a->verdict == c->verdict && a->verdict != VERDICT_NOT_RUN &&
            a->message[0] != '\0' && strcmp(a->message, c->message) == 0 &&
            strcmp(a->where, c->where) == 0 &&
            strcmp(a->output, c->output) == 0)
            return a;
    return NULL;
}

static bool
has_same_hint(const struct result_criterion *a,
              const struct result_criterion *b)
{
    return a->hints > 0 && b->hints > 0 && strcmp(a->hint[0], b->hint[0]) == 0;
}

/* Say what went wrong in C.  */
static void
write_what(const struct result_criterion *c, const struct report_style *s,
           FILE *out)
{
    struct prose prose = report_prose(s, REPORT_INDENT, out);

    prose_write_message(&prose, c->message);
    if (c->where[0] != '\0')
        fprintf(out, "%*sat %s\n", REPORT_INDENT, "", c->where);
    if (result_shows_output(c))
        write_output(c->output, s, out);
}

static void
write_why(const struct result *r, const struct result_criterion *c,
          const struct report_style *s, FILE *out)
{
    const struct result_criterion *same = same_above(r, c);

    if (same != NULL)
        fprintf(out, "%*sas in \"%s\" above\n", REPORT_INDENT, "", same->title);
    else
        write_what(c, s, out);
    if (c->verdict == VERDICT_NOT_COMPILED)
        return;
    if (same == NULL || !has_same_hint(c, same))
        write_hints(c, s, out);
    write_again(r, c, s, out);
}

/* Write the line of C.  What is still to be written says where, on the line
   itself if there is room.  */
static void
write_head(const struct result_criterion *c, const struct report_style *s,
           FILE *out)
{
    int earned = result_criterion_earned(c), length;
    char left[160], place[120] = "";
    bool is_todo = c->verdict == VERDICT_TODO && c->where[0] != '\0', fits;

    if (is_todo)
        snprintf(place, sizeof place, "not written yet (%s)", c->where);
    length = snprintf(left, sizeof left, "   %-7s %s", report_word(c->verdict),
                      c->title);
    fits = length + (int)strlen(place) +
               snprintf(NULL, 0, ":   %d / %d", earned, c->points) <=
           s->width;
    if (is_todo && fits)
        snprintf(left + length, sizeof left - (size_t)length, ": %s", place);
    report_line(left, earned, c->points, s, out);
    if (is_todo && !fits)
        fprintf(out, "%*s%s\n", REPORT_INDENT, "", place);
}

static void
write_criterion(const struct result *r, const struct result_criterion *c,
                const struct report_style *s, FILE *out)
{
    struct prose prose = report_prose(s, REPORT_INDENT, out);

    report_paint(s,
                 c->verdict == VERDICT_PASSED ? REPORT_GOOD
                 : c->verdict == VERDICT_TODO ? REPORT_QUIET
                                              : REPORT_BAD,
                 out);
    write_head(c, s, out);
    report_paint(s, REPORT_PLAIN, out);
    if (s->is_folded || c->verdict == VERDICT_TODO)
        return;
    if (c->verdict == VERDICT_PASSED)
        prose_write_message(&prose, c->message); /* mostly, there is none */
    else
        write_why(r, c, s, out);
}

/* Tell whether all criteria of R got V.  A lab that does not compile, or is
   not there, fails everywhere for one reason: it is to be said once.  */
static bool
is_all(const struct result *r, enum verdict v)
{
    for (int i = 0; i < r->criteria; i++)
        if (r->criterion[i].verdict != v)
            return false;
    return r->criteria > 0;
}

void
report_write(const struct result *r, const struct report_style *s, FILE *out)
{
    char left[160];

    snprintf(left, sizeof left, " lab %s  %s", r->number, r->name);
    report_paint(s, REPORT_STRONG, out);
    report_line(left, result_earned(r), result_points(r), s, out);
    report_paint(s, REPORT_PLAIN, out);
    if (is_all(r, VERDICT_NOT_COMPILED) || is_all(r, VERDICT_REJECTED)) {
        bool is_there = r->criterion[0].verdict == VERDICT_NOT_COMPILED;

        report_paint(s, REPORT_BAD, out);
        fprintf(out, "   %-7s %s %s\n", is_there ? "ERROR" : "REJECT", r->file,
                is_there ? "does not compile" : "cannot be graded");
        report_paint(s, REPORT_PLAIN, out);
        write_what(&r->criterion[0], s, out);
        return;
    }
    for (int i = 0; i < r->criteria; i++)
        write_criterion(r, &r->criterion[i], s, out);
}

/* Return how many criteria of R have verdict V.  */
static int
count_verdicts(const struct result *r, enum verdict v)
{
    int count = 0;

    for (int i = 0; i < r->criteria; i++)
        count += r->criterion[i].verdict == v;
    return count;
}

/* Say how far it is: DONE of CRITERIA are earned.  FIRST is the first lab's
   result.  */
static void
write_state(const struct result *first, int done, int criteria,
            const struct report_style *s, FILE *out)
{
    struct prose prose = report_prose(s, 1, out);
    char text[400];

    if (done == criteria)
        snprintf(text, sizeof text,
                 "All tests passed (random boards: seed %" PRIu64 ").",
                 first->seed);
    else if (done == 0 && is_all(first, VERDICT_TODO))
        snprintf(text, sizeof text,
                 "A fresh start: read labs/%s-%s/README.md, then replace one "
                 "LAB_TODO in %s and run \"make check\" again.",
                 first->number, first->name, first->file);
    else if (done == 0 && (is_all(first, VERDICT_NOT_COMPILED) ||
                           is_all(first, VERDICT_REJECTED)))
        return;
    else
        snprintf(text, sizeof text,
                 "%d of %d tests pass so far (random boards: seed %" PRIu64
                 ").",
                 done, criteria, first->seed);
    prose_write(&prose, "", text);
}

void
report_write_total(struct result *const *r, int count,
                   const struct report_style *s, FILE *out)
{
    int earned = 0, points = 0, done = 0, criteria = 0;
    bool has_more = false;

    for (int i = 0; i < count; i++) {
        earned += result_earned(r[i]);
        points += result_points(r[i]);
        done += count_verdicts(r[i], VERDICT_PASSED);
        criteria += r[i]->criteria;
        has_more = has_more || advice_is_left(r[i], s->hints);
    }
    if (count > 1) {
        report_paint(s, REPORT_STRONG, out);
        report_line(" total", earned, points, s, out);
        report_paint(s, REPORT_PLAIN, out);
    }
    if (criteria > 0)
        write_state(r[0], done, criteria, s, out);
    if (has_more)
        fputs(" More help: make hint\n", out);
}
