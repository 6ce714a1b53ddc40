/* heat_map.c - students by criteria: the class at a glance.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "lib/text/escape.h"
#include "tools/labgrade/report/html.h"
#include "tools/labgrade/report/overview.h"

enum { CELL = 16, NAME = 160, HEAD = 24 };

/* One square: earned is full, lost is empty, the rest lies between.  */
static void
write_square(FILE *out, const struct result_criterion *c,
             const struct record *r, int x, int y)
{
    const struct result_words *words = result_words(c->verdict);

    fprintf(out,
            "<rect class=\"heat %s\" x=\"%d\" y=\"%d\" width=\"%d\" "
            "height=\"%d\"><title>",
            words->shade, x + 1, y + 1, CELL - 2, CELL - 2);
    escape_xml(r->name, out);
    fprintf(out, ": %s: %s</title></rect>\n", c->id, words->title);
}

static void
write_row(const struct grades *g, const struct record *r, int y, FILE *out)
{
    int x = NAME;

    fprintf(out, "<text x=\"0\" y=\"%d\">", y + CELL - 4);
    escape_xml(r->name, out);
    fputs("</text>\n", out);
    for (int i = 0; i < g->kit->labs; i++) {
        const struct result *list = g->kit->lab[i].criteria;

        for (int j = 0; j < list->criteria; j++, x += CELL) {
            const struct result_criterion *c =
                grades_criterion(r, list->criterion[j].id);

            if (c != NULL)
                write_square(out, c, r, x, y);
        }
        x += CELL / 2;
    }
}

/* Return how wide the picture is, and write the labs' numbers above it.  */
static int
write_labs(const struct grades *g, FILE *out)
{
    int x = NAME;

    for (int i = 0; i < g->kit->labs; i++) {
        const struct result *list = g->kit->lab[i].criteria;

        if (out != NULL)
            fprintf(out, "<text x=\"%d\" y=\"14\">lab %s</text>\n", x + 1,
                    list->number);
        x += list->criteria * CELL + CELL / 2;
    }
    return x;
}

void
overview_write_heat_map(const struct grades *g, FILE *out)
{
    fputs("<h2>The class at a glance</h2>\n", out);
    html_wide(out, "students by criteria");
    fprintf(out,
            "<svg width=\"%d\" height=\"%d\" role=\"img\" font-size=\"12\" "
            "fill=\"currentColor\" aria-describedby=\"squares\">\n"
            "<title>Students by criteria: what was earned</title>\n",
            write_labs(g, NULL), HEAD + g->count * CELL);
    write_labs(g, out);
    for (int i = 0; i < g->count; i++)
        write_row(g, g->record[i], HEAD + i * CELL, out);
    fputs("</svg></div>\n<p class=\"quiet\" id=\"squares\">a student a row, a "
          "criterion a "
          "square, in the order of the handouts: filled is earned, a frame "
          "is lost, a dotted frame is not written or not judged</p>\n",
          out);
}
