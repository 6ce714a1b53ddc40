/* school.c - bring marks back into the school's system.
   SPDX-License-Identifier: MIT

   The files are those that the system exported, with marks filled in: that is
   the only form in which it takes them back.  A student without a complete
   record keeps the mark that was there.  */
#include "config.h"

#include "tools/labgrade/school/school.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/text/escape.h"
#include "tools/base/must.h"
#include "tools/base/say.h"
#include "tools/labgrade/intake/csv.h"
#include "tools/labgrade/intake/roster.h"
#include "tools/labgrade/report/feedback.h"
#include "tools/labgrade/report/html.h"

/* A table that the school's system exported, and its columns; -1: none.  */
struct sheet {
    const char *path;
    struct csv *csv;
    int id;
    int name;
    int grade;
    int most;     /* column of the most that can be had */
    int most_row; /* or row of that */
    int comments;
};

static int
column_or_end(const struct csv *c, const char *path, const char *name)
{
    const char *names[] = { name, NULL };
    int column = csv_column(c, names);

    if (column == -1)
        say_and_exit(EXIT_USAGE, "%s:1: there is no column \"%s\"", path, name);
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
    escape_xml(text, out);
    fputs("</pre>", out);
    fclose(out);
    free(text);
    return page;
}

static struct sheet
open_moodle(const char *path)
{
    struct csv *c = csv_read(path);

    return (struct sheet){
        .path = path,
        .csv = c,
        .id = column_or_end(c, path, "Identifier"),
        .name = csv_column(c, (const char *[]){ "Full name", NULL }),
        .grade = column_or_end(c, path, "Grade"),
        .most = csv_column(c, (const char *[]){ "Maximum grade", NULL }),
        .most_row = -1,
        .comments =
            csv_column(c, (const char *[]){ "Feedback comments", NULL }),
    };
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
        say_and_exit(EXIT_USAGE, "%s:1: %s; say which with --column", path,
                     count == 0 ? "there is no such assignment"
                                : "there are several assignments");
    return found;
}

static struct sheet
open_canvas(const char *path, const char *column)
{
    struct csv *c = csv_read(path);
    struct sheet s = { .path = path,
                       .csv = c,
                       .id = column_or_end(c, path, "ID"),
                       .name = column_or_end(c, path, "Student"),
                       .grade = assignment(c, path, column),
                       .most = -1,
                       .most_row = -1,
                       .comments = -1 };

    for (int row = 1; row < c->rows && row < 4; row++)
        if (strstr(csv_cell(c, row, s.name), "Points Possible") != NULL)
            s.most_row = row;
    return s;
}

/* Return G's students as a roll, of which only the list is to be freed.  */
static struct roll
students(const struct grades *g)
{
    struct roll roll = { .count = g->count };

    roll.submission =
        must_calloc((size_t)g->count + 1, sizeof *roll.submission);
    for (int i = 0; i < g->count; i++)
        roll.submission[i] =
            (struct submission){ .id = g->record[i]->id,
                                 .name = g->record[i]->name,
                                 .school_id = g->record[i]->school_id };
    return roll;
}

/* Put the mark of R, and what is said about it, in ROW of S.  */
static void
fill_row(const struct sheet *s, int row, const struct grades *g,
         const struct record *r)
{
    const char *most = s->most_row != -1
                           ? csv_cell(s->csv, s->most_row, s->grade)
                           : csv_cell(s->csv, row, s->most);
    double limit = strtod(most, NULL);
    char *text;

    set_mark(s->csv, row, s->grade, r, limit);
    if (s->most != -1 && limit > 0 && record_final(r) > record_points(r)) {
        say("%s has more than all points: %s takes %s at most", r->name,
            s->path, most);
        csv_set(s->csv, row, s->grade, most);
    }
    if (s->comments != -1) {
        text = comment(g, r);
        csv_set(s->csv, row, s->comments, text);
        free(text);
    }
}

/* Say how many ROWS got a mark, and which of G's records are in no row.  */
static void
tell(const struct sheet *s, const struct grades *g, const bool *is_used,
     int filled)
{
    char *missing = must_copy("");
    int rows = s->csv->rows - 1 - (s->most_row > 0 ? s->most_row : 0);

    for (int i = 0; i < g->count; i++)
        if (!is_used[i]) {
            char *longer = must_format("%s%s %s", missing,
                                       *missing == '\0' ? "; not found:" : ",",
                                       g->record[i]->name);

            free(missing);
            missing = longer;
        }
    if (!g->is_quiet || *missing != '\0')
        say("filled in %d of %d rows of %s%s", filled, rows, s->path, missing);
    free(missing);
}

/* Fill in S, write it to RESULTS/NAME and release it.  */
static void
fill_in(struct sheet *s, const struct grades *g, const char *name)
{
    struct roll roll = students(g);
    bool *is_used = must_calloc((size_t)g->count + 1, sizeof *is_used);
    char *to = must_format("%s/%s", g->folder, name);
    int filled = 0;

    for (int row = 1; row < s->csv->rows; row++) {
        int found = row > s->most_row
                        ? roster_find(&roll, s->csv, row, s->id, s->name)
                        : -1;

        if (found < 0)
            continue;
        is_used[found] = true;
        if (!record_is_complete(g->record[found]))
            continue;
        fill_row(s, row, g, g->record[found]);
        filled++;
    }
    csv_write(s->csv, to);
    tell(s, g, is_used, filled);
    csv_free(s->csv);
    free(roll.submission);
    free(is_used);
    free(to);
}

void
school_write_moodle(const struct grades *g, const char *path)
{
    struct sheet s = open_moodle(path);

    fill_in(&s, g, "moodle.csv");
}

void
school_write_canvas(const struct grades *g, const char *path,
                    const char *column)
{
    struct sheet s = open_canvas(path, column);

    fill_in(&s, g, "canvas.csv");
}

void
school_check(const char *moodle, const char *canvas, const char *column)
{
    if (moodle != NULL)
        csv_free(open_moodle(moodle).csv);
    if (canvas != NULL)
        csv_free(open_canvas(canvas, column).csv);
}
