/* course.c - the settings of a course, from a file that a lecturer edits.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/course.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/labgrade/must.h"
#include "tools/labgrade/say.h"

/* The line being read, for messages.  */
struct line {
    const char *path;
    int number;
    const char *key;
    const char *value;
};

static _Noreturn void
refuse(const struct line *l, const char *why)
{
    say_and_exit(2, "%s:%d: %s = %s: %s", l->path, l->number, l->key, l->value,
                 why);
}

static double
number(const struct line *l, double low, double high, const char *why)
{
    char *end;
    double value = strtod(l->value, &end);

    if (end == l->value || *end != '\0' || !(value >= low && value <= high))
        refuse(l, why);
    return value;
}

/* Read "30 minutes", "2 hours", "1 day".  */
static double
duration(const struct line *l)
{
    static const struct {
        const char *unit;
        double seconds;
    } units[] = {
        { "second", 1 }, { "minute", 60 }, { "hour", 3600 }, { "day", 86400 }
    };
    char unit[16];
    double value;

    if (strcmp(l->value, "0") == 0)
        return 0;
    if (sscanf(l->value, "%lf %15s", &value, unit) == 2 && value >= 0)
        for (size_t i = 0; i < sizeof units / sizeof units[0]; i++) {
            size_t length = strlen(units[i].unit);

            if (strncmp(unit, units[i].unit, length) == 0 &&
                strcmp(unit + length, unit[length] == 's' ? "s" : "") == 0)
                return value * units[i].seconds;
        }
    refuse(l, "say a number and minutes, hours or days");
}

/* Read "2026-10-05 23:59", local time.  */
static double
moment(const struct line *l)
{
    struct tm t = { .tm_isdst = -1 }, read;
    int used = 0;

    if (sscanf(l->value, "%4d-%2d-%2d %2d:%2d%n", &t.tm_year, &t.tm_mon,
               &t.tm_mday, &t.tm_hour, &t.tm_min, &used) != 5 ||
        l->value[used] != '\0')
        refuse(l, "say a time like 2026-10-05 23:59");
    t.tm_year -= 1900;
    t.tm_mon--;
    read = t;
    time_t when = mktime(&t);
    if (when == (time_t)-1 || t.tm_mday != read.tm_mday ||
        t.tm_mon != read.tm_mon || t.tm_min != read.tm_min)
        refuse(l, "there is no such time");
    return (double)when;
}

static uint64_t
seed(const struct line *l)
{
    char *end;

    errno = 0;
    uint64_t value = strtoull(l->value, &end, 10);
    if (!isdigit((unsigned char)*l->value) || *end != '\0' || errno != 0)
        refuse(l, "say a whole number that students cannot guess");
    return value;
}

static enum course_reveal
reveal(const struct line *l)
{
    static const char *const names[] = { "all", "hints", "verdicts" };

    for (int i = 0; i < 3; i++)
        if (strcmp(l->value, names[i]) == 0)
            return (enum course_reveal)i;
    refuse(l, "say all, hints or verdicts");
}

static void
add_entry(const struct line *l, struct course_entry *list, int *count, int most,
          const char *what, double value)
{
    if (*what == '\0')
        refuse(l, "name the lab or criterion before the sign =");
    if (*count == most)
        refuse(l, "too many of these");
    for (int i = 0; i < *count; i++)
        if (strcmp(list[i].what, what) == 0)
            refuse(l, "said before");
    list[(*count)++] =
        (struct course_entry){ must_copy(what), value, l->number };
}

static void
set(char **slot, const char *text)
{
    free(*slot);
    *slot = must_copy(text);
}

/* Take a setting whose key is one word.  Return false if there is none.  */
static bool
take_simple(struct course *c, const struct line *l)
{
    if (strcmp(l->key, "course") == 0)
        set(&c->name, l->value);
    else if (strcmp(l->key, "term") == 0)
        set(&c->term, l->value);
    else if (strcmp(l->key, "contact") == 0)
        set(&c->contact, l->value);
    else if (strcmp(l->key, "labs") == 0) {
        set(&c->labs, l->value);
        c->labs_line = l->number;
    } else if (strcmp(l->key, "grace") == 0)
        c->grace = duration(l);
    else if (strcmp(l->key, "percent-per-day") == 0)
        c->percent = number(l, 0, 100, "say a number in 0 .. 100");
    else if (strcmp(l->key, "cap") == 0)
        c->cap = number(l, 0, 100, "say a number in 0 .. 100");
    else if (strcmp(l->key, "reveal") == 0)
        c->reveal = reveal(l);
    else if (strcmp(l->key, "seed") == 0) {
        c->seed = seed(l);
        c->has_seed = true;
    } else
        return false;
    return true;
}

static double
whole_points(const struct line *l)
{
    const char *why = "say a whole number in 0 .. 1000";
    double value = number(l, 0, 1000, why);

    if (l->value[strspn(l->value, "0123456789")] != '\0')
        refuse(l, why);
    return value;
}

static void
take(struct course *c, const struct line *l)
{
    if (take_simple(c, l))
        return;
    if (strncmp(l->key, "due ", 4) == 0)
        add_entry(l, c->due, &c->dues, KIT_LABS, l->key + 4, moment(l));
    else if (strncmp(l->key, "points ", 7) == 0)
        add_entry(l, c->point, &c->points, COURSE_ENTRIES, l->key + 7,
                  whole_points(l));
    else
        say_and_exit(2, "%s:%d: there is no setting \"%s\"", l->path, l->number,
                     l->key);
}

/* Return TEXT without blanks around it; changes it.  */
static char *
trim(char *text)
{
    char *end;

    while (isspace((unsigned char)*text))
        text++;
    end = text + strlen(text);
    while (end > text && isspace((unsigned char)end[-1]))
        end--;
    *end = '\0';
    return text;
}

static void
read_lines(struct course *c, FILE *in)
{
    struct line l = { .path = c->path };
    char text[1000], *equals, *start;

    while (fgets(text, sizeof text, in) != NULL) {
        l.number++;
        start = trim(text);
        if (*start == '#' || *start == '\0')
            continue;
        equals = strchr(start, '=');
        if (equals == NULL)
            say_and_exit(2, "%s:%d: not of the form \"setting = value\"",
                         c->path, l.number);
        *equals = '\0';
        l.key = trim(start);
        l.value = trim(equals + 1);
        if (*l.value == '\0')
            refuse(&l, "the value is missing");
        take(c, &l);
    }
}

struct course *
course_read(const char *path)
{
    struct course *c = must_calloc(1, sizeof *c);
    FILE *in;

    c->path = must_copy(path != NULL ? path : "");
    c->name = must_copy("");
    c->term = must_copy("");
    c->contact = must_copy("");
    c->labs = must_copy("");
    c->cap = 100;
    if (path == NULL)
        return c;
    in = fopen(path, "r");
    if (in == NULL)
        say_and_exit(2, "%s: %s", path, strerror(errno));
    read_lines(c, in);
    fclose(in);
    return c;
}
