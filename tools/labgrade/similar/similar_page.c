/* similar_page.c - the page on who may have copied.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/similar/similar_page.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "lib/text/escape.h"
#include "tools/base/must.h"
#include "tools/base/output_file.h"
#include "tools/labgrade/report/html.h"
#include "tools/labgrade/similar/groups.h"
#include "tools/labgrade/similar/sim.h"

enum { SHOWN_MAX = 100 }; /* pairs side by side */

static const char style[] =
    "<style>.two { display: grid; grid-template-columns: repeat(2, minmax(0, "
    "1fr)); gap: 1em }\n"
    ".two pre { overflow-x: auto; margin: 0; font-size: 80% }\n"
    "mark { background: var(--tint); color: inherit }\n"
    "svg { max-width: 100%; height: auto }</style>\n";

/* Which words of two files are common.  */
struct common {
    bool *is_in[2];
};

static void
note_run(void *context, int a_from, int a_to, int b_from, int b_to)
{
    struct common *c = context;

    for (int i = a_from; i <= a_to; i++)
        c->is_in[0][i] = true;
    for (int i = b_from; i <= b_to; i++)
        c->is_in[1][i] = true;
}

static void
write_part(const char *text, int from, int to, FILE *out)
{
    char *part = must_format("%.*s", to - from, text + from);

    escape_xml(part, out);
    free(part);
}

/* Write TEXT with the words of T marked that IS_IN says.  */
static void
write_marked(const char *text, const struct tokens *t, const bool *is_in,
             FILE *out)
{
    int done = 0;

    fputs("<pre tabindex=\"0\">", out);
    for (int i = 0, last; i < t->count; i = last + 1) {
        last = i;
        if (!is_in[i])
            continue;
        while (last + 1 < t->count && is_in[last + 1])
            last++;
        write_part(text, done, t->token[i].at, out);
        done = t->token[last].at + t->token[last].length;
        fputs("<mark>", out);
        write_part(text, t->token[i].at, done, out);
        fputs("</mark>", out);
    }
    escape_xml(text + done, out);
    fputs("</pre>\n", out);
}

static void
write_lab(const struct likeness *l, int lab, const struct likeness_pair *p,
          FILE *out)
{
    const struct likeness_lab *f = &l->lab[lab];
    const struct tokens *t[] = { &f->tokens[p->a], &f->tokens[p->b] };
    const char *text[] = { f->text[p->a], f->text[p->b] };
    struct common c;

    fprintf(out, "<h3>%s: %d %% in common</h3>\n<div class=\"two\">\n",
            l->grades->kit->lab[lab].folder,
            likeness_percent(l, lab, p->a, p->b));
    for (int i = 0; i < 2; i++)
        c.is_in[i] = must_calloc((size_t)t[i]->count + 1, sizeof(bool));
    sim_runs(t[0], t[1], note_run, &c);
    for (int i = 0; i < 2; i++) {
        write_marked(text[i], t[i], c.is_in[i], out);
        free(c.is_in[i]);
    }
    fputs("</div>\n", out);
}

static void
write_pair(const struct likeness *l, int number, FILE *out)
{
    const struct likeness_pair *p = &l->pair[number];

    fprintf(out, "<h2 id=\"pair-%d\">", number + 1);
    escape_xml(l->grades->record[p->a]->name, out);
    fputs(" and ", out);
    escape_xml(l->grades->record[p->b]->name, out);
    fprintf(out, ": evidence %.0f</h2>\n", p->evidence);
    for (int i = 0; i < l->grades->kit->labs && number < SHOWN_MAX; i++)
        if (l->lab[i].silence == NULL && l->lab[i].text[p->a] != NULL &&
            l->lab[i].text[p->b] != NULL &&
            likeness_percent(l, i, p->a, p->b) > 0)
            write_lab(l, i, p, out);
}

/* Say what each lab can tell.  */
static void
write_labs(const struct likeness *l, int least, FILE *out)
{
    html_wide(out, "labs");
    fputs("<table><tr><th>lab</th><th>pairs of strangers</th><th>they have in "
          "common</th><th>at most</th><th>this lab alone would flag "
          "strangers</th></tr>\n",
          out);
    for (int i = 0; i < l->grades->kit->labs; i++) {
        const struct likeness_lab *lab = &l->lab[i];
        const struct strangers *s = &lab->strangers;

        fprintf(out,
                "<tr><td>%s</td><td>%d</td><td>%.0f %%</td><td>%d %%</td><td>",
                l->grades->kit->lab[i].folder, s->pairs, s->mean, s->highest);
        if (lab->silence != NULL)
            fprintf(out, "left out: %s", lab->silence);
        else
            fprintf(out, "at most 1 pair in %.0f", likeness_odds(lab, least));
        fputs("</td></tr>\n", out);
    }
    fputs("</table>\n</div>\n<p>Strangers are right answers that were written "
          "without "
          "looking at each other; the last column is Cantelli's bound, from "
          "their "
          "mean and deviation. Evidence is 0 for as much as the "
          "most alike of them, 100 for the same words throughout, over all "
          "labs that say something. It is a reason to look, and no "
          "proof.</p>\n",
          out);
}

void
similar_page_write(const struct likeness *l, int least)
{
    char *path = must_format("%s/similar.html", l->grades->folder);
    struct output_file *file = output_file_open(path);
    FILE *out = output_file(file);

    html_begin(out, "Similar submissions");
    fputs(style, out);
    fprintf(out, "<p>%d of %ld pairs have evidence of %d or more.</p>\n",
            l->pairs, (long)l->grades->count * (l->grades->count - 1) / 2,
            least);
    if (*l->too_long != '\0') {
        fputs("<p>Not compared, for they hold far too much: ", out);
        escape_xml(l->too_long, out);
        fputs(".</p>\n", out);
    }
    write_labs(l, least, out);
    if (l->pairs > 0)
        groups_draw(l, out);
    if (l->pairs > SHOWN_MAX)
        fprintf(out, "<p>The first %d pairs are shown in full.</p>\n",
                SHOWN_MAX);
    for (int i = 0; i < l->pairs; i++)
        write_pair(l, i, out);
    html_end(out);
    output_file_close(file);
    free(path);
}
