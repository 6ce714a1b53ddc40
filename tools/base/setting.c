/* setting.c - one line "key = value" of a file that a person edits.
   SPDX-License-Identifier: MIT  */
#include "tools/base/setting.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/clock.h"
#include "tools/base/say.h"

void
setting_refuse(const struct setting *s, const char *why)
{
    say_and_exit(EXIT_USAGE, "%s:%d: %s = %s: %s", s->path, s->line, s->key,
                 s->value, why);
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
split(struct setting *s, char *start)
{
    char *equals = strchr(start, '=');

    if (equals == NULL)
        say_and_exit(EXIT_USAGE, "%s:%d: not of the form \"setting = value\"",
                     s->path, s->line);
    *equals = '\0';
    s->key = trim(start);
    s->value = trim(equals + 1);
    if (*s->value == '\0')
        setting_refuse(s, "the value is missing");
}

bool
setting_next(struct setting *s, FILE *in)
{
    while (fgets(s->text, sizeof s->text, in) != NULL) {
        bool is_cut = strchr(s->text, '\n') == NULL && !feof(in);
        char *start = trim(s->text);

        s->line++;
        if (is_cut)
            say_and_exit(EXIT_USAGE, "%s:%d: longer than %zu letters", s->path,
                         s->line, sizeof s->text - 2);
        if (*start == '#' || *start == '\0')
            continue;
        split(s, start);
        return true;
    }
    return false;
}

/* Read a number of digits and at most one point at TEXT.  Return what follows
   it, or NULL if there is none: strtod alone takes 0x10, 1e2 and inf, too.  */
static const char *
read_number(const char *text, double *value)
{
    size_t length = strspn(text, "0123456789.");
    char *end;

    *value = strtod(text, &end);
    if (length == 0 || end != text + length)
        return NULL;
    return end;
}

double
setting_number(const struct setting *s, double low, double high)
{
    double value;
    const char *end = read_number(s->value, &value);
    char why[80];

    if (end != NULL && *end == '\0' && value >= low && value <= high)
        return value;
    snprintf(why, sizeof why, "say a number in %g .. %g", low, high);
    setting_refuse(s, why);
}

uint64_t
setting_whole(const struct setting *s, uint64_t most)
{
    char why[80];
    uint64_t value;

    errno = 0;
    value = strtoull(s->value, NULL, 10);
    if (s->value[strspn(s->value, "0123456789")] == '\0' && errno == 0 &&
        value <= most)
        return value;
    snprintf(why, sizeof why, "say a whole number in 0 .. %llu",
             (unsigned long long)most);
    setting_refuse(s, why);
}

double
setting_duration(const struct setting *s)
{
    static const struct {
        const char *one, *many;
        double seconds;
    } units[] = { { "second", "seconds", 1 },
                  { "minute", "minutes", 60 },
                  { "hour", "hours", 3600 },
                  { "day", "days", 86400 } };
    double value;
    const char *unit = read_number(s->value, &value);

    if (unit != NULL && *unit == '\0' && value == 0)
        return 0;
    if (unit != NULL && isspace((unsigned char)*unit)) {
        unit += strspn(unit, " \t");
        for (size_t i = 0; i < sizeof units / sizeof units[0]; i++)
            if (strcmp(unit, units[i].one) == 0 ||
                strcmp(unit, units[i].many) == 0)
                return value * units[i].seconds;
    }
    setting_refuse(s, "say a number and minutes, hours or days");
}

time_t
setting_moment(const struct setting *s)
{
    struct tm t = { .tm_isdst = -1 };
    int used = 0;
    const char *zone;
    time_t when;

    if (s->value[strspn(s->value, "0123456789-+: ")] != '\0' ||
        sscanf(s->value, "%4d-%2d-%2d %2d:%2d%n", &t.tm_year, &t.tm_mon,
               &t.tm_mday, &t.tm_hour, &t.tm_min, &used) != 5)
        used = 0;
    zone = s->value + used + strspn(s->value + used, " ");
    if (used == 0 || (*zone != '\0' && clock_zone(zone) == CLOCK_NO_ZONE))
        setting_refuse(s, "say a time like 2026-10-05 23:59, or 2026-10-05 "
                          "23:59 +02:00");
    t.tm_year -= 1900;
    t.tm_mon--;
    when = clock_moment(&t, clock_zone(zone));
    if (when == 0)
        setting_refuse(s, "there is no such time");
    return when;
}

int
setting_choice(const struct setting *s, const char *const *names, int count)
{
    char why[200] = "say one of";

    for (int i = 0; i < count; i++) {
        size_t used = strlen(why);

        if (strcmp(s->value, names[i]) == 0)
            return i;
        snprintf(why + used, sizeof why - used, " %s", names[i]);
    }
    setting_refuse(s, why);
}
