/* report.c - a result as a student reads it.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/judge/report/report.h"

#include <inttypes.h>
#include <langinfo.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "tools/judge/report/search_picture.h"

static const char *const colours[] = { "", "\33[32m", "\33[31m", "\33[2m",
                                       "\33[1m" };

void
report_paint(const struct report_style *s, enum report_colour c, FILE *out)
{
    if (s->has_colour)
        fputs(c == REPORT_PLAIN ? "\33[0m" : colours[c], out);
}

void
report_line(const char *left, int earned, int points,
            const struct report_style *s, FILE *out)
{
    char score[32];
    int gap, length = snprintf(score, sizeof score, "%d / %d", earned, points);

    gap = s->width - (int)strlen(left) - length;
    fprintf(out, "%s%*s%s\n", left, gap > 1 ? gap : 2, "", score);
}

struct wrap
report_prose(const struct report_style *s, int indent, FILE *out)
{
    return (struct wrap){ indent, s->width, s->is_utf8, out };
}

enum { WIDTH = 78, NARROW = 40 };

struct report_style
report_style_here(void)
{
    const char *no_color = getenv("NO_COLOR"), *term = getenv("TERM");
    struct report_style s = {
        .width = WIDTH, .hints = 1, .is_brief = true, .tells_seed = true
    };
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
    struct wrap prose = report_prose(s, REPORT_INDENT, out);
    const char *last = wrap_last_lines(output);

    report_paint(s, REPORT_QUIET, out);
    fprintf(out, "%*sit printed%s:\n", REPORT_INDENT, "",
            last > output ? " at the end" : "");
    wrap_write_lines(&prose, last);
    report_paint(s, REPORT_PLAIN, out);
}

static void
write_hints(const struct result_criterion *c, const struct report_style *s,
            FILE *out)
{
    struct wrap prose = report_prose(s, REPORT_INDENT, out);

    for (int i = 0; i < result_hints(c) && i < s->hints; i++) {
        char label[40];

        snprintf(label, sizeof label, "hint %d of %d: ", i + 1, c->hints);
        wrap_write(&prose, label, c->hint[i]);
    }
}

/* Say how to run C of R alone, on the same random boards, and how to see its
   search: WHAT is done by the make target GOAL.  */
static void
write_command(const char *what, const char *goal, const struct result *r,
              const struct result_criterion *c, const struct report_style *s,
              FILE *out)
{
    fprintf(out, "%*s%s: make %s TEST=%s", REPORT_INDENT, "", what, goal,
            result_name(c));
    if (s->tells_seed && r->seed != RESULT_USUAL_SEED)
        fprintf(out, " SEED=%" PRIu64, r->seed);
    fputc('\n', out);
}

static void
write_message(const struct result_criterion *c, const struct report_style *s,
              FILE *out)
{
    struct wrap prose = report_prose(s, REPORT_INDENT, out);
    char *message = result_message(c);

    wrap_write_message(&prose, message);
    free(message);
}

/* Say what went wrong in C.  */
static void
write_what(const struct result_criterion *c, const struct report_style *s,
           FILE *out)
{
    write_message(c, s, out);
    if (c->where[0] != '\0')
        fprintf(out, "%*sat %s\n", REPORT_INDENT, "", c->where);
    if (result_shows_output(c))
        write_output(c->output, s, out);
}

static void
write_why(const struct result *r, const struct result_criterion *c,
          const struct report_style *s, FILE *out)
{
    const struct result_criterion *same = report_cause_told(r, c);

    if (same != NULL)
        fprintf(out, "%*sas in \"%s\" above\n", REPORT_INDENT, "",
                result_name(same));
    else
        write_what(c, s, out);
    if (c->verdict == VERDICT_NOT_COMPILED)
        return;
    if (same == NULL || !report_cause_has_same_hint(c, same))
        write_hints(c, s, out);
    if (search_picture_has(c))
        write_command("drawn", "tree", r, c, s, out);
    write_command("again", "check", r, c, s, out);
}

/* Return the length of the longest name in R.  */
static int
name_width(const struct result *r)
{
    int width = 0;

    for (int i = 0; i < r->criteria; i++) {
        int length = (int)strlen(result_name(&r->criterion[i]));

        width = length > width ? length : width;
    }
    return width;
}

/* Write the line of C.  Behind the title, if there is room, or below it stands
   what there is to say on one line, NOTE.  */
static void
write_head(const struct result *r, const struct result_criterion *c,
           const char *note, const struct report_style *s, FILE *out)
{
    int earned = result_criterion_earned(c), length;
    char left[160];
    bool fits;

    length = snprintf(left, sizeof left, "   %-7s %-*s  %s",
                      result_words(c->verdict)->tag, name_width(r),
                      result_name(c), c->title);
    fits = length + (int)strlen(note) +
               snprintf(NULL, 0, "  %d / %d", earned, c->points) <=
           s->width;
    if (*note != '\0' && fits)
        snprintf(left + length, sizeof left - (size_t)length, "%s", note);
    report_line(left, earned, c->points, s, out);
    if (*note != '\0' && !fits)
        fprintf(out, "%*s%s\n", REPORT_INDENT, "", note + strspn(note, ", "));
}

/* Put into NOTE, which has room for SIZE bytes, as which other one of R C was
   lost, perhaps.  */
static void
note_cause(const struct result *r, const struct result_criterion *c, char *note,
           size_t size)
{
    const struct result_criterion *as = report_cause_above(r, c);
    const char *perhaps = as == NULL ? "perhaps " : "";

    if (as == NULL)
        as = report_cause_perhaps(r, c);
    if (as != NULL)
        snprintf(note, size, ", %sas in \"%s\"", perhaps, result_name(as));
}

/* Write the line of C, which says where something is still to be written; if
   it IS_SHORT, as which other one it was lost.  */
static void
write_line(const struct result *r, const struct result_criterion *c,
           bool is_short, const struct report_style *s, FILE *out)
{
    char note[120] = "";

    if (c->verdict == VERDICT_TODO && c->where[0] != '\0')
        snprintf(note, sizeof note, " (%s)", c->where);
    else if (is_short)
        note_cause(r, c, note, sizeof note);
    report_paint(s,
                 c->verdict == VERDICT_PASSED ? REPORT_GOOD
                 : c->verdict == VERDICT_TODO ? REPORT_QUIET
                                              : REPORT_BAD,
                 out);
    write_head(r, c, note, s, out);
    report_paint(s, REPORT_PLAIN, out);
}

/* Tell whether what there is to say of C, which is passed, was said of one
   above it in R.  */
static bool
is_said_above(const struct result *r, const struct result_criterion *c)
{
    for (const struct result_criterion *a = r->criterion; a < c; a++)
        if (a->verdict == VERDICT_PASSED && strcmp(a->message, c->message) == 0)
            return true;
    return false;
}

static void
write_criterion(const struct result *r, const struct result_criterion *c,
                const struct report_style *s, FILE *out)
{
    bool is_first = c == report_cause_first(r),
         is_short = s->is_brief && !is_first;

    write_line(r, c, is_short, s, out);
    if (s->is_folded || c->verdict == VERDICT_TODO)
        return;
    if (c->verdict == VERDICT_PASSED && s->is_brief && c->figures > 0 &&
        report_cause_first(r) != NULL)
        fprintf(out, "%*s%.*s: make check TEST=%s shows where.\n",
                REPORT_INDENT, "", (int)strcspn(c->message, ":"), c->message,
                result_name(c));
    else if (c->verdict == VERDICT_PASSED &&
             !(s->is_brief && is_said_above(r, c)))
        write_message(c, s, out); /* mostly, there is none */
    else if (c->verdict != VERDICT_PASSED && !is_short)
        write_why(r, c, s, out);
}

/* Write what there is to say of each criterion of R; if it IS_JOINED, one line
   for those that are passed one after the other.  */
static void
write_criteria(const struct result *r, bool is_joined,
               const struct report_style *s, FILE *out)
{
    for (int i = 0; i < r->criteria; i++) {
        int joined = is_joined ? report_passed(r, i, s, out) : 0;

        if (joined > 0)
            i += joined - 1;
        else
            write_criterion(r, &r->criterion[i], s, out);
    }
}

/* Tell whether C of R in full, and a line for each other one, fill more than a
   screen.  */
static bool
is_long(const struct result *r, const struct result_criterion *c)
{
    enum { AROUND = 9, SCREEN = 25 }; /* its hint, commands, what is next ... */
    char *message = result_message(c);
    int lines = r->criteria + AROUND;

    for (const char *at = message; (at = strchr(at, '\n')) != NULL; at++)
        lines++;
    free(message);
    return lines > SCREEN;
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

/* Say the one reason why nothing of R was judged.  */
static void
write_reason(const struct result *r, const struct report_style *s, FILE *out)
{
    bool is_there = r->criterion[0].verdict == VERDICT_NOT_COMPILED;

    report_paint(s, REPORT_BAD, out);
    fprintf(out, "   %-7s %s %s\n", is_there ? "ERROR" : "REJECT", r->file,
            is_there && r->criterion[0].where[0] != '\0' ? "does not compile"
                                                         : "cannot be graded");
    report_paint(s, REPORT_PLAIN, out);
    write_what(&r->criterion[0], s, out);
}

bool
report_write(const struct result *r, const struct report_style *s, FILE *out)
{
    const struct result_criterion *first = report_cause_first(r);
    char left[160];

    snprintf(left, sizeof left, " lab %s  %s", r->number, r->name);
    report_paint(s, REPORT_STRONG, out);
    report_line(left, result_earned(r), result_points(r), s, out);
    report_paint(s, REPORT_PLAIN, out);
    if (is_all(r, VERDICT_NOT_COMPILED) || is_all(r, VERDICT_REJECTED))
        write_reason(r, s, out);
    else if (s->is_folded && s->is_brief && is_all(r, VERDICT_TODO))
        fprintf(out, "   %-7s nothing is written yet\n",
                result_words(VERDICT_TODO)->tag);
    else
        write_criteria(r, s->is_brief && first != NULL && is_long(r, first), s,
                       out);
    return first != NULL && first->verdict != VERDICT_TODO;
}
