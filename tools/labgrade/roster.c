/* roster.c - who should hand in, and when each did.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/roster.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/labgrade/csv.h"
#include "tools/labgrade/must.h"
#include "tools/labgrade/say.h"
#include "tools/labgrade/utf8.h"

static const char *const id_names[] = { "id",         "identifier", "user id",
                                        "student id", "username",   "login",
                                        NULL };
static const char *const name_names[] = { "name", "full name", "student",
                                          NULL };

static bool
is_same(const char *a, const char *b)
{
    char *x = utf8_folded(a), *y = utf8_folded(b);
    bool is_equal = *x != '\0' && strcmp(x, y) == 0;

    free(x);
    free(y);
    return is_equal;
}

bool
roster_is(const struct submission *s, const char *id, const char *name)
{
    return is_same(id, s->id) || is_same(id, s->school_id) ||
           is_same(id, s->name) || is_same(name, s->name);
}

/* Return the submission of the student in ROW of C, or -1.  */
static int
find(const struct roll *roll, const struct csv *c, int row, int id, int name)
{
    for (int i = 0; i < roll->count; i++)
        if (roster_is(&roll->submission[i], csv_cell(c, row, id),
                      csv_cell(c, row, name)))
            return i;
    return -1;
}

/* Open PATH and find its columns; an id or a name there must be.  */
static struct csv *
open_table(const char *path, int *id, int *name)
{
    struct csv *c = csv_read(path);

    *id = csv_column(c, id_names);
    *name = csv_column(c, name_names);
    if (*id == -1 && *name == -1)
        say_and_exit(2, "%s:1: no column is called id or name", path);
    return c;
}

void
roster_compare(struct roll *roll, const char *path)
{
    int id, name;
    struct csv *c = open_table(path, &id, &name);
    bool *is_known = must_calloc((size_t)roll->count + 1, sizeof *is_known);

    for (int row = 1; row < c->rows; row++) {
        int found = find(roll, c, row, id, name);
        char *who = utf8_shown(csv_cell(c, row, name != -1 ? name : id));

        if (found != -1)
            is_known[found] = true;
        else if (*who != '\0')
            submission_note(&roll->notes, "missing: %s handed nothing in", who);
        free(who);
    }
    for (int i = 0; i < roll->count; i++)
        if (!is_known[i]) {
            submission_note(&roll->notes, "unknown: %s is not in the roster",
                            roll->submission[i].name);
            submission_note(&roll->submission[i].notes, "not in the roster");
        }
    free(is_known);
    csv_free(c);
}

/* Read "2026-10-05 23:59" or with "T" and seconds, local time; 0: it is
   none.  */
static time_t
moment(const char *text)
{
    struct tm t = { .tm_isdst = -1 };

    if (sscanf(text, "%4d-%2d-%2d%*1[ T]%2d:%2d", &t.tm_year, &t.tm_mon,
               &t.tm_mday, &t.tm_hour, &t.tm_min) != 5)
        return 0;
    t.tm_year -= 1900;
    t.tm_mon--;
    return mktime(&t);
}

void
roster_read_times(struct roll *roll, const char *path)
{
    static const char *const time_names[] = { "time", "submitted",
                                              "submission time", NULL };
    int id, name;
    struct csv *c = open_table(path, &id, &name);
    int column = csv_column(c, time_names);

    if (column == -1)
        say_and_exit(2, "%s:1: no column is called time", path);
    for (int row = 1; row < c->rows; row++) {
        int found = find(roll, c, row, id, name);
        time_t when = moment(csv_cell(c, row, column));

        if (when <= 0)
            say_and_exit(2, "%s:%d: no time like 2026-10-05 23:59", path,
                         row + 1);
        if (found == -1)
            continue;
        roll->submission[found].time = when;
        roll->submission[found].has_listed_time = true;
    }
    csv_free(c);
}
