/* overview.c - report.html, what the instructor looks at first.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/base/output_file.h"
#include "tools/labgrade/report/overview.h"

#include <stdlib.h>
#include <string.h>

#include "lib/text/escape.h"
#include "tools/base/must.h"
#include "tools/labgrade/report/html.h"

enum { BARS = 11, BAR_WIDTH = 44, BAR_HEIGHT = 120 };

static int
by_number(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

/* Return the finals of the complete records, sorted, COUNT of them.  */
static double *
finals(const struct grades *g, int *count)
{
    double *list = must_calloc((size_t)g->count + 1, sizeof *list);

    *count = 0;
    for (int i = 0; i < g->count; i++)
        if (record_is_complete(g->record[i]))
            list[(*count)++] = record_final(g->record[i]);
    qsort(list, (size_t)*count, sizeof *list, by_number);
    return list;
}

/* Return the middle of COUNT > 0 numbers that are sorted.  */
static double
median(const double *list, int count)
{
    return (list[(count - 1) / 2] + list[count / 2]) / 2;
}

static void
write_summary(const struct grades *g, FILE *out)
{
    int count, points = g->count > 0 ? record_points(g->record[0]) : 0;
    double *list = finals(g, &count), sum = 0;

    for (int i = 0; i < count; i++)
        sum += list[i];
    fprintf(out, "<p>%d submissions, %d with a mark, of %d points", g->count,
            count, points);
    if (count > 0)
        fprintf(out, "; mean %.1f, median %.4g, lowest %.4g, highest %.4g",
                sum / count, median(list, count), list[0], list[count - 1]);
    fputs(".</p>\n", out);
    free(list);
}

/* One bar of the distribution: COUNT of MOST, number AT.  */
static void
write_bar(FILE *out, int at, int count, int most)
{
    int height = most > 0 ? count * BAR_HEIGHT / most : 0;
    int x = at * BAR_WIDTH, y = 20 + BAR_HEIGHT - height;

    fprintf(out,
            "<rect class=\"bar\" x=\"%d\" y=\"%d\" width=\"%d\" "
            "height=\"%d\"/>\n",
            x + 4, y, BAR_WIDTH - 8, height);
    if (count > 0)
        fprintf(out,
                "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\" "
                "font-size=\"12\" fill=\"currentColor\">%d</text>\n",
                x + BAR_WIDTH / 2, y - 4, count);
    fprintf(out,
            "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\" font-size=\"12\" "
            "fill=\"currentColor\">%s%d</text>\n",
            x + BAR_WIDTH / 2, 36 + BAR_HEIGHT, at == BARS - 1 ? "" : "&#8805;",
            at * 10);
}

static void
write_distribution(const struct grades *g, FILE *out)
{
    int bar[BARS] = { 0 }, most = 0;

    for (int i = 0; i < g->count; i++) {
        const struct record *r = g->record[i];
        double tens = record_points(r) > 0
                          ? record_final(r) * 10 / record_points(r)
                          : 0; /* more than all points can be had */

        if (record_is_complete(r) && record_points(r) > 0)
            bar[tens < BARS - 1 ? (int)tens : BARS - 1]++;
    }
    for (int i = 0; i < BARS; i++)
        most = bar[i] > most ? bar[i] : most;
    fputs("<h2>Distribution</h2>\n", out);
    html_wide(out, "distribution");
    fprintf(out,
            "<svg width=\"%d\" "
            "height=\"%d\" role=\"img\">\n<title>How many students earned how "
            "many percent</title>\n<desc>",
            BARS * BAR_WIDTH, BAR_HEIGHT + 44);
    for (int i = 0; i < BARS; i++)
        if (bar[i] > 0)
            fprintf(out, "%d from %d percent on.  ", bar[i], 10 * i);
    fputs("</desc>\n", out);
    for (int i = 0; i < BARS; i++)
        write_bar(out, i, bar[i], most);
    fputs("</svg></div>\n<p class=\"quiet\">percent of all points, by "
          "tens</p>\n",
          out);
}

struct rate {
    const struct result_criterion *criterion;
    int tried;
    int passed;
};

static struct rate
rate_of(const struct grades *g, const struct result_criterion *c)
{
    struct rate r = { c, 0, 0 };

    for (int i = 0; i < g->count; i++) {
        const struct result_criterion *k =
            grades_criterion(g->record[i], c->id);

        if (k == NULL || k->verdict == VERDICT_INTERNAL)
            continue;
        r.tried++;
        r.passed += k->verdict == VERDICT_PASSED;
    }
    return r;
}

static int
percent_of(const struct rate *r)
{
    return r->tried > 0 ? (r->passed * 200 / r->tried + 1) / 2 : 0;
}

static void
write_rate(FILE *out, const struct rate *r, bool is_hard)
{
    int percent = percent_of(r);

    fputs("<tr><td><code>", out);
    escape_xml(r->criterion->id, out);
    fputs("</code></td><td>", out);
    escape_xml(r->criterion->title, out);
    fprintf(out,
            "</td><td class=\"n\">%d of %d</td><td class=\"n\">%d %%</td>"
            "<td><span class=\"meter\" style=\"width:%dpx\"></span>%s</td>"
            "</tr>\n",
            r->passed, r->tried, percent, percent,
            is_hard ? " <b class=\"bad\">hardest of its lab</b>" : "");
}

/* Write the criteria of lab number LAB in the order of its handout.  */
static void
write_lab_rates(const struct grades *g, int lab, FILE *out)
{
    const struct result *list = g->kit->lab[lab].criteria;
    int least = 101, most = -1;

    for (int i = 0; i < list->criteria; i++) {
        struct rate r = rate_of(g, &list->criterion[i]);

        least = percent_of(&r) < least ? percent_of(&r) : least;
        most = percent_of(&r) > most ? percent_of(&r) : most;
    }
    for (int i = 0; i < list->criteria; i++) {
        struct rate r = rate_of(g, &list->criterion[i]);

        write_rate(out, &r, least < most && percent_of(&r) == least);
    }
}

static void
write_rates(const struct grades *g, FILE *out)
{
    fputs("<h2>Criteria</h2>\n", out);
    html_wide(out, "criteria");
    fputs("<table class=\"sorted\">\n"
          "<tr><th>criterion</th><th>what</th><th class=\"n\">earned by</th>"
          "<th class=\"n\">percent</th><th>as a bar</th></tr>\n",
          out);
    for (int i = 0; i < g->kit->labs; i++)
        write_lab_rates(g, i, out);
    fputs("</table></div>\n", out);
}

static void
write_student(const struct record *r, FILE *out)
{
    double loss = record_late_loss(r);

    fputs("<tr><td>", out);
    html_link(out, r->id, r->name);
    fputs("</td><td class=\"n\">", out);
    if (record_is_complete(r))
        fprintf(out, "%.10g", record_final(r));
    else
        fputs("<span class=\"odd\">?</span>", out);
    fputs("</td>", out);
    for (int i = 0; i < r->labs; i++)
        fprintf(out, "<td class=\"n\">%d</td>",
                result_earned(r->lab[i].result));
    fputs("<td class=\"n\">", out);
    if (loss > 0)
        fprintf(out, "&#8722;%.4g", loss);
    fprintf(out, "%s</td><td class=\"n\">",
            r->is_late && loss == 0 ? "marked" : "");
    if (record_adjusted(r) != 0)
        fprintf(out, "%+.10g", record_adjusted(r));
    fputs("</td></tr>\n", out);
}

static void
write_students(const struct grades *g, FILE *out)
{
    fputs("<h2>Students</h2>\n", out);
    html_wide(out, "students");
    fputs("<table class=\"sorted\">\n<tr><th>name</th>"
          "<th class=\"n\">total</th>",
          out);
    for (int i = 0; i < g->kit->labs; i++)
        fprintf(out, "<th class=\"n\">lab %s</th>",
                g->kit->lab[i].criteria->number);
    fputs("<th class=\"n\">late</th><th class=\"n\">adjusted</th></tr>\n", out);
    for (int i = 0; i < g->count; i++)
        write_student(g->record[i], out);
    fputs("</table></div>\n", out);
}

void
overview_write(const struct grades *g)
{
    char *path = must_format("%s/report.html", g->folder);
    char *title = must_format("Grades%s%s", g->course->name[0] ? ": " : "",
                              g->course->name);
    struct output_file *file = output_file_open(path);
    FILE *out = output_file(file);

    html_begin(out, title);
    write_summary(g, out);
    overview_write_concerns(g, out);
    write_distribution(g, out);
    write_rates(g, out);
    overview_write_heat_map(g, out);
    overview_write_clusters(g, out);
    write_students(g, out);
    html_sort_tables(out);
    html_end(out);
    output_file_close(file);
    free(path);
    free(title);
}
