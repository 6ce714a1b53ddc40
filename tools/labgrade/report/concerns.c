/* concerns.c - what the instructor must look at: trouble, suspicion, notes.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "lib/text/escape.h"
#include "tools/base/must.h"
#include "tools/labgrade/record/late.h"
#include "tools/labgrade/report/html.h"
#include "tools/labgrade/report/overview.h"

/* Begin a row on R, which is WHAT, up to the words on it.  */
static void
begin_row(FILE *out, const struct record *r, const char *shade,
          const char *what)
{
    fputs("<tr><td>", out);
    html_link(out, r->id, r->name);
    fprintf(out, "</td><td class=\"%s\">%s</td><td>", shade, what);
}

/* Write why R has no mark yet.  */
static void
write_trouble(FILE *out, const struct record *r)
{
    begin_row(out, r, "odd", "no mark yet");
    for (int i = 0; i < r->labs; i++) {
        const struct result *result = r->lab[i].result;

        for (int j = 0; j < result->criteria; j++)
            if (result->criterion[j].verdict == VERDICT_INTERNAL) {
                escape_xml(result->criterion[j].message, out);
                i = r->labs - 1;
                break;
            }
    }
    fputs("</td></tr>\n", out);
}

/* Write which criteria R passed without a look for memory faults, and why.  */
static void
write_unchecked(FILE *out, const struct record *r)
{
    for (int i = 0; i < r->labs; i++)
        for (int j = 0; j < r->lab[i].result->criteria; j++) {
            const struct result_criterion *c = &r->lab[i].result->criterion[j];

            if (!c->is_unchecked)
                continue;
            escape_xml(c->id, out);
            fputs(" passed. ", out);
            escape_xml(c->message, out);
        }
}

/* Write what the code of R did that no lab asks for.  Return 1, or 0 if it
   did nothing of the kind.  */
static int
write_suspicion(FILE *out, const struct record *r)
{
    int denied = record_count(r, VERDICT_FORBIDDEN);
    int ended = record_count(r, VERDICT_ENDED_EARLY);

    if (denied == 0 && ended == 0 && !record_is_unchecked(r))
        return 0;
    begin_row(out, r, "bad", "suspicious");
    if (denied > 0)
        fprintf(out, "%d criteria stopped at a forbidden system call. ",
                denied);
    if (ended > 0)
        fprintf(out, "%d criteria ended by exit. ", ended);
    write_unchecked(out, r);
    fputs("</td></tr>\n", out);
    return 1;
}

/* Write why R's marks are worth a look, if they are.  Return how many rows.  */
static int
write_weak(FILE *out, const struct record *r)
{
    int rows = 0;

    for (int i = 0; i < r->labs; i++) {
        const struct result *l = r->lab[i].result;
        enum verdict first =
            l->criteria > 0 ? l->criterion[0].verdict : VERDICT_PASSED;
        bool is_one = true, is_earned = false;

        for (int j = 0; j < l->criteria; j++) {
            enum verdict v = l->criterion[j].verdict;

            is_one = is_one && v == first;
            is_earned =
                is_earned || v == VERDICT_PASSED || v == VERDICT_INTERNAL;
        }
        if (is_earned || l->criteria == 0 || r->lab[i].hash[0] == '\0' ||
            (is_one && first == VERDICT_TODO))
            continue;
        begin_row(out, r, "",
                  is_one ? result_words(first)->title : "no points");
        fprintf(out, "%s: none is earned%s%s</td></tr>\n", r->lab[i].folder,
                is_one ? "" : "; the first criterion ",
                is_one ? "" : result_words(first)->title);
        rows++;
    }
    if (rows == 0 && record_is_complete(r) && record_earned(r) == 0) {
        begin_row(out, r, "", "no points");
        fputs("nothing was earned in any lab</td></tr>\n", out);
        rows++;
    }
    return rows;
}

/* Tell whether a line of ALL, on the class, says of NAME what LINE says.  */
static bool
is_told(const char *all, const char *name, const char *line)
{
    bool is_said = false;

    while (*all != '\0' && !is_said) {
        char *one = must_format("%.*s", (int)strcspn(all, "\n"), all);

        is_said = strstr(one, name) != NULL && strstr(one, line) != NULL;
        all += strlen(one);
        all += *all == '\n';
        free(one);
    }
    return is_said;
}

/* Write the LINES on R that are not among those on the class, a row each, KIND
   of them.  Return how many.  */
static int
write_notes(FILE *out, const struct grades *g, const struct record *r,
            const char *kind, const char *lines)
{
    char *notes = must_copy(lines), *rest = notes, *line;
    int count = 0;

    while ((line = strsep(&rest, "\n")) != NULL) {
        if (*line == '\0' || is_told(g->notes, r->name, line))
            continue;
        begin_row(out, r, "", kind);
        escape_xml(line, out);
        fputs("</td></tr>\n", out);
        count++;
    }
    free(notes);
    return count;
}

/* Write the notes on R, and what the instructor adjusted.  Return how many.  */
static int
write_all_notes(FILE *out, const struct grades *g, const struct record *r)
{
    int rows = write_notes(out, g, r, "note", r->notes);

    for (int i = 0; i < r->labs; i++)
        rows += write_notes(out, g, r, "adjusted", r->lab[i].remarks);
    return rows + write_notes(out, g, r, "comment", r->remarks);
}

/* A file's date is easily another one: say if it cost points, and return for
   how many.  */
static int
write_dates(FILE *out, const struct grades *g)
{
    int late = 0;

    for (int i = 0; i < g->count; i++)
        for (int j = 0; j < g->record[i]->labs; j++)
            late += g->record[i]->lab[j].is_by_file_date &&
                    g->record[i]->lab[j].days > 0;
    if (late > 0)
        fprintf(out,
                "<p class=\"bad\">Late by nothing but the date of the file, "
                "which copying changes: %d. Check these dates, or say with "
                "--times FILE when each was handed in.</p>\n",
                late);
    return late;
}

/* Tell whether LAB was due and nobody knows when it was handed in.  */
static bool
is_of_unknown_time(const struct course *c, const struct record *r,
                   const struct record_lab *lab)
{
    (void)r;
    return lab->hash[0] != '\0' && lab->time == 0 &&
           course_due(c, lab->folder) != NULL;
}

typedef bool lab_test(const struct course *c, const struct record *r,
                      const struct record_lab *lab);

static bool
has_lab(const struct grades *g, const struct record *r, lab_test *is_one)
{
    for (int i = 0; i < r->labs; i++)
        if (is_one(g->course, r, &r->lab[i]))
            return true;
    return false;
}

/* Name, after WORDS, those with a lab that IS_ONE.  Return how many.  */
static int
write_names(FILE *out, const struct grades *g, lab_test *is_one,
            const char *words)
{
    int count = 0;

    for (int i = 0; i < g->count; i++) {
        if (!has_lab(g, g->record[i], is_one))
            continue;
        fprintf(out, "%s", count++ == 0 ? words : ", ");
        html_link(out, g->record[i]->id, g->record[i]->name);
    }
    if (count > 0)
        fputs("</p>\n", out);
    return count;
}

/* Write the rows of the table.  Return how many.  */
static int
write_rows(const struct grades *g, FILE *out)
{
    int rows = 0;

    for (int i = 0; i < g->count; i++)
        if (!record_is_complete(g->record[i])) {
            write_trouble(out, g->record[i]);
            rows++;
        }
    for (int i = 0; i < g->count; i++)
        rows += write_suspicion(out, g->record[i]);
    rows += overview_write_twins(g, out);
    for (int i = 0; i < g->count; i++)
        rows += write_weak(out, g->record[i]);
    for (int i = 0; i < g->count; i++)
        rows += write_all_notes(out, g, g->record[i]);
    return rows;
}

void
overview_write_concerns(const struct grades *g, FILE *out)
{
    int concerns = g->notes[0] != '\0';

    fputs("<h2>For you to look at</h2>\n", out);
    if (concerns > 0) {
        fputs("<pre tabindex=\"0\">", out);
        escape_xml(g->notes, out);
        fputs("</pre>\n", out);
    }
    concerns += write_dates(out, g);
    concerns += write_names(out, g, is_of_unknown_time,
                            "<p>Nobody knows when these handed in, so they are "
                            "not late (--times FILE says when; --trust-dates "
                            "takes the dates of files): ");
    concerns += write_names(out, g, late_is_in_doubt,
                            "<p>In time only by a date that the student could "
                            "write, of a file or commit, for several labs came "
                            "together and late: ");
    html_wide(out, "for you to look at");
    fputs("<table>\n", out);
    concerns += write_rows(g, out);
    fprintf(out,
            "</table></div>\n<p class=\"quiet\">Nothing %sasks for your "
            "attention.</p>\n",
            concerns > 0 ? "else " : "");
}
