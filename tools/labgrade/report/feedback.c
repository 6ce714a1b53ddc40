/* feedback.c - what goes back to each student, as a page and as text.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/base/output_file.h"
#include "tools/labgrade/report/feedback.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "lib/text/escape.h"
#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/base/say.h"
#include "tools/judge/report/report.h"
#include "tools/judge/report/wrap.h"
#include "tools/labgrade/record/adjustment.h"
#include "tools/labgrade/record/reveal.h"
#include "tools/labgrade/report/html.h"
#include "tools/labgrade/report/play_page.h"

static void
write_head(FILE *out, const struct result_criterion *c)
{
    fprintf(out, "<span class=\"tag %s\">%s</span><span>",
            result_words(c->verdict)->shade, result_words(c->verdict)->title);
    escape_xml(c->title, out);
    if (c->verdict == VERDICT_INTERNAL)
        fprintf(out, "</span><span class=\"n\">? / %d</span>", c->points);
    else
        fprintf(out, "</span><span class=\"n\">%d / %d</span>",
                result_criterion_earned(c), c->points);
}

static void
write_output(FILE *out, const char *output)
{
    const char *last = wrap_last_lines(output);

    fprintf(out, "<p class=\"quiet\">it printed%s:</p>\n<pre tabindex=\"0\">",
            last > output ? " at the end" : "");
    escape_xml(last, out);
    fputs("</pre>\n", out);
}

/* Say what was wrong in C, of the lab R of the student ID; R is NULL if it is
   all of the lab.  */
static void
write_why(FILE *out, const char *id, const struct result *r,
          const struct result_criterion *c)
{
    fputs("<div class=\"why\">\n", out);
    html_message(out, c);
    if (r != NULL)
        play_page_show(out, id, r, c);
    if (c->where[0] != '\0') {
        fputs("<p>at <code>", out);
        escape_xml(c->where, out);
        fputs("</code></p>\n", out);
    }
    if (result_shows_output(c))
        write_output(out, c->output);
    if (result_hints(c) > 0) {
        fputs("<p class=\"quiet\">hint: ", out);
        escape_xml(c->hint[0], out);
        fputs("</p>\n", out);
    }
    fputs("</div>\n", out);
}

static void
write_criterion(FILE *out, const char *id, const struct result *r,
                const struct result_criterion *c)
{
    bool has_more =
        c->message[0] != '\0' || c->where[0] != '\0' || result_hints(c) > 0;

    if (c->verdict == VERDICT_PASSED || !has_more) {
        fputs("<div class=\"plain\">", out);
        write_head(out, c);
        fputs("</div>\n", out);
        return;
    }
    fputs("<details open><summary>", out);
    write_head(out, c);
    fputs("</summary>\n", out);
    write_why(out, id, r, c);
    fputs("</details>\n", out);
}

/* Return whether all criteria of R failed for one reason outside the code.  */
static bool
is_one_reason(const struct result *r)
{
    for (int i = 0; i < r->criteria; i++)
        if (r->criterion[i].verdict != r->criterion[0].verdict ||
            strcmp(r->criterion[i].message, r->criterion[0].message) != 0)
            return false;
    return r->criteria > 0 &&
           (r->criterion[0].verdict == VERDICT_NOT_COMPILED ||
            r->criterion[0].verdict == VERDICT_REJECTED ||
            r->criterion[0].verdict == VERDICT_INTERNAL);
}

/* Write each of the LINES as a paragraph.  */
static void
write_lines(FILE *out, const char *lines)
{
    for (size_t length; *lines != '\0'; lines += length + 1) {
        char *line =
            must_format("%.*s", (int)(length = strcspn(lines, "\n")), lines);

        fputs("<p class=\"bad\">", out);
        escape_xml(line, out);
        fputs("</p>\n", out);
        free(line);
    }
}

static void
write_lab(FILE *out, const char *id, const struct record_lab *l)
{
    const struct result *r = l->result;
    char *lines = adjustment_lines(l);

    fprintf(out, "<h2>lab %s: ", r->number);
    escape_xml(r->name, out);
    fprintf(out, " <span class=\"quiet\">%d / %d</span></h2>\n",
            result_earned(r), result_points(r));
    if (l->taken[0] != '\0') {
        fputs("<p>Several files were handed in for this lab. Graded was "
              "<code>",
              out);
        escape_xml(l->taken, out);
        fputs("</code>.</p>\n", out);
    }
    if (is_one_reason(r)) {
        fprintf(out, "<p class=\"tag bad\">%s</p>\n",
                result_words(r->criterion[0].verdict)->title);
        write_why(
            out, id, NULL,
            &(struct result_criterion){ .message = r->criterion[0].message,
                                        .where = r->criterion[0].where,
                                        .output = "" });
    } else {
        for (int i = 0; i < r->criteria; i++)
            write_criterion(out, id, r, &r->criterion[i]);
    }
    write_lines(out, lines);
    free(lines);
}

static void
write_page(const struct grades *g, const struct record *r, FILE *out)
{
    const struct course *c = g->course;

    html_begin(out, r->name);
    if (c->name[0] != '\0' || c->term[0] != '\0') {
        fputs("<p class=\"quiet\">", out);
        escape_xml(c->name, out);
        fputs(c->name[0] != '\0' && c->term[0] != '\0' ? ", " : "", out);
        escape_xml(c->term, out);
        fputs("</p>\n", out);
    }
    if (record_is_complete(r))
        fprintf(out, "<p class=\"total\">%.10g of %d points</p>\n",
                record_final(r), record_points(r));
    else
        fputs("<p class=\"total odd\">not judged completely yet</p>\n", out);
    write_lines(out, r->remarks);
    for (int i = 0; i < r->labs; i++)
        write_lab(out, r->id, &r->lab[i]);
    if (c->contact[0] != '\0') {
        fputs("<p class=\"quiet\">Questions: ", out);
        escape_xml(c->contact, out);
        fputs("</p>\n", out);
    }
    html_end(out);
}

/* Write LINES, each behind START.  */
static void
put_lines(FILE *out, const char *start, const char *lines)
{
    for (size_t length; *lines != '\0'; lines += length + 1) {
        length = strcspn(lines, "\n");
        fprintf(out, "%s%.*s\n", start, (int)length, lines);
    }
}

void
feedback_write_text(const struct grades *g, const struct record *r, FILE *out)
{
    struct report_style style = { .width = 78, .hints = 1, .is_utf8 = true };

    style.is_folded = g->course->reveal == REVEAL_VERDICTS;
    fprintf(out, " %s\n\n", r->name);
    for (int i = 0; i < r->labs; i++) {
        char *lines = adjustment_lines(&r->lab[i]);

        report_write(r->lab[i].result, &style, out);
        if (r->lab[i].taken[0] != '\0')
            fprintf(out, "   several files were handed in; graded was %s\n",
                    r->lab[i].taken);
        put_lines(out, "   ", lines);
        fputc('\n', out);
        free(lines);
    }
    if (record_is_complete(r))
        fprintf(out, " total: %.10g of %d points\n", record_final(r),
                record_points(r));
    else
        fputs(" total: not judged completely yet\n", out);
    put_lines(out, " ", r->remarks);
}

void
feedback_write_all(const struct grades *g)
{
    char *folder = must_format("%s/feedback", g->folder);

    file_own_folder(folder);
    for (int i = 0; i < g->count; i++) {
        struct record *r = g->record[i];
        char *page = must_format("%s/%s.html", folder, r->id);
        char *text = must_format("%s/%s.txt", folder, r->id);
        struct output_file *file;

        reveal_apply(g->course, r);
        file = output_file_open(page);
        write_page(g, r, output_file(file));
        output_file_close(file);
        file = output_file_open(text);
        feedback_write_text(g, r, output_file(file));
        output_file_close(file);
        play_page_write_all(folder, r);
        free(page);
        free(text);
    }
    free(folder);
}
