/* class_list.c - whose results a folder holds.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/record/class_list.h"

#include <errno.h>
#include <jansson.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/base/output_file.h"
#include "tools/base/say.h"

enum { FORMAT = 1, FILE_MAX = 64 << 20 };

static char *
path_of(const char *results)
{
    return must_format("%s/.labgrade/class.json", results);
}

static char *
text_in(const json_t *json, const char *key)
{
    const char *text = json_string_value(json_object_get(json, key));

    return must_copy(text != NULL ? text : "");
}

static struct class_list *
read_json(const json_t *json)
{
    const json_t *ids = json_object_get(json, "ids");
    struct class_list *c = must_calloc(1, sizeof *c);

    c->course = text_in(json, "course");
    c->labs = text_in(json, "labs");
    c->notes = text_in(json, "notes");
    c->graded = text_in(json, "graded");
    c->id = must_calloc(json_array_size(ids) + 1, sizeof *c->id);
    for (size_t i = 0; i < json_array_size(ids); i++) {
        const char *id = json_string_value(json_array_get(ids, i));

        if (id != NULL && strchr(id, '/') == NULL) /* it is a file's name */
            c->id[c->count++] = must_copy(id);
    }
    return c;
}

struct class_list *
class_list_read(const char *results)
{
    char *path = path_of(results), *data;
    size_t size;
    json_t *json = NULL;
    struct class_list *c = NULL;

    data = file_read(path, FILE_MAX, &size);
    if (data != NULL)
        json = json_loadb(data, size, 0, NULL);
    if (json != NULL &&
        json_integer_value(json_object_get(json, "labgrade")) == FORMAT)
        c = read_json(json);
    json_decref(json);
    free(data);
    free(path);
    return c;
}

void
class_list_free(struct class_list *c)
{
    if (c == NULL)
        return;
    while (c->count > 0)
        free(c->id[--c->count]);
    free(c->id);
    free(c->course);
    free(c->labs);
    free(c->notes);
    free(c->graded);
    free(c);
}

static bool
is_in(const struct roll *roll, const char *id)
{
    for (int i = 0; i < roll->count; i++)
        if (strcmp(roll->submission[i].id, id) == 0)
            return true;
    return false;
}

/* Take over into IDS those of BEFORE who are not in ROLL, and add a line on
   them to *NOTES.  */
static void
keep_others(const struct class_list *before, const struct roll *roll,
            json_t *ids, char **notes, const char *results)
{
    int others = 0;

    for (int i = 0; i < before->count; i++)
        others += !is_in(roll, before->id[i]);
    if ((before->count - others) * 2 < before->count)
        say_and_exit(
            EXIT_USAGE,
            "%s holds the results of another class: of its %d students %d "
            "are in this input.  Choose another folder with -o; to grade one "
            "of that class again, give the whole class and --only ID",
            results, before->count, before->count - others);
    for (int i = 0; i < before->count; i++)
        if (!is_in(roll, before->id[i])) {
            json_array_append_new(ids, must(json_string(before->id[i])));
            roll_note(notes,
                      "%s is not in the input any more: the result from "
                      "before is kept",
                      before->id[i]);
        }
}

/* Return the labs of K, as in struct class_list.  */
static char *
labs_of(const struct kit *k)
{
    char *all = must_copy("");

    for (int i = 0; i < k->labs; i++) {
        char *longer = must_format("%s%s ", all, k->lab[i].folder);

        free(all);
        all = longer;
    }
    return all;
}

/* End the program if one of the labs of BEFORE is not in NOW.  */
static void
keep_labs(const struct class_list *before, const char *now, const char *results)
{
    size_t length;

    for (const char *l = before->graded; *l != '\0'; l += length) {
        char *lab = must_format("%.*s", (int)strcspn(l, " ") + 1, l);

        length = strlen(lab);
        if (strstr(now, lab) == NULL)
            say_and_exit(EXIT_USAGE,
                         "%s holds marks for %swhich is not to be graded now: "
                         "they would be lost.  Choose another folder with -o, "
                         "or name that lab, too",
                         results, lab);
        free(lab);
    }
}

/* Return the full path of the settings file COURSE.  */
static char *
full_path(const char *course)
{
    char full[PATH_MAX];

    return must_copy(course != NULL && realpath(course, full) != NULL ? full
                                                                      : "none");
}

static void
write_json(const char *path, json_t *json)
{
    struct output_file *file = output_file_open(path);

    if (json_dumpf(json, output_file(file), JSON_INDENT(1)) == -1)
        output_file_fail(file, ferror(output_file(file)) ? errno : EIO);
    fputc('\n', output_file(file));
    output_file_close(file);
}

void
class_list_join(const char *results, const struct roll *roll,
                const char *course, const char *labs, const struct kit *k)
{
    struct class_list *before = class_list_read(results);
    char *path = path_of(results), *settings = full_path(course);
    char *notes = must_copy(roll->notes), *graded = labs_of(k);
    json_t *ids = must(json_array()), *json;

    for (int i = 0; i < roll->count; i++)
        json_array_append_new(ids, must(json_string(roll->submission[i].id)));
    if (before != NULL) {
        keep_others(before, roll, ids, &notes, results);
        keep_labs(before, graded, results);
    }
    json = must(json_pack("{s:i, s:s, s:s, s:s, s:s, s:o}", "labgrade", FORMAT,
                          "course", settings, "labs", labs != NULL ? labs : "",
                          "notes", notes, "graded", graded, "ids", ids));
    write_json(path, json);
    json_decref(json);
    class_list_free(before);
    free(notes);
    free(graded);
    free(settings);
    free(path);
}
