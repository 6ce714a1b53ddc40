/* feedback.c - what goes back to each student, as a page and as text.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/feedback.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "tests/harness/letters.h"
#include "tests/harness/report.h"
#include "tools/labgrade/file.h"
#include "tools/labgrade/html.h"
#include "tools/labgrade/late.h"
#include "tools/labgrade/must.h"
#include "tools/labgrade/say.h"

static const char *const words[] = {
    "earned",       "not earned",   "not written yet", "crashed",
    "out of time",  "called exit",  "not allowed",     "memory fault",
    "not compiled", "not accepted", "not run",         "not judged yet"
};

const char *
feedback_word(enum verdict v)
{
    return words[v];
}

static const char not_judged[] =
    "The grader itself had trouble here.  It costs you nothing: your "
    "instructor will look at it.\n";

/* Take away what the course does not reveal.  */
static void
hide(const struct course *c, struct result *r)
{
    for (int i = 0; i < r->criteria; i++) {
        struct result_criterion *k = &r->criterion[i];

        if (k->verdict == VERDICT_INTERNAL)
            result_set(&k->message, not_judged);
        if (c->reveal == REVEAL_ALL || k->verdict == VERDICT_NOT_COMPILED ||
            k->verdict == VERDICT_REJECTED || k->verdict == VERDICT_INTERNAL)
            continue;
        result_set(&k->message, "");
        result_set(&k->output, "");
        result_set(&k->where, "");
        while (c->reveal == REVEAL_VERDICTS && k->hints > 0)
            free(k->hint[--k->hints]);
    }
}

static const char *
shade(enum verdict v)
{
    return v == VERDICT_PASSED     ? "ok"
           : v == VERDICT_INTERNAL ? "odd"
           : v == VERDICT_TODO     ? "quiet"
                                   : "bad";
}

static void
write_head(FILE *out, const struct result_criterion *c)
{
    fprintf(out, "<span class=\"tag %s\">%s</span><span>", shade(c->verdict),
            feedback_word(c->verdict));
    html_text(out, c->title);
    if (c->verdict == VERDICT_INTERNAL)
        fprintf(out, "</span><span class=\"n\">? / %d</span>", c->points);
    else
        fprintf(out, "</span><span class=\"n\">%d / %d</span>",
                result_criterion_earned(c), c->points);
}

static void
write_output(FILE *out, const char *output)
{
    const char *last = letters_last_lines(output);

    fprintf(out, "<p class=\"quiet\">it printed%s:</p>\n<pre>",
            last > output ? " at the end" : "");
    html_text(out, last);
    fputs("</pre>\n", out);
}

static void
write_why(FILE *out, const struct result_criterion *c)
{
    fputs("<div class=\"why\">\n", out);
    html_message(out, c->message);
    if (c->where[0] != '\0') {
        fputs("<p>at <code>", out);
        html_text(out, c->where);
        fputs("</code></p>\n", out);
    }
    if (result_shows_output(c))
        write_output(out, c->output);
    if (c->hints > 0 && c->verdict == VERDICT_FAILED) {
        fputs("<p class=\"quiet\">hint: ", out);
        html_text(out, c->hint[0]);
        fputs("</p>\n", out);
    }
    fputs("</div>\n", out);
}

static void
write_criterion(FILE *out, const struct result_criterion *c)
{
    bool has_more = c->message[0] != '\0' || c->where[0] != '\0';

    if (c->verdict == VERDICT_PASSED || !has_more) {
        fputs("<div class=\"plain\">", out);
        write_head(out, c);
        fputs("</div>\n", out);
        return;
    }
    fputs("<details open><summary>", out);
    write_head(out, c);
    fputs("</summary>\n", out);
    write_why(out, c);
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

static void
write_lab(FILE *out, const struct record_lab *l)
{
    const struct result *r = l->result;
    char *late = late_line(l);

    fprintf(out, "<h2>lab %s: ", r->number);
    html_text(out, r->name);
    fprintf(out, " <span class=\"quiet\">%d / %d</span></h2>\n",
            result_earned(r), result_points(r));
    if (l->taken[0] != '\0') {
        fputs("<p>Several files were handed in for this lab. Graded was "
              "<code>",
              out);
        html_text(out, l->taken);
        fputs("</code>.</p>\n", out);
    }
    if (is_one_reason(r)) {
        fprintf(out, "<p class=\"tag bad\">%s</p>\n",
                feedback_word(r->criterion[0].verdict));
        write_why(
            out, &(struct result_criterion){ .message = r->criterion[0].message,
                                             .where = r->criterion[0].where,
                                             .output = "" });
    } else {
        for (int i = 0; i < r->criteria; i++)
            write_criterion(out, &r->criterion[i]);
    }
    if (late != NULL)
        fprintf(out, "<p class=\"bad\">%s</p>\n", late);
    free(late);
}

static void
write_page(const struct grades *g, const struct record *r, FILE *out)
{
    const struct course *c = g->course;

    html_begin(out, r->name);
    if (c->name[0] != '\0' || c->term[0] != '\0') {
        fputs("<p class=\"quiet\">", out);
        html_text(out, c->name);
        fputs(c->name[0] != '\0' && c->term[0] != '\0' ? ", " : "", out);
        html_text(out, c->term);
        fputs("</p>\n", out);
    }
    if (record_is_complete(r))
        fprintf(out, "<p class=\"total\">%.10g of %d points</p>\n",
                record_final(r), record_points(r));
    else
        fputs("<p class=\"total odd\">not judged completely yet</p>\n", out);
    for (int i = 0; i < r->labs; i++)
        write_lab(out, &r->lab[i]);
    if (c->contact[0] != '\0') {
        fputs("<p class=\"quiet\">Questions: ", out);
        html_text(out, c->contact);
        fputs("</p>\n", out);
    }
    html_end(out);
}

void
feedback_write_text(const struct grades *g, const struct record *r, FILE *out)
{
    struct report_style style = { .width = 78, .hints = 1, .is_utf8 = true };

    style.is_folded = g->course->reveal == REVEAL_VERDICTS;
    fprintf(out, " %s\n\n", r->name);
    for (int i = 0; i < r->labs; i++) {
        char *late = late_line(&r->lab[i]);

        report_write(r->lab[i].result, &style, out);
        if (r->lab[i].taken[0] != '\0')
            fprintf(out, "   several files were handed in; graded was %s\n",
                    r->lab[i].taken);
        if (late != NULL)
            fprintf(out, "   %s\n", late);
        fputc('\n', out);
        free(late);
    }
    if (record_is_complete(r))
        fprintf(out, " total: %.10g of %d points\n", record_final(r),
                record_points(r));
    else
        fputs(" total: not judged completely yet\n", out);
}

void
feedback_write_all(const struct grades *g)
{
    char *folder = must_format("%s/feedback", g->folder);

    if (file_make_folder(folder, 0755) == -1)
        say_and_exit(75, "%s: %s", folder, strerror(errno));
    for (int i = 0; i < g->count; i++) {
        struct record *r = g->record[i];
        char *page = must_format("%s/%s.html", folder, r->id);
        char *text = must_format("%s/%s.txt", folder, r->id);
        struct file_new f;

        for (int j = 0; j < r->labs; j++)
            hide(g->course, r->lab[j].result);
        f = file_begin(page);
        write_page(g, r, f.out);
        file_finish(&f);
        f = file_begin(text);
        feedback_write_text(g, r, f.out);
        file_finish(&f);
        free(page);
        free(text);
    }
    free(folder);
}
