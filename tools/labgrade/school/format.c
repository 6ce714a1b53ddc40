/* format.c - a record as JSON, in the words of a school's system.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/school/format.h"

#include <jansson.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/must.h"
#include "tools/labgrade/intake/student_text.h"
#include "tools/labgrade/record/adjustment.h"
#include "tools/labgrade/school/figure_svg.h"

enum { WORDS_MAX = 4000 };          /* bytes on one criterion */
enum { PRAIRIELEARN_MAX = 900000 }; /* bytes of a file; it reads 1 MB */

const char format_trouble[] =
    "The grader itself had trouble.  This costs no points: the staff will "
    "look at it.";

/* What each system is told of a criterion: its name for it, and a letter that
   says what it is; see value.  */
static const char gradescope[] =
    "score:e max_score:m status:s name:n number:# output:w output_format:t "
    "visibility:v ";
static const char prairielearn[] =
    "name:n points:e max_points:m output:w images:i ";
static const char classroom50[] =
    "test-name:n passed:p score:e max-score:m message:w ";
static const char autolab[] = "passed:p hint:w ";

/* Return text for JSON, with FREED released.  */
static json_t *
text(char *freed)
{
    static const char more[] = "...";
    char *good;
    json_t *value;

    if (strlen(freed) > WORDS_MAX)
        strcpy(freed + WORDS_MAX + 1 - sizeof more, more);
    good = student_text_repaired(freed);
    value = must(json_string(good));
    free(good);
    free(freed);
    return value;
}

/* Return what a student is told about C.  */
static char *
explanation(const struct result_criterion *c)
{
    char *message, *text;

    if (c->verdict == VERDICT_PASSED)
        return must_copy("");
    if (c->verdict == VERDICT_INTERNAL)
        return must_copy(format_trouble);
    message = result_message(c);
    text = must_format(
        "%s%s%s%s%s%s", message, c->where[0] != '\0' ? "at " : "", c->where,
        c->where[0] != '\0' ? "\n" : "", result_hints(c) > 0 ? "hint: " : "",
        result_hints(c) > 0 ? c->hint[0] : "");
    free(message);
    return text;
}

static json_t *
pictures(const struct result_criterion *c)
{
    json_t *list = must(json_array());

    for (int i = 0; i < c->figures; i++) {
        char *uri = figure_svg_uri(c->figure[i]);

        if (uri != NULL)
            json_array_append_new(list, must(json_pack("{s:s, s:s}", "label",
                                                       c->title, "url", uri)));
        free(uri);
    }
    return list;
}

/* Return what LETTER stands for of criterion number N of R.  */
static json_t *
value(char letter, const struct result *r, int n)
{
    const struct result_criterion *c = &r->criterion[n];
    bool is_passed = c->verdict == VERDICT_PASSED;

    switch (letter) {
    case 'e': /* earned */
        return json_integer(result_criterion_earned(c));
    case 'm': /* most */
        return json_integer(c->points);
    case 's': /* status */
        return json_string(is_passed ? "passed" : "failed");
    case 'p': /* passed */
        return json_boolean(is_passed);
    case 'n': /* name */
        return text(must_format("lab %s: %s", r->number, c->title));
    case '#': /* number */
        return text(must_format("%d.%d", atoi(r->number), n + 1));
    case 'w': /* why */
        return text(explanation(c));
    case 'i': /* images */
        return pictures(c);
    default:
        return json_string(letter == 't' ? "text" : "visible");
    }
}

/* Return criterion number N of R as FIELDS says.  */
static json_t *
test(const char *fields, const struct result *r, int n)
{
    json_t *json = must(json_object());

    for (size_t length; *fields != '\0'; fields += length + 3) {
        char *key;

        length = strcspn(fields, ":");
        key = must_format("%.*s", (int)length, fields);
        json_object_set_new(json, key, must(value(fields[length + 1], r, n)));
        free(key);
    }
    return json;
}

static json_t *
tests(const char *fields, const struct record *r)
{
    json_t *list = must(json_array());

    for (int i = 0; i < r->labs; i++)
        for (int j = 0; j < r->lab[i].result->criteria; j++)
            json_array_append_new(list, test(fields, r->lab[i].result, j));
    return list;
}

/* Write JSON on OUT as a line, or several if it IS_LONG, and release it.  */
static void
write_json(json_t *json, bool is_long, FILE *out)
{
    json_dumpf(must(json), out, is_long ? JSON_INDENT(1) : JSON_COMPACT);
    fputc('\n', out);
    json_decref(json);
}

void
format_gradescope(const struct record *r, FILE *out)
{
    json_t *json;
    double seconds = 0;

    for (int i = 0; i < r->labs; i++)
        seconds += r->lab[i].seconds;
    if (record_is_complete(r))
        json = json_pack("{s:f, s:f, s:o, s:s, s:s, s:o}", "score",
                         record_final(r), "execution_time", seconds, "output",
                         text(adjustment_all(r)), "visibility", "visible",
                         "stdout_visibility", "hidden", "tests",
                         tests(gradescope, r));
    else
        json =
            json_pack("{s:s, s:s, s:s}", "output", format_trouble, "visibility",
                      "visible", "stdout_visibility", "hidden");
    write_json(json, true, out);
}

/* Return why nothing of R could be judged, a message each, or NULL if something
   was.  */
static json_t *
format_errors(const struct record *r)
{
    json_t *errors = must(json_array());

    if (!record_is_complete(r)) {
        json_array_append_new(errors, must(json_string(format_trouble)));
        return errors;
    }
    for (int i = 0; i < r->labs; i++) {
        const struct result *l = r->lab[i].result;

        for (int j = 0; j < l->criteria; j++)
            if (l->criterion[j].verdict != VERDICT_NOT_COMPILED &&
                l->criterion[j].verdict != VERDICT_REJECTED) {
                json_decref(errors);
                return NULL;
            }
        if (l->criteria > 0)
            json_array_append_new(errors, text(explanation(&l->criterion[0])));
    }
    return errors;
}

void
format_prairielearn(const struct record *r, FILE *out)
{
    json_t *errors = format_errors(r), *list, *one;
    double points = record_points(r);
    size_t i;

    if (errors != NULL) {
        write_json(
            json_pack("{s:b, s:o}", "gradable", 0, "format_errors", errors),
            true, out);
        return;
    }
    list = tests(prairielearn, r);
    if (json_dumpb(list, NULL, 0, JSON_INDENT(1)) > PRAIRIELEARN_MAX)
        json_array_foreach(list, i, one) json_object_del(one, "images");
    write_json(json_pack("{s:b, s:f, s:o, s:o}", "gradable", 1, "score",
                         points > 0 ? fmin(record_final(r) / points, 1) : 0,
                         "message", text(adjustment_all(r)), "tests", list),
               true, out);
}

/* Spread MORE points, or less if it is negative, over the scores of LIST.  */
static void
spread(json_t *list, json_int_t more)
{
    json_t *one;
    size_t i;

    json_array_foreach(list, i, one)
    {
        json_t *score = json_object_get(one, "score");
        json_int_t has = json_integer_value(score),
                   room = json_integer_value(json_object_get(one, "max-score"));
        json_int_t step = more > 0 ? room - has : -has;

        if ((more > 0) == (step > more))
            step = more;
        json_integer_set(score, has + step);
        more -= step;
    }
}

void
format_classroom50(const struct record *r, FILE *out)
{
    static const char *const names[][2] = {
        { "classroom", "CLASSROOM" },       { "assignment", "ASSIGNMENT" },
        { "submission", "SUBMISSION_TAG" }, { "commit", "COMMIT_URL" },
        { "release", "RELEASE_URL" },       { "review", "REVIEW_URL" },
    };
    int points = record_points(r);
    json_int_t score = (json_int_t)fmin(round(record_final(r)), points);
    json_t *list = tests(classroom50, r), *json;
    time_t when = 0;
    char date[32];

    for (int i = 0; i < r->labs; i++)
        when = r->lab[i].time > when ? r->lab[i].time : when;
    when = when != 0 ? when : time(NULL);
    strftime(date, sizeof date, "%Y-%m-%dT%H:%M:%SZ", gmtime(&when));
    spread(list, score - record_earned(r));
    json = must(json_pack("{s:s, s:s, s:I, s:i, s:o, s:o}", "schema",
                          "classroom50/result/v1", "datetime", date, "score",
                          score, "max-score", points, "tests", list, "message",
                          text(adjustment_all(r))));
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        const char *said = getenv(names[i][1]);

        if (said == NULL || *said == '\0')
            said = getenv("COMMIT_URL");
        json_object_set_new(json, names[i][0],
                            must(json_string(said != NULL ? said : "none")));
    }
    write_json(json, true, out);
}

void
format_autolab(const struct record *r, FILE *out)
{
    json_t *all = must(json_object()), *stages = must(json_array()),
           *scores = must(json_object()), *board = must(json_array());

    json_object_set_new(all, "_presentation", must(json_string("semantic")));
    json_object_set_new(all, "stages", stages);
    json_array_append_new(board, must(json_real(record_final(r))));
    for (int i = 0; i < r->labs; i++) {
        const struct result *l = r->lab[i].result;
        json_t *stage = must(json_object()),
               *points = must(json_real(record_lab_final(&r->lab[i])));

        for (int j = 0; j < l->criteria; j++)
            json_object_set_new(stage, l->criterion[j].title,
                                test(autolab, l, j));
        json_array_append_new(stages, must(json_string(r->lab[i].folder)));
        json_object_set_new(all, r->lab[i].folder, stage);
        json_object_set_new(scores, r->lab[i].folder, points);
        json_array_append(board, points);
    }
    write_json(all, false, out);
    write_json(json_pack("{s:o, s:o}", "scores", scores, "scoreboard", board),
               false, out);
}
