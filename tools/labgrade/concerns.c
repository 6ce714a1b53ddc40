/* concerns.c - what the instructor must look at: trouble, suspicion, notes.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "tools/labgrade/html.h"
#include "tools/labgrade/must.h"
#include "tools/labgrade/overview.h"

static void
write_link(FILE *out, const struct record *r)
{
    fputs("<a href=\"feedback/", out);
    html_text(out, r->id);
    fputs(".html\">", out);
    html_text(out, r->name);
    fputs("</a>", out);
}

/* Write why R has no mark yet.  */
static void
write_trouble(FILE *out, const struct record *r)
{
    fputs("<tr><td>", out);
    write_link(out, r);
    fputs("</td><td class=\"odd\">no mark yet</td><td>", out);
    for (int i = 0; i < r->labs; i++) {
        const struct result *result = r->lab[i].result;

        for (int j = 0; j < result->criteria; j++)
            if (result->criterion[j].verdict == VERDICT_INTERNAL) {
                html_text(out, result->criterion[j].message);
                i = r->labs - 1;
                break;
            }
    }
    fputs("</td></tr>\n", out);
}

/* Write what the code of R did that no lab asks for.  Return 1, or 0 if it
   did nothing of the kind.  */
static int
write_suspicion(FILE *out, const struct record *r)
{
    int denied = record_count(r, VERDICT_FORBIDDEN);
    int ended = record_count(r, VERDICT_ENDED_EARLY);

    if (denied == 0 && ended == 0)
        return 0;
    fputs("<tr><td>", out);
    write_link(out, r);
    fputs("</td><td class=\"bad\">suspicious</td><td>", out);
    if (denied > 0)
        fprintf(out, "%d criteria stopped at a forbidden system call. ",
                denied);
    if (ended > 0)
        fprintf(out, "%d criteria ended by exit.", ended);
    fputs("</td></tr>\n", out);
    return 1;
}

/* Tell whether R and OTHER have the same file for lab number LAB of both, and
   that file is worth something.  */
static bool
is_twin(const struct record *r, const struct record *other, int lab)
{
    return lab < r->labs && lab < other->labs && r->lab[lab].hash[0] != '\0' &&
           result_earned(r->lab[lab].result) > 0 &&
           strcmp(r->lab[lab].hash, other->lab[lab].hash) == 0;
}

/* Write which labs of R are those of OTHER.  Return whether there is one.  */
static bool
write_twin(FILE *out, const struct record *r, const struct record *other)
{
    int count = 0;

    for (int i = 0; i < r->labs; i++) {
        if (!is_twin(r, other, i))
            continue;
        if (count++ == 0) {
            fputs("<tr><td>", out);
            write_link(out, r);
            fputs("</td><td class=\"bad\">same file</td><td>", out);
        } else {
            fputs(", ", out);
        }
        html_text(out, r->lab[i].folder);
    }
    if (count == 0)
        return false;
    fprintf(out, " %s byte for byte that of ", count > 1 ? "are" : "is");
    write_link(out, other);
    fputs("</td></tr>\n", out);
    return true;
}

/* Of many with the same file each is named once, with the first.  */
static int
write_twins(FILE *out, const struct grades *g)
{
    int count = 0;

    for (int i = 0; i < g->count; i++)
        for (int j = 0; j < i; j++)
            if (write_twin(out, g->record[i], g->record[j])) {
                count++;
                break;
            }
    return count;
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

/* Write the notes on R that are not among those on the class, a row each.
   Return how many.  */
static int
write_notes(FILE *out, const struct grades *g, const struct record *r)
{
    char *notes = must_copy(r->notes), *rest = notes, *line;
    int count = 0;

    while ((line = strsep(&rest, "\n")) != NULL) {
        if (*line == '\0' || is_told(g->notes, r->name, line))
            continue;
        fputs("<tr><td>", out);
        write_link(out, r);
        fputs("</td><td>note</td><td>", out);
        html_text(out, line);
        fputs("</td></tr>\n", out);
        count++;
    }
    free(notes);
    return count;
}

/* A file's date is easily another one: say if it cost points, and return for
   how many.  */
static int
write_dates(FILE *out, const struct grades *g)
{
    int late = 0;

    for (int i = 0; i < g->count; i++)
        for (int j = 0; j < g->record[i]->labs; j++)
            late += g->record[i]->lab[j].is_by_file_date;
    if (late > 0)
        fprintf(out,
                "<p class=\"bad\">Late by nothing but the date of the file, "
                "which copying changes: %d. Check these dates, or say with "
                "--times FILE when each was handed in.</p>\n",
                late);
    return late;
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
    rows += write_twins(out, g);
    for (int i = 0; i < g->count; i++)
        rows += write_notes(out, g, g->record[i]);
    return rows;
}

void
overview_write_concerns(const struct grades *g, FILE *out)
{
    int concerns = g->notes[0] != '\0';

    fputs("<h2>For you to look at</h2>\n", out);
    if (concerns > 0) {
        fputs("<pre>", out);
        html_text(out, g->notes);
        fputs("</pre>\n", out);
    }
    concerns += write_dates(out, g);
    fputs("<div class=\"wide\"><table>\n", out);
    concerns += write_rows(g, out);
    fprintf(out,
            "</table></div>\n<p class=\"quiet\">Nothing %sasks for your "
            "attention.</p>\n",
            concerns > 0 ? "else " : "");
}
