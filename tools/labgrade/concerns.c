/* concerns.c - what the instructor must look at: trouble, suspicion, notes.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "tools/labgrade/html.h"
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

/* Write what the code of R did that no lab asks for.  */
static void
write_suspicion(FILE *out, const struct record *r)
{
    int denied = record_count(r, VERDICT_FORBIDDEN);
    int ended = record_count(r, VERDICT_ENDED_EARLY);

    if (denied == 0 && ended == 0)
        return;
    fputs("<tr><td>", out);
    write_link(out, r);
    fputs("</td><td class=\"bad\">suspicious</td><td>", out);
    if (denied > 0)
        fprintf(out, "%d criteria stopped at a forbidden system call. ",
                denied);
    if (ended > 0)
        fprintf(out, "%d criteria ended by exit.", ended);
    fputs("</td></tr>\n", out);
}

/* Return the first record before number N that has the same file for a lab,
   and the lab in *LAB; NULL: none.  */
static const struct record *
twin(const struct grades *g, int n, const char **lab)
{
    const struct record *r = g->record[n];

    for (int i = 0; i < n; i++)
        for (int j = 0; j < r->labs && j < g->record[i]->labs; j++)
            if (r->lab[j].hash[0] != '\0' &&
                result_earned(r->lab[j].result) > 0 &&
                strcmp(r->lab[j].hash, g->record[i]->lab[j].hash) == 0) {
                *lab = r->lab[j].folder;
                return g->record[i];
            }
    return NULL;
}

static void
write_twins(FILE *out, const struct grades *g)
{
    for (int i = 0; i < g->count; i++) {
        const char *lab;
        const struct record *other = twin(g, i, &lab);

        if (other == NULL)
            continue;
        fputs("<tr><td>", out);
        write_link(out, g->record[i]);
        fputs("</td><td class=\"bad\">same file</td><td>", out);
        html_text(out, lab);
        fputs(" is byte for byte that of ", out);
        write_link(out, other);
        fputs("</td></tr>\n", out);
    }
}

static void
write_notes(FILE *out, const struct record *r)
{
    if (r->notes[0] == '\0')
        return;
    fputs("<tr><td>", out);
    write_link(out, r);
    fputs("</td><td>note</td><td>", out);
    html_text(out, r->notes);
    fputs("</td></tr>\n", out);
}

/* A file's date is easily another one: say if it cost points.  */
static void
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
}

void
overview_write_concerns(const struct grades *g, FILE *out)
{
    fputs("<h2>For you to look at</h2>\n", out);
    if (g->notes[0] != '\0') {
        fputs("<pre>", out);
        html_text(out, g->notes);
        fputs("</pre>\n", out);
    }
    write_dates(out, g);
    fputs("<div class=\"wide\"><table>\n", out);
    for (int i = 0; i < g->count; i++)
        if (!record_is_complete(g->record[i]))
            write_trouble(out, g->record[i]);
    for (int i = 0; i < g->count; i++)
        write_suspicion(out, g->record[i]);
    write_twins(out, g);
    for (int i = 0; i < g->count; i++)
        write_notes(out, g->record[i]);
    fputs("</table></div>\n<p class=\"quiet\">Nothing else asks for your "
          "attention.</p>\n",
          out);
}
