/* course_use.c - what the settings of a course mean for labs and marks.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/labgrade/course.h"
#include "tools/labgrade/must.h"
#include "tools/labgrade/say.h"

/* Tell whether WHAT names the lab FOLDER: 01-safe-check, 01 or safe-check.  */
static bool
is_lab(const char *what, const char *folder)
{
    return kit_is_named(what, folder);
}

static bool
has_lab(const struct kit *k, const char *what)
{
    for (int i = 0; i < k->labs; i++)
        if (is_lab(what, k->lab[i].folder))
            return true;
    return false;
}

static bool
has_criterion(const struct kit *k, const char *id)
{
    for (int i = 0; i < k->labs; i++)
        for (int j = 0; j < k->lab[i].criteria->criteria; j++)
            if (strcmp(k->lab[i].criteria->criterion[j].id, id) == 0)
                return true;
    return false;
}

static void
check_labs(const struct course *c, const struct kit *all)
{
    char *words = must_copy(c->labs), *rest;

    for (char *word = strtok_r(words, ", \t", &rest); word != NULL;
         word = strtok_r(NULL, ", \t", &rest))
        if (!has_lab(all, word))
            say_and_exit(2, "%s:%d: there is no lab %s", c->path, c->labs_line,
                         word);
    free(words);
}

void
course_check(const struct course *c, const struct kit *all)
{
    check_labs(c, all);
    for (int i = 0; i < c->dues; i++)
        if (!has_lab(all, c->due[i].what))
            say_and_exit(2, "%s:%d: there is no lab %s", c->path,
                         c->due[i].line, c->due[i].what);
    for (int i = 0; i < c->points; i++)
        if (!has_criterion(all, c->point[i].what))
            say_and_exit(2, "%s:%d: no lab has a criterion %s", c->path,
                         c->point[i].line, c->point[i].what);
}

time_t
course_due(const struct course *c, const char *lab)
{
    for (int i = 0; i < c->dues; i++)
        if (is_lab(c->due[i].what, lab))
            return (time_t)c->due[i].value;
    return 0;
}

void
course_set_points(const struct course *c, struct result *r)
{
    for (int i = 0; i < r->criteria; i++)
        for (int j = 0; j < c->points; j++)
            if (strcmp(r->criterion[i].id, c->point[j].what) == 0)
                r->criterion[i].points = (int)c->point[j].value;
}

static void
add_number(struct sha256 *h, double value)
{
    char text[64];

    snprintf(text, sizeof text, "%.17g", value);
    sha256_add_text(h, text);
}

static void
add_entries(struct sha256 *h, const struct course_entry *list, int count)
{
    for (int i = 0; i < count; i++) {
        sha256_add_text(h, list[i].what);
        add_number(h, list[i].value);
    }
}

void
course_fingerprint(const struct course *c, struct sha256 *h)
{
    add_number(h, c->grace);
    add_number(h, c->percent);
    add_number(h, c->cap);
    add_entries(h, c->due, c->dues);
    add_entries(h, c->point, c->points);
}

void
course_free(struct course *c)
{
    while (c->dues > 0)
        free(c->due[--c->dues].what);
    while (c->points > 0)
        free(c->point[--c->points].what);
    free(c->path);
    free(c->name);
    free(c->term);
    free(c->contact);
    free(c->labs);
    free(c);
}
