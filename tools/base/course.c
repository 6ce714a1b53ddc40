/* course.c - the settings of a course, from a file that a lecturer edits.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/base/course.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/must.h"
#include "tools/base/say.h"
#include "tools/base/setting.h"

static const char *const reveal_names[] = {
    [REVEAL_ALL] = "all",
    [REVEAL_HINTS] = "hints",
    [REVEAL_VERDICTS] = "verdicts",
};

const char *
course_reveal_name(enum course_reveal reveal)
{
    return reveal_names[reveal];
}

static void
add_entry(const struct setting *s, struct course_entry *list, int *count,
          int most, const char *what, double value)
{
    if (*what == '\0')
        setting_refuse(s, "name the lab or criterion before the sign =");
    if (*count == most)
        setting_refuse(s, "too many of these");
    list[(*count)++] =
        (struct course_entry){ must_copy(what), must_copy(s->value), value,
                               s->line };
}

/* Return where C keeps the text of the setting KEY; NULL: nowhere.  */
static char **
text_slot(struct course *c, const char *key)
{
    const struct {
        const char *key;
        char **slot;
    } texts[] = { { "course", &c->name },
                  { "term", &c->term },
                  { "contact", &c->contact },
                  { "labs", &c->labs },
                  { "grace", &c->grace_text } };

    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        if (strcmp(key, texts[i].key) == 0)
            return texts[i].slot;
    return NULL;
}

/* Take a setting whose key is one word.  Return false if there is none.  */
static bool
take_simple(struct course *c, const struct setting *s)
{
    char **slot = text_slot(c, s->key);

    if (slot != NULL) {
        free(*slot);
        *slot = must_copy(s->value);
    }
    if (slot == &c->labs)
        c->labs_line = s->line;
    else if (slot == &c->grace_text)
        c->grace = setting_duration(s);
    else if (strcmp(s->key, "percent-per-day") == 0)
        c->percent = setting_number(s, 0, 100);
    else if (strcmp(s->key, "cap") == 0)
        c->cap = setting_number(s, 0, 100);
    else if (strcmp(s->key, "reveal") == 0)
        c->reveal = (enum course_reveal)setting_choice(s, reveal_names, 3);
    else if (strcmp(s->key, "seed") == 0) {
        c->seed = setting_whole(s, UINT64_MAX);
        c->has_seed = true;
    } else
        return slot != NULL;
    return true;
}

static void
take(struct course *c, const struct setting *s)
{
    if (take_simple(c, s))
        return;
    if (strncmp(s->key, "due ", 4) == 0)
        add_entry(s, c->due, &c->dues, LAB_LIST_MAX, s->key + 4,
                  (double)setting_moment(s));
    else if (strncmp(s->key, "points ", 7) == 0)
        add_entry(s, c->point, &c->points, COURSE_ENTRIES, s->key + 7,
                  (double)setting_whole(s, 1000));
    else
        say_and_exit(EXIT_USAGE, "%s:%d: there is no setting \"%s\"", s->path,
                     s->line, s->key);
}

/* Refuse S if its key is in *SAID, where each stands on a line; add it.  */
static void
refuse_again(char **said, const struct setting *s)
{
    char *line = must_format("\n%s\n", s->key), *longer;

    if (strstr(*said, line) != NULL)
        setting_refuse(s, "said before");
    longer = must_format("%s%s", *said, line);
    free(line);
    free(*said);
    *said = longer;
}

struct course *
course_read(const char *path)
{
    struct course *c = must_calloc(1, sizeof *c);
    struct setting s = { .path = path };
    char *said;
    FILE *in;

    c->path = must_copy(path != NULL ? path : "");
    c->name = must_copy("");
    c->term = must_copy("");
    c->contact = must_copy("");
    c->labs = must_copy("");
    c->grace_text = must_copy("");
    c->cap = 100;
    if (path == NULL)
        return c;
    said = must_copy("");
    in = fopen(path, "r");
    if (in == NULL)
        say_and_exit(EXIT_USAGE, "%s: %s", path, strerror(errno));
    while (setting_next(&s, in)) {
        refuse_again(&said, &s);
        take(c, &s);
    }
    free(said);
    fclose(in);
    return c;
}

static void
free_entries(struct course_entry *list, int count)
{
    while (count > 0) {
        free(list[--count].what);
        free(list[count].text);
    }
}

void
course_free(struct course *c)
{
    free_entries(c->due, c->dues);
    free_entries(c->point, c->points);
    free(c->path);
    free(c->name);
    free(c->term);
    free(c->contact);
    free(c->labs);
    free(c->grace_text);
    free(c);
}

static bool
is_among(const char *text, const char *const *list)
{
    while (*list != NULL && strcmp(text, *list) != 0)
        list++;
    return *list != NULL;
}

void
course_check(const struct course *c, struct lab_list *all,
             const char *const *criteria)
{
    char *unknown;

    if (c->labs[0] != '\0' && lab_list_choose(all, c->labs, &unknown) == -1)
        say_and_exit(EXIT_USAGE, "%s:%d: there is no lab %s", c->path,
                     c->labs_line, unknown);
    for (int i = 0; i < c->dues; i++)
        if (lab_list_find(all, c->due[i].what) == NULL)
            say_and_exit(EXIT_USAGE, "%s:%d: there is no lab %s", c->path,
                         c->due[i].line, c->due[i].what);
    for (int i = 0; i < c->points; i++)
        if (!is_among(c->point[i].what, criteria))
            say_and_exit(EXIT_USAGE, "%s:%d: no lab has a criterion %s",
                         c->path, c->point[i].line, c->point[i].what);
}

const struct course_entry *
course_due(const struct course *c, const char *lab)
{
    for (int i = 0; i < c->dues; i++)
        if (lab_list_is_named(c->due[i].what, lab))
            return &c->due[i];
    return NULL;
}

int
course_points(const struct course *c, const char *id, int usual)
{
    for (int i = 0; i < c->points; i++)
        if (strcmp(id, c->point[i].what) == 0)
            return (int)c->point[i].value;
    return usual;
}
