/* adjustment.c - what the instructor changes in the machine's marks.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/record/adjustment.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/base/say.h"
#include "tools/labgrade/record/late.h"

static const char file[] = "adjustments.csv";

enum { POINTS_MAX = 1000 };

/* The cells of a row.  */
enum column { ID, FOR, POINTS, REASON, COMMENT, COLUMNS };

static const char *const names[COLUMNS][4] = {
    { "id" },     { "for", "criterion", "lab" }, { "points" },
    { "reason" }, { "comment", "comments" },
};

static const char *
cell(const struct csv *c, int row, enum column column)
{
    return csv_cell(c, row, csv_column(c, names[column]));
}

static bool
is_blank(const struct csv *c, int row)
{
    for (int i = 0; i < COLUMNS; i++)
        if (*cell(c, row, (enum column)i) != '\0')
            return false;
    return true;
}

static bool
is_number(const char *text)
{
    char *end;
    double value = strtod(text, &end);

    return end != text && *end == '\0' && fabs(value) <= POINTS_MAX;
}

/* Tell whether ROW is for ID.  A cell of grades.csv that would be a formula
   begins with a mark that no id has.  */
static bool
is_for(const struct csv *c, int row, const char *id)
{
    const char *whose = cell(c, row, ID);

    return strcmp(whose + (*whose == '\''), id) == 0;
}

/* Return what is wrong with ROW of C, or NULL.  */
static const char *
fault(const struct csv *c, int row)
{
    for (int i = c->row[0].cells; i < c->row[row].cells; i++)
        if (c->row[row].cell[i][0] != '\0')
            return "has more cells than the first one: a text with commas "
                   "stands in quotes";
    if (*cell(c, row, POINTS) == '\0')
        return *cell(c, row, COMMENT) == '\0' ? "has neither points nor a "
                                                "comment"
                                              : NULL;
    if (!is_number(cell(c, row, POINTS)))
        return "has points that are no number, such as -2.5, of at most 1000";
    if (*cell(c, row, FOR) == '\0')
        return "has points for nothing: say which lab or criterion";
    return *cell(c, row, REASON) == '\0' ? "has points without a reason" : NULL;
}

static void
check_row(const struct csv *c, int row, const char *results,
          const struct class_list *list)
{
    const char *wrong = fault(c, row);
    bool is_known = list == NULL;

    for (int i = 0; list != NULL && i < list->count; i++)
        is_known = is_known || is_for(c, row, list->id[i]);
    if (wrong != NULL)
        say_and_exit(EXIT_USAGE, "%s/%s: row %d %s", results, file, row + 1,
                     wrong);
    if (!is_known)
        say_and_exit(EXIT_USAGE,
                     "%s/%s: row %d fits nobody: no id in this class is "
                     "\"%s\".  The first column of grades.csv has them",
                     results, file, row + 1, cell(c, row, ID));
}

struct csv *
adjustment_read(const char *results, const struct class_list *list)
{
    char *path = must_format("%s/%s", results, file);
    struct csv *c = file_exists(path) ? csv_read(path) : NULL;

    for (int i = 0; c != NULL && i < COLUMNS; i++)
        if (i != COMMENT && csv_column(c, names[i]) == -1)
            say_and_exit(EXIT_USAGE,
                         "%s: there is no column \"%s\".  The first row says "
                         "id,for,points,reason,comment",
                         path, names[i][0]);
    for (int row = 1; c != NULL && row < c->rows; row++)
        if (!is_blank(c, row))
            check_row(c, row, results, list);
    free(path);
    return c;
}

/* Tell whether WHAT is NUMBER, such as 01, of which spreadsheets make 1.  */
static bool
is_same_number(const char *what, const char *number)
{
    return strcmp(what + strspn(what, "0"), number + strspn(number, "0")) == 0;
}

/* Return the lab of R that WHAT names: by its number, its folder or one of its
   criteria.  NULL: none.  */
static struct record_lab *
lab_of(struct record *r, const char *what)
{
    for (int i = 0; i < r->labs; i++) {
        struct record_lab *l = &r->lab[i];

        if (strcmp(l->folder, what) == 0 ||
            is_same_number(what, l->result->number))
            return l;
        for (int j = 0; j < l->result->criteria; j++)
            if (strcmp(l->result->criterion[j].id, what) == 0)
                return l;
    }
    return NULL;
}

/* Add to *REMARKS one line: BEFORE and TEXT.  */
static void
add_line(char **remarks, const char *before, const char *text)
{
    char *line = must_format("%s%s", before, text);

    for (char *p = line; *p != '\0'; p++)
        if (*p == '\n' || *p == '\r')
            *p = ' ';
    roll_note(remarks, "%s", line);
    free(line);
}

static void
apply_row(const struct csv *c, int row, struct record *r)
{
    const char *what = cell(c, row, FOR), *points = cell(c, row, POINTS);
    struct record_lab *l = lab_of(r, what);
    double value = strtod(points, NULL);

    if (l == NULL && *what != '\0')
        say_and_exit(EXIT_USAGE,
                     "%s: row %d fits nothing: %s has no lab or criterion "
                     "\"%s\"",
                     file, row + 1, r->id, what);
    if (*points != '\0') {
        char *start = must_format("%+.10g point%s for %s: ", value,
                                  fabs(value) == 1 ? "" : "s", what);

        l->adjusted += value;
        add_line(&l->remarks, start, cell(c, row, REASON));
        free(start);
    }
    if (*cell(c, row, COMMENT) != '\0')
        add_line(l != NULL ? &l->remarks : &r->remarks,
                 "comment: ", cell(c, row, COMMENT));
}

void
adjustment_apply(const struct csv *c, struct record *r)
{
    for (int row = 1; c != NULL && row < c->rows; row++)
        if (is_for(c, row, r->id))
            apply_row(c, row, r);
}

char *
adjustment_lines(const struct record_lab *lab)
{
    char *late = late_line(lab);
    char *lines = must_format("%s%s%s", late != NULL ? late : "",
                              late != NULL ? "\n" : "", lab->remarks);

    free(late);
    return lines;
}

char *
adjustment_all(const struct record *r)
{
    char *all = must_copy("");

    for (int i = 0; i < r->labs; i++) {
        char *lines = adjustment_lines(&r->lab[i]), *rest = lines, *line;

        while ((line = strsep(&rest, "\n")) != NULL)
            if (*line != '\0')
                roll_note(&all, "lab %s: %s", r->lab[i].result->number, line);
        free(lines);
    }
    roll_note(&all, "%s", r->remarks);
    all[strlen(all) - 1] = '\0'; /* the remarks have their own line ends */
    return all;
}
