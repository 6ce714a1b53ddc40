/* export.c - one record in the form that a school's system reads.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/school/export.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/base/say.h"
#include "tools/judge/report/report.h"
#include "tools/labgrade/intake/student_text.h"
#include "tools/labgrade/record/adjustment.h"
#include "tools/labgrade/record/reveal.h"
#include "tools/labgrade/school/format.h"

/* Write TEXT with ">" before each line: VPL shows such lines as they are and
   takes none of them for a grade or the end of the comment.  */
static void
put_quoted(FILE *out, const char *text)
{
    while (*text != '\0') {
        size_t length = strcspn(text, "\n");
        char *line = must_format("%.*s", (int)length, text);
        char *shown = student_text_shown(line);

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
    char *body = NULL, *lines = adjustment_lines(lab);
    size_t size;
    FILE *report = must(open_memstream(&body, &size));

    report_write(r, &style, report);
    fclose(report);
    fprintf(out, "<|--\n-lab %s %s (%d / %d)\n", r->number, r->name,
            result_earned(r), result_points(r));
    put_quoted(out, body);
    put_quoted(out, lines);
    fputs("--|>\n", out);
    free(lines);
    free(body);
}

/* Write R as what Moodle's VPL reads: comments, and a grade of at most what it
   sets in the environment; no grade if the grader itself had trouble.  */
static void
write_vpl(const struct record *r, FILE *out)
{
    const char *most = getenv("VPL_GRADEMAX");
    double scale = most != NULL ? strtod(most, NULL) : 100;
    int points = record_points(r);

    if (!record_is_complete(r)) {
        fprintf(out, "<|--\n-%s\n--|>\n", format_trouble);
        return;
    }
    for (int i = 0; i < r->labs; i++)
        put_lab(out, &r->lab[i]);
    fprintf(out, "Grade :=>>%.10g\n",
            points > 0 ? fmin(record_final(r) / points, 1) * scale : 0);
}

/* Take out of R, read from PATH, what its course does not reveal: the results
   folder knows which course that is.  */
static void
reveal(struct record *r, const char *path)
{
    char *results = must_format("%.*s.", (int)(file_name(path) - path), path);
    struct class_list *list = class_list_read(results);
    bool has_course = list != NULL && strcmp(list->course, "none") != 0;
    struct course *c = course_read(has_course ? list->course : NULL);

    struct csv *adjustments = adjustment_read(results, list);

    adjustment_apply(adjustments, r);
    if (adjustments != NULL)
        csv_free(adjustments);
    reveal_apply(c, r);
    course_free(c);
    class_list_free(list);
    free(results);
}

/* Write R as what Autolab reads: words for the student, then lines for itself.
   Without those, no score is set and the staff is told.  */
static void
write_autolab(const struct record *r, FILE *out)
{
    struct report_style style = { .width = 78, .hints = 1, .is_utf8 = true };

    for (int i = 0; i < r->labs && record_is_complete(r); i++) {
        report_write(r->lab[i].result, &style, out);
        fputc('\n', out);
    }
    if (record_is_complete(r)) {
        char *changes = adjustment_all(r);

        fputs(changes, out);
        format_autolab(r, out);
        free(changes);
    } else {
        fprintf(out, "%s\n", format_trouble);
    }
}

/* Without a result Classroom 50 takes it for trouble of the grader's own.  */
static void
write_classroom50(const struct record *r, FILE *out)
{
    if (!record_is_complete(r))
        say_and_exit(EXIT_TROUBLE, "%s", format_trouble);
    format_classroom50(r, out);
}

static const struct {
    const char *name;
    void (*write)(const struct record *r, FILE *out);
} systems[] = {
    { "gradescope", format_gradescope },
    { "vpl", write_vpl },
    { "autolab", write_autolab },
    { "prairielearn", format_prairielearn },
    { "classroom50", write_classroom50 },
};

static const char help[] =
    "usage: labgrade export SYSTEM RECORD.json\n"
    "Write one record of \"labgrade grade\" as that system reads it: "
    "gradescope,\nvpl, autolab, prairielearn or classroom50.\n"
    "\n"
    "      --help\n";

int
export_main(int argc, char **argv)
{
    struct record *r;
    size_t i = 0, count = sizeof systems / sizeof systems[0];

    say_command("export");
    if (argc == 2 && strcmp(argv[1], "--help") == 0)
        return fputs(help, stdout) == EOF;
    while (argc == 3 && i < count && strcmp(argv[1], systems[i].name) != 0)
        i++;
    if (argc != 3 || i == count)
        say_usage("say which system, and a RECORD.json");
    r = record_read(argv[2]);
    if (r == NULL)
        say_and_exit(EXIT_TROUBLE, "%s: not a whole record", argv[2]);
    reveal(r, argv[2]);
    systems[i].write(r, stdout);
    record_free(r);
    return fflush(stdout) == 0 ? EXIT_OK : EXIT_TROUBLE;
}
