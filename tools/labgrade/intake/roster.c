/* roster.c - who should hand in, and when each did.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/intake/roster.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/clock.h"
#include "tools/base/must.h"
#include "tools/base/say.h"
#include "tools/labgrade/intake/student_text.h"

static const char *const id_names[] = { "id",         "identifier", "user id",
                                        "student id", "username",   "login",
                                        NULL };
static const char *const name_names[] = { "name", "full name", "student",
                                          NULL };

static bool
is_same(const char *a, const char *b)
{
    char *x = student_text_folded(a), *y = student_text_folded(b);
    bool is_equal = *x != '\0' && strcmp(x, y) == 0;

    free(x);
    free(y);
    return is_equal;
}

/* Return the number at the end of CELL, as in "Participant 123"; "": none.  */
static const char *
last_number(const char *cell)
{
    const char *blank = strrchr(cell, ' ');

    if (blank == NULL || blank[1] == '\0' ||
        blank[1 + strspn(blank + 1, "0123456789")] != '\0')
        return "";
    return blank + 1;
}

static bool
has_number(const struct submission *s, const char *cell)
{
    return is_same(cell, s->school_id) ||
           is_same(last_number(cell), s->school_id);
}

static bool
has_id(const struct submission *s, const char *cell)
{
    return is_same(cell, s->id) || is_same(cell, s->name);
}

static bool
has_name(const struct submission *s, const char *cell)
{
    return is_same(cell, s->name);
}

/* Return the only submission of which IS_IT is true for CELL; -1: there is
   none, -2: there are several.  */
static int
only_one(const struct roll *roll, const char *cell,
         bool (*is_it)(const struct submission *s, const char *cell))
{
    int found = -1;

    for (int i = 0; i < roll->count; i++)
        if (is_it(&roll->submission[i], cell))
            found = found == -1 ? i : -2;
    return found;
}

/* Tell whether a row of C other than ROW has the same name, or the number of
   S: then the name does not say that S is the student in ROW.  */
static bool
is_contested(const struct csv *c, int row, int id, int name,
             const struct submission *s)
{
    for (int i = 1; i < c->rows; i++)
        if (i != row &&
            (is_same(csv_cell(c, i, name), csv_cell(c, row, name)) ||
             has_number(s, csv_cell(c, i, id))))
            return true;
    return false;
}

int
roster_find(const struct roll *roll, const struct csv *c, int row, int id,
            int name)
{
    int found = only_one(roll, csv_cell(c, row, id), has_number);

    if (found == -1)
        found = only_one(roll, csv_cell(c, row, id), has_id);
    if (found != -1)
        return found;
    found = only_one(roll, csv_cell(c, row, name), has_name);
    if (found >= 0 && is_contested(c, row, id, name, &roll->submission[found]))
        return -1;
    return found;
}

/* Open PATH and find its columns; an id or a name there must be.  */
static struct csv *
open_table(const char *path, int *id, int *name)
{
    struct csv *c = csv_read(path);

    *id = csv_column(c, id_names);
    *name = csv_column(c, name_names);
    if (*id == -1 && *name == -1)
        say_and_exit(EXIT_USAGE, "%s:1: no column is called id or name", path);
    return c;
}

/* Call S by the NAME in the roster, unless there is none.  */
static void
join_name(struct submission *s, const char *name)
{
    if (name[0] == '\0')
        return;
    free(s->name);
    s->name = student_text_shown(name);
}

void
roster_compare(struct roll *roll, const char *path)
{
    int id, name;
    struct csv *c = open_table(path, &id, &name);
    bool *is_known = must_calloc((size_t)roll->count + 1, sizeof *is_known);

    for (int row = 1; row < c->rows; row++) {
        int found = roster_find(roll, c, row, id, name);
        char *who =
            student_text_shown(csv_cell(c, row, name != -1 ? name : id));

        if (found >= 0) {
            is_known[found] = true;
            join_name(&roll->submission[found], csv_cell(c, row, name));
        } else if (*who != '\0')
            roll_note(&roll->notes, "missing: %s handed nothing in", who);
        free(who);
    }
    for (int i = 0; i < roll->count; i++)
        if (!is_known[i]) {
            roll_note(&roll->notes, "unknown: %s is not in the roster",
                      roll->submission[i].name);
            roll_note(&roll->submission[i].notes, "not in the roster");
        }
    free(is_known);
    csv_free(c);
}

/* Read "2026-10-05 23:59" or with "T", seconds and zone; without a zone it is
   local time.  0: it is none.  */
static time_t
moment(const char *text)
{
    struct tm t = { .tm_isdst = -1 };
    const char *zone = text + strcspn(text, "T ");

    if (sscanf(text, "%4d-%2d-%2d%*1[ T]%2d:%2d", &t.tm_year, &t.tm_mon,
               &t.tm_mday, &t.tm_hour, &t.tm_min) != 5)
        return 0;
    t.tm_year -= 1900;
    t.tm_mon--;
    return clock_moment(&t, clock_zone(zone + strcspn(zone, "+-Z")));
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
        say_and_exit(EXIT_USAGE, "%s:1: no column is called time", path);
    for (int row = 1; row < c->rows; row++) {
        int found = roster_find(roll, c, row, id, name);
        time_t when = moment(csv_cell(c, row, column));

        if (when <= 0)
            say_and_exit(EXIT_USAGE, "%s:%d: no time like 2026-10-05 23:59",
                         path, row + 1);
        if (found < 0) {
            char *who =
                student_text_shown(csv_cell(c, row, id != -1 ? id : name));

            roll_note(&roll->notes, "%s:%d: nobody here is %s", path, row + 1,
                      who);
            free(who);
            continue;
        }
        roll->submission[found].time = when;
    }
    csv_free(c);
}

/* Read "Monday, 5 October 2026, 11:59 PM", as Moodle writes times in English;
   0: it is none.  */
static time_t
moodle_moment(const char *text)
{
    struct tm t = { .tm_isdst = -1 };
    const char *end = strptime(text, "%A, %d %B %Y, %I:%M %p", &t);

    t.tm_isdst = -1;
    return end != NULL && *end == '\0' ? mktime(&t) : 0;
}

void
roster_read_moodle_times(struct roll *roll, const char *path)
{
    struct csv *c = csv_read(path);
    int id = csv_column(c, id_names), name = csv_column(c, name_names);
    int column =
        csv_column(c, (const char *[]){ "Last modified (submission)", NULL });

    for (int row = 1; row < c->rows && column != -1; row++) {
        const char *text = csv_cell(c, row, column);
        int found = roster_find(roll, c, row, id, name);
        time_t when = moodle_moment(text);

        if (found < 0 || *text == '\0' || strcmp(text, "-") == 0)
            continue;
        if (when <= 0) {
            roll_note(&roll->submission[found].notes,
                      "the worksheet's time is not in English: it does not "
                      "count");
            continue;
        }
        roll->submission[found].time = when;
    }
    csv_free(c);
}
