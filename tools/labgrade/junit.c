/* junit.c - results as JUnit XML and as TAP, for other tools.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/junit.h"

#include <stdlib.h>
#include <string.h>

#include "tools/labgrade/file.h"
#include "tools/labgrade/html.h"
#include "tools/labgrade/must.h"
#include "tools/labgrade/utf8.h"

/* Return the element for V: a wrong answer is a failure, a crash an error. */
static const char *
element(enum verdict v)
{
    switch (v) {
    case VERDICT_FAILED:
    case VERDICT_MEMORY_FAULT:
        return "failure";
    case VERDICT_TODO:
    case VERDICT_NOT_RUN:
        return "skipped";
    default:
        return "error";
    }
}

static void
write_case(FILE *out, const struct record *r, const struct result_criterion *c)
{
    fputs("  <testcase classname=\"", out);
    html_text(out, r->id);
    fputs("\" name=\"", out);
    html_text(out, c->id);
    if (c->verdict == VERDICT_PASSED) {
        fputs("\"/>\n", out);
        return;
    }
    fprintf(out, "\">\n   <%s message=\"%s\">", element(c->verdict),
            result_verdict_name(c->verdict));
    html_text(out, c->message);
    fprintf(out, "</%s>\n  </testcase>\n", element(c->verdict));
}

/* Return how many criteria of R are written as the element NAME.  */
static int
count_of(const struct record *r, const char *name)
{
    int count = 0;

    for (int v = VERDICT_FAILED; v <= VERDICT_INTERNAL; v++)
        if (strcmp(element((enum verdict)v), name) == 0)
            count += record_count(r, (enum verdict)v);
    return count;
}

static void
write_suite(FILE *out, const struct record *r)
{
    int tests = 0;

    for (int i = 0; i < r->labs; i++)
        tests += r->lab[i].result->criteria;
    fputs(" <testsuite name=\"", out);
    html_text(out, r->id);
    fprintf(out,
            "\" tests=\"%d\" failures=\"%d\" errors=\"%d\" skipped=\"%d\">\n",
            tests, count_of(r, "failure"), count_of(r, "error"),
            count_of(r, "skipped"));
    for (int i = 0; i < r->labs; i++)
        for (int j = 0; j < r->lab[i].result->criteria; j++)
            write_case(out, r, &r->lab[i].result->criterion[j]);
    fputs(" </testsuite>\n", out);
}

void
junit_write(const struct grades *g)
{
    char *path = must_format("%s/junit.xml", g->folder);
    struct file_new f = file_begin(path);

    fputs("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n", f.out);
    for (int i = 0; i < g->count; i++)
        write_suite(f.out, g->record[i]);
    fputs("</testsuites>\n", f.out);
    file_finish(&f);
    free(path);
}

/* Write TEXT as part of one line: nothing in it can be read as TAP.  */
static void
put_tap(FILE *out, const char *text)
{
    char *shown = utf8_shown(text);

    for (const char *c = shown; *c != '\0'; c++) {
        if (*c == '#' || *c == '\\')
            fputc('\\', out);
        fputc(*c, out);
    }
    free(shown);
}

/* Write MESSAGE as a YAML block, each line behind blanks.  */
static void
put_yaml(FILE *out, enum verdict v, const char *message)
{
    fprintf(out, "  ---\n  verdict: %s\n", result_verdict_name(v));
    if (*message != '\0')
        fputs("  message: |\n", out);
    while (*message != '\0') {
        size_t length = strcspn(message, "\n");
        char *line = must_format("%.*s", (int)length, message);
        char *shown = utf8_shown(line);

        fprintf(out, "    %s\n", shown);
        message += length + (message[length] == '\n');
        free(shown);
        free(line);
    }
    fputs("  ...\n", out);
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
        put_yaml(out, c->verdict, c->message);
}

void
junit_write_tap(const struct grades *g)
{
    char *path = must_format("%s/results.tap", g->folder);
    struct file_new f = file_begin(path);
    int number = 0;

    fputs("TAP version 13\n", f.out);
    for (int i = 0; i < g->count; i++)
        for (int j = 0; j < g->record[i]->labs; j++) {
            const struct result *r = g->record[i]->lab[j].result;

            for (int k = 0; k < r->criteria; k++)
                put_point(f.out, ++number, g->record[i], &r->criterion[k]);
        }
    fprintf(f.out, "1..%d\n", number);
    file_finish(&f);
    free(path);
}
