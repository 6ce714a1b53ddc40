/* junit.c - results as JUnit XML and as TAP, for other tools.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/base/output_file.h"
#include "tools/labgrade/school/junit.h"

#include <stdlib.h>
#include <string.h>

#include "lib/text/escape.h"
#include "tools/base/must.h"
#include "tools/labgrade/intake/student_text.h"
#include "tools/labgrade/record/adjustment.h"

static void
write_case(FILE *out, const struct record *r, const struct result_criterion *c)
{
    char *message;

    fputs("  <testcase classname=\"", out);
    escape_xml(r->id, out);
    fputs("\" name=\"", out);
    escape_xml(c->id, out);
    if (c->verdict == VERDICT_PASSED) {
        fputs("\"/>\n", out);
        return;
    }
    fprintf(out, "\">\n   <%s message=\"%s\">",
            result_words(c->verdict)->element, result_words(c->verdict)->name);
    message = result_message(c);
    escape_xml(message, out);
    free(message);
    fprintf(out, "</%s>\n  </testcase>\n", result_words(c->verdict)->element);
}

/* Return how many criteria of R are written as the element NAME.  */
static int
count_of(const struct record *r, const char *name)
{
    int count = 0;

    for (int v = VERDICT_FAILED; v <= VERDICT_INTERNAL; v++)
        if (strcmp(result_words((enum verdict)v)->element, name) == 0)
            count += record_count(r, (enum verdict)v);
    return count;
}

static void
write_suite(FILE *out, const struct record *r)
{
    char *remarks = adjustment_all(r);
    int tests = 0;

    for (int i = 0; i < r->labs; i++)
        tests += r->lab[i].result->criteria;
    fputs(" <testsuite name=\"", out);
    escape_xml(r->id, out);
    fprintf(out,
            "\" tests=\"%d\" failures=\"%d\" errors=\"%d\" skipped=\"%d\">\n",
            tests, count_of(r, "failure"), count_of(r, "error"),
            count_of(r, "skipped"));
    for (int i = 0; i < r->labs; i++)
        for (int j = 0; j < r->lab[i].result->criteria; j++)
            write_case(out, r, &r->lab[i].result->criterion[j]);
    if (*remarks != '\0') {
        fputs("  <system-out>", out);
        escape_xml(remarks, out);
        fputs("</system-out>\n", out);
    }
    fputs(" </testsuite>\n", out);
    free(remarks);
}

void
junit_write(const struct grades *g)
{
    char *path = must_format("%s/junit.xml", g->folder);
    struct output_file *file = output_file_open(path);
    FILE *out = output_file(file);

    fputs("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n", out);
    for (int i = 0; i < g->count; i++)
        write_suite(out, g->record[i]);
    fputs("</testsuites>\n", out);
    output_file_close(file);
    free(path);
}

/* Write TEXT as part of one line: nothing in it can be read as TAP.  */
static void
put_tap(FILE *out, const char *text)
{
    char *shown = student_text_shown(text);

    for (const char *c = shown; *c != '\0'; c++) {
        if (*c == '#' || *c == '\\')
            fputc('\\', out);
        fputc(*c, out);
    }
    free(shown);
}

/* Write what C says as a YAML block, each line behind blanks.  */
static void
put_yaml(FILE *out, const struct result_criterion *c)
{
    char *text = result_message(c);
    const char *message = text;

    fprintf(out, "  ---\n  verdict: %s\n", result_words(c->verdict)->name);
    if (*message != '\0')
        fputs("  message: |\n", out);
    while (*message != '\0') {
        size_t length = strcspn(message, "\n");
        char *line = must_format("%.*s", (int)length, message);
        char *shown = student_text_shown(line);

        fprintf(out, "    %s\n", shown);
        message += length + (message[length] == '\n');
        free(shown);
        free(line);
    }
    fputs("  ...\n", out);
    free(text);
}

static void
put_point(FILE *out, int number, const struct record *r,
          const struct result_criterion *c)
{
    fprintf(out, "%s %d - ", c->verdict == VERDICT_PASSED ? "ok" : "not ok",
            number);
    put_tap(out, r->id);
    fputc(' ', out);
    put_tap(out, c->id);
    fputs(c->verdict == VERDICT_TODO ? " # TODO not written yet\n" : "\n", out);
    if (c->verdict != VERDICT_PASSED)
        put_yaml(out, c);
}

/* Write what changed the points of R as lines that TAP passes over.  */
static void
put_remarks(FILE *out, const struct record *r)
{
    char *remarks = adjustment_all(r), *rest = remarks, *line;

    while ((line = strsep(&rest, "\n")) != NULL) {
        if (*line == '\0')
            continue;
        fputs("# ", out);
        put_tap(out, r->id);
        fputs(" ", out);
        put_tap(out, line);
        fputc('\n', out);
    }
    free(remarks);
}

void
junit_write_tap(const struct grades *g)
{
    char *path = must_format("%s/results.tap", g->folder);
    struct output_file *file = output_file_open(path);
    FILE *out = output_file(file);
    int number = 0;

    fputs("TAP version 13\n", out);
    for (int i = 0; i < g->count; i++) {
        for (int j = 0; j < g->record[i]->labs; j++) {
            const struct result *r = g->record[i]->lab[j].result;

            for (int k = 0; k < r->criteria; k++)
                put_point(out, ++number, g->record[i], &r->criterion[k]);
        }
        put_remarks(out, g->record[i]);
    }
    fprintf(out, "1..%d\n", number);
    output_file_close(file);
    free(path);
}
