/* record_json.c - records as JSON files.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include <errno.h>
#include <inttypes.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/base/output_file.h"
#include "tools/labgrade/intake/sha256.h"
#include "tools/labgrade/intake/student_text.h"
#include "tools/labgrade/record/record.h"

enum { FORMAT = 1, FILE_MAX = 64 << 20 };

/* Return TEXT for JSON, which takes nothing but good UTF-8.  */
static json_t *
text(const char *text)
{
    char *good = student_text_repaired(text);
    json_t *value = must(json_string(good));

    free(good);
    return value;
}

static json_t *
criterion_json(const struct result_criterion *c)
{
    json_t *hints = must(json_array()), *figures = must(json_array());
    bool is_internal = c->verdict == VERDICT_INTERNAL;

    for (int i = 0; i < c->hints; i++)
        json_array_append_new(hints, text(c->hint[i]));
    for (int i = 0; i < c->figures; i++) {
        char *line = figure_line(c->figure[i]);

        json_array_append_new(figures, text(line));
        free(line);
    }
    return must(json_pack(
        "{s:o, s:o, s:i, s:o, s:s, s:b, s:b, s:o, s:o, s:o, s:o, s:o, s:o}",
        "id", text(c->id), "title", text(c->title), "points", c->points,
        "earned",
        is_internal ? json_null() : json_integer(result_criterion_earned(c)),
        "verdict", result_words(c->verdict)->name, "doubtful", c->is_doubtful,
        "unchecked", c->is_unchecked, "message", text(c->message), "figures",
        figures, "moves", text(c->moves), "where", text(c->where), "output",
        text(c->output), "hints", hints));
}

static json_t *
lab_json(const struct record_lab *l)
{
    const struct result *r = l->result;
    json_t *criteria = must(json_array());
    char *seed = must_format("%" PRIu64, r->seed);
    json_t *lab;

    for (int i = 0; i < r->criteria; i++)
        json_array_append_new(criteria, criterion_json(&r->criterion[i]));
    lab = json_pack(
        "{s:s, s:s, s:s, s:s, s:s, s:s, s:o, s:s, s:s, s:f, s:f, s:f, s:I, "
        "s:f, "
        "s:f, s:b, s:i, s:i, s:f, s:o}",
        "lab", l->folder, "number", r->number, "name", r->name, "file", r->file,
        "sha256", l->hash, "key", l->key, "taken", text(l->taken), "seed", seed,
        "layers", r->layers, "seconds", l->seconds, "cpu", l->cpu,
        "cpu_compiling", l->compiling, "handed_in", (json_int_t)l->time,
        "late_days", l->days, "late_percent", l->percent, "by_file_date",
        l->is_by_file_date, "points", result_points(r), "earned",
        result_earned(r), "final", record_lab_final(l), "criteria", criteria);
    free(seed);
    return must(lab);
}

static json_t *
record_json(const struct record *r)
{
    json_t *labs = must(json_array());

    for (int i = 0; i < r->labs; i++)
        json_array_append_new(labs, lab_json(&r->lab[i]));
    return must(json_pack(
        "{s:i, s:s, s:o, s:o, s:o, s:s, s:s, s:o, s:b, s:b, s:b, s:b, s:I, "
        "s:i, "
        "s:i, s:f, s:o, s:b}",
        "labgrade", FORMAT, "kit", PACKAGE_STRING, "id", text(r->id), "name",
        text(r->name), "school_id", text(r->school_id), "key", r->key, "layers",
        r->layers, "notes", text(r->notes), "late_mark", r->is_late,
        "set_aside", r->is_set_aside, "graded_twice", r->is_second, "complete",
        record_is_complete(r), "handed_in", (json_int_t)r->time, "points",
        record_points(r), "earned", record_earned(r), "final", record_final(r),
        "labs", labs, "end", true));
}

void
record_write(const struct record *r, const char *path)
{
    struct output_file *file = output_file_open(path);
    json_t *json = record_json(r);

    if (json_dumpf(json, output_file(file), JSON_INDENT(1)) == -1)
        output_file_fail(file, ferror(output_file(file)) ? errno : EIO);
    json_decref(json);
    fputc('\n', output_file(file));
    output_file_close(file);
}

static const char *
get(const json_t *object, const char *key)
{
    const char *value = json_string_value(json_object_get(object, key));

    return value != NULL ? value : "";
}

static int
get_int(const json_t *object, const char *key)
{
    return (int)json_integer_value(json_object_get(object, key));
}

static double
get_number(const json_t *object, const char *key)
{
    return json_number_value(json_object_get(object, key));
}

static void
read_figures(struct result_criterion *c, const json_t *lines)
{
    for (size_t i = 0; i < json_array_size(lines); i++) {
        const char *line = json_string_value(json_array_get(lines, i));
        struct figure *f = line != NULL ? figure_read(line) : NULL;

        if (f != NULL)
            result_add_figure(c, f);
    }
}

static void
read_criterion(struct result *r, const json_t *json)
{
    struct result_criterion *c = result_add(
        r, get(json, "id"), get_int(json, "points"), get(json, "title"));
    const json_t *hints = json_object_get(json, "hints");

    c->verdict = result_verdict_named(get(json, "verdict"));
    c->is_doubtful = json_is_true(json_object_get(json, "doubtful"));
    c->is_unchecked = json_is_true(json_object_get(json, "unchecked"));
    result_set(&c->message, get(json, "message"));
    read_figures(c, json_object_get(json, "figures"));
    result_set(&c->moves, get(json, "moves"));
    result_set(&c->where, get(json, "where"));
    result_set(&c->output, get(json, "output"));
    for (size_t i = 0; i < json_array_size(hints) && i < RESULT_HINTS; i++)
        result_set(&c->hint[c->hints++],
                   json_string_value(json_array_get(hints, i)));
}

static void
read_lab(struct record *r, const json_t *json)
{
    struct result *result =
        result_new(get(json, "number"), get(json, "name"), get(json, "file"));
    const json_t *criteria = json_object_get(json, "criteria");
    struct record_lab *l =
        record_add(r, get(json, "lab"), get(json, "sha256"), result);

    result->seed = strtoull(get(json, "seed"), NULL, 10);
    result_set(&result->layers, get(json, "layers"));
    l->seconds = get_number(json, "seconds");
    l->cpu = get_number(json, "cpu");
    l->compiling = get_number(json, "cpu_compiling");
    l->time = (time_t)json_integer_value(json_object_get(json, "handed_in"));
    result_set(&l->key, get(json, "key"));
    result_set(&l->taken, get(json, "taken"));
    l->days = get_number(json, "late_days");
    l->percent = get_number(json, "late_percent");
    l->is_by_file_date = json_is_true(json_object_get(json, "by_file_date"));
    for (size_t i = 0; i < json_array_size(criteria); i++)
        read_criterion(result, json_array_get(criteria, i));
}

static struct record *
read_record(const json_t *json)
{
    struct record *r =
        record_new(get(json, "id"), get(json, "name"), get(json, "school_id"));
    const json_t *labs = json_object_get(json, "labs");

    result_set(&r->key, get(json, "key"));
    result_set(&r->layers, get(json, "layers"));
    result_set(&r->notes, get(json, "notes"));
    r->is_late = json_is_true(json_object_get(json, "late_mark"));
    r->is_set_aside = json_is_true(json_object_get(json, "set_aside"));
    r->is_second = json_is_true(json_object_get(json, "graded_twice"));
    r->time = (time_t)json_integer_value(json_object_get(json, "handed_in"));
    for (size_t i = 0; i < json_array_size(labs) && i < LAB_LIST_MAX; i++)
        read_lab(r, json_array_get(labs, i));
    return r;
}

struct record *
record_read(const char *path)
{
    size_t size;
    char *data = file_read(path, FILE_MAX, &size);
    struct record *r = NULL;
    json_t *json;

    if (data == NULL)
        return NULL;
    json = json_loadb(data, size, 0, NULL);
    if (json != NULL && get_int(json, "labgrade") == FORMAT &&
        json_is_true(json_object_get(json, "end")))
        r = read_record(json);
    json_decref(json);
    free(data);
    return r;
}
