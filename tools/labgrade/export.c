/* export.c - one record in the form that a school's system reads.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/export.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "tests/harness/report.h"
#include "tools/labgrade/late.h"
#include "tools/labgrade/must.h"
#include "tools/labgrade/say.h"
#include "tools/labgrade/utf8.h"

static const char trouble[] =
    "The grader itself had trouble.  This costs no points: the staff will "
    "look at it.";

/* Return text for JSON, with FREED released.  */
static json_t *
text(char *freed)
{
    char *good = utf8_repaired(freed);
    json_t *value = must(json_string(good));

    free(good);
    free(freed);
    return value;
}

/* Return what a student is told about C.  */
static char *
explanation(const struct result_criterion *c)
{
    if (c->verdict == VERDICT_PASSED)
        return must_copy("");
    if (c->verdict == VERDICT_INTERNAL)
        return must_copy(trouble);
    return must_format(
        "%s%s%s%s%s%s", c->message, c->where[0] != '\0' ? "at " : "", c->where,
        c->where[0] != '\0' ? "\n" : "", c->hints > 0 ? "hint: " : "",
        c->hints > 0 ? c->hint[0] : "");
}

static json_t *
test_json(const struct result *r, int number)
{
    const struct result_criterion *c = &r->criterion[number];

    return must(json_pack(
        "{s:i, s:i, s:s, s:o, s:o, s:o, s:s, s:s}", "score",
        result_criterion_earned(c), "max_score", c->points, "status",
        c->verdict == VERDICT_PASSED ? "passed" : "failed", "name",
        text(must_format("lab %s: %s", r->number, c->title)), "number",
        text(must_format("%d.%d", atoi(r->number), number + 1)), "output",
        text(explanation(c)), "output_format", "text", "visibility",
        "visible"));
}

/* Return the lines on what was late.  */
static char *
late_lines(const struct record *r)
{
    char *lines = must_copy("");

    for (int i = 0; i < r->labs; i++) {
        char *line = late_line(&r->lab[i]), *more;

        if (line == NULL)
            continue;
        more = must_format("%slab %s: %s\n", lines, r->lab[i].result->number,
                           line);
        free(lines);
        free(line);
        lines = more;
    }
    return lines;
}

void
export_gradescope(const struct record *r, FILE *out)
{
    json_t *tests = must(json_array()), *json;
    double seconds = 0;

    for (int i = 0; i < r->labs; i++) {
        seconds += r->lab[i].seconds;
        for (int j = 0; j < r->lab[i].result->criteria; j++)
            json_array_append_new(tests, test_json(r->lab[i].result, j));
    }
    if (record_is_complete(r)) {
        json =
            must(json_pack("{s:f, s:f, s:o, s:s, s:s, s:o}", "score",
                           record_final(r), "execution_time", seconds, "output",
                           text(late_lines(r)), "visibility", "visible",
                           "stdout_visibility", "hidden", "tests", tests));
    } else {
        json_decref(tests);
        json =
            must(json_pack("{s:s, s:s, s:s}", "output", trouble, "visibility",
                           "visible", "stdout_visibility", "hidden"));
    }
    json_dumpf(json, out, JSON_INDENT(1));
    fputc('\n', out);
    json_decref(json);
}

/* Write TEXT with ">" before each line: VPL shows such lines as they are and
   takes none of them for a grade or the end of the comment.  */
static void
put_quoted(FILE *out, const char *text)
{
    while (*text != '\0') {
        size_t length = strcspn(text, "\n");
        char *line = must_format("%.*s", (int)length, text);
        char *shown = utf8_shown(line);

        fprintf(out, ">%s\n", shown);
        text += length + (text[length] == '\n');
        free(shown);
        free(line);
    }
}

static void
put_lab(FILE *out, const struct record_lab *lab)
{
    struct report_style style = { .width = 78, .hints = 1, .is_utf8 = true };
    const struct result *r = lab->result;
    char *body = NULL, *late = late_line(lab);
    size_t size;
    FILE *report = must(open_memstream(&body, &size));

    report_write(r, &style, report);
    fclose(report);
    fprintf(out, "<|--\n-lab %s %s (%d / %d)\n", r->number, r->name,
            result_earned(r), result_points(r));
    put_quoted(out, body);
    if (late != NULL)
        put_quoted(out, late);
    fputs("--|>\n", out);
    free(late);
    free(body);
}

void
export_vpl(const struct record *r, double most, FILE *out)
{
    int points = record_points(r);

    if (!record_is_complete(r)) {
        fprintf(out, "<|--\n-%s\n--|>\n", trouble);
        return;
    }
    for (int i = 0; i < r->labs; i++)
        put_lab(out, &r->lab[i]);
    fprintf(out, "Grade :=>>%.10g\n",
            points > 0 ? record_final(r) * most / points : 0);
}

static const char help[] =
    "usage: labgrade export gradescope|vpl RECORD.json\n"
    "Write one record of \"labgrade grade\" as that system reads it.\n"
    "\n"
    "      --help\n";

int
export_main(int argc, char **argv)
{
    struct record *r;

    if (argc == 2 && strcmp(argv[1], "--help") == 0)
        return fputs(help, stdout) == EOF;
    if (argc != 3 ||
        (strcmp(argv[1], "gradescope") != 0 && strcmp(argv[1], "vpl") != 0))
        say_and_exit(2, "say: labgrade export gradescope|vpl RECORD.json");
    r = record_read(argv[2]);
    if (r == NULL)
        say_and_exit(75, "%s: not a whole record", argv[2]);
    if (strcmp(argv[1], "vpl") == 0) {
        const char *most = getenv("VPL_GRADEMAX"); /* VPL sets it */

        export_vpl(r, most != NULL ? strtod(most, NULL) : 100, stdout);
    } else {
        export_gradescope(r, stdout);
    }
    record_free(r);
    return fflush(stdout) == 0 ? 0 : 75;
}
