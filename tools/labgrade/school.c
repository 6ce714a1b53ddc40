/* school.c - bring marks back into the school's system.
   SPDX-License-Identifier: MIT

   The files are those that the system exported, with marks filled in: that is
   the only form in which it takes them back.  A student without a complete
   record keeps the mark that was there.  */
#include "config.h"

#include "tools/labgrade/school.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/labgrade/csv.h"
#include "tools/labgrade/feedback.h"
#include "tools/labgrade/html.h"
#include "tools/labgrade/must.h"
#include "tools/labgrade/roster.h"
#include "tools/labgrade/say.h"

/* Return the complete record of the student with ID or NAME, or NULL.  */
static const struct record *
find(const struct grades *g, const char *id, const char *name)
{
    for (int i = 0; i < g->count; i++) {
        const struct record *r = g->record[i];
        struct submission s = { .id = r->id,
                                .name = r->name,
                                .school_id = r->school_id };

        if (record_is_complete(r) && roster_is(&s, id, name))
            return r;
    }
    return NULL;
}

static int
column_or_end(const struct csv *c, const char *path, const char *name)
{
    const char *names[] = { name, NULL };
    int column = csv_column(c, names);

    if (column == -1)
        say_and_exit(2, "%s:1: there is no column \"%s\"", path, name);
    return column;
}

static void
set_mark(struct csv *c, int row, int column, const struct record *r,
         double most)
{
    double mark = record_final(r);
    char text[32];

    if (most > 0 && record_points(r) > 0)
        mark = mark * most / record_points(r);
    snprintf(text, sizeof text, "%.2f", mark);
    csv_set(c, row, column, text);
}

/* Return the feedback on R as a comment that Moodle shows: HTML.  */
static char *
comment(const struct grades *g, const struct record *r)
{
    char *text = NULL, *page = NULL;
    size_t size;
    FILE *out = must(open_memstream(&text, &size));

    feedback_write_text(g, r, out);
    fclose(out);
    out = must(open_memstream(&page, &size));
    fputs("<pre>", out);
    html_text(out, text);
    fputs("</pre>", out);
    fclose(out);
    free(text);
    return page;
}

void
school_write_moodle(const struct grades *g, const char *path)
{
    struct csv *c = csv_read(path);
    int id = column_or_end(c, path, "Identifier");
    int grade = column_or_end(c, path, "Grade");
    int most = csv_column(
        c, (const char *[]){ "Maximum Grade", "Maximum grade", NULL });
    int name = csv_column(c, (const char *[]){ "Full name", NULL });
    int comments = csv_column(c, (const char *[]){ "Feedback comments", NULL });
    char *to = must_format("%s/moodle.csv", g->folder);

    for (int row = 1; row < c->rows; row++) {
        const char *number = csv_cell(c, row, id); /* Participant 123 */
        const char *blank = strrchr(number, ' ');
        const struct record *r =
            find(g, blank != NULL ? blank + 1 : number, csv_cell(c, row, name));

        if (r == NULL)
            continue;
        set_mark(c, row, grade, r, strtod(csv_cell(c, row, most), NULL));
        if (comments != -1) {
            char *text = comment(g, r);

            csv_set(c, row, comments, text);
            free(text);
        }
    }
    csv_write(c, to);
    csv_free(c);
    free(to);
}

/* Return the column of the assignment NAME: Canvas calls it "NAME (123)".  */
static int
assignment(const struct csv *c, const char *path, const char *name)
{
    int found = -1, count = 0;

    for (int i = 0; i < c->row[0].cells; i++) {
        const char *head = c->row[0].cell[i], *open = strrchr(head, '(');
        bool is_one = open != NULL && open > head && open[-1] == ' ' &&
                      strspn(open + 1, "0123456789") == strlen(open) - 2;
        bool is_named = name != NULL &&
                        (strcmp(head, name) == 0 ||
                         (is_one && strlen(name) == (size_t)(open - 1 - head) &&
                          strncmp(head, name, strlen(name)) == 0));

        if (name != NULL ? is_named : is_one) {
            found = i;
            count++;
        }
    }
    if (count != 1)
        say_and_exit(2, "%s:1: %s; say which with --column", path,
                     count == 0 ? "there is no such assignment"
                                : "there are several assignments");
    return found;
}

void
school_write_canvas(const struct grades *g, const char *path,
                    const char *column)
{
    struct csv *c = csv_read(path);
    int id = column_or_end(c, path, "ID");
    int name = column_or_end(c, path, "Student");
    int grade = assignment(c, path, column), most_row = -1;
    char *to = must_format("%s/canvas.csv", g->folder);

    for (int row = 1; row < c->rows && row < 4; row++)
        if (strstr(csv_cell(c, row, name), "Points Possible") != NULL)
            most_row = row;
    for (int row = 1; row < c->rows; row++) {
        const struct record *r =
            find(g, csv_cell(c, row, id), csv_cell(c, row, name));

        if (r != NULL && row > most_row)
            set_mark(c, row, grade, r,
                     most_row == -1
                         ? 0
                         : strtod(csv_cell(c, most_row, grade), NULL));
    }
    csv_write(c, to);
    csv_free(c);
    free(to);
}
