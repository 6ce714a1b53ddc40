/* play_page.c - what a search that failed did: a picture, and a page to step
   through it.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/report/play_page.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "lib/text/escape.h"
#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/base/output_file.h"
#include "tools/base/say.h"
#include "tools/judge/report/search_picture.h"

/* Return the name of the page for C, which is of the lab R; the caller releases
   it.  */
static char *
page_name(const char *id, const struct result *r,
          const struct result_criterion *c)
{
    return must_format("%s-steps/%s-%s.html", id, r->number, result_name(c));
}

/* Return the first criterion of R that made the same moves as C: often one
   mistake costs several.  */
static const struct result_criterion *
first_alike(const struct result *r, const struct result_criterion *c)
{
    const struct result_criterion *first = r->criterion;

    while (strcmp(first->moves, c->moves) != 0 || first->verdict != c->verdict)
        first++;
    return first;
}

static void
show_picture(FILE *out, const char *name, const struct result *r,
             const struct result_criterion *c)
{
    fputs("<figure tabindex=\"0\">\n", out);
    if (search_picture_write_svg(r, c, out) != 0)
        say_and_exit(EXIT_TROUBLE, "cannot draw the moves of %s: %s", name,
                     strerror(errno));
    fputs("</figure>\n", out);
}

void
play_page_show(FILE *out, const char *id, const struct result *r,
               const struct result_criterion *c)
{
    const struct result_criterion *first;
    char *name;

    if (!search_picture_has(c))
        return;
    first = first_alike(r, c);
    name = page_name(id, r, first);
    if (first == c)
        show_picture(out, name, r, c);
    fputs("<p><a href=\"", out);
    escape_xml(name, out);
    fputs("#step=last\">Step through these moves</a>", out);
    if (first != c) {
        fputs(", which are drawn above: ", out);
        escape_xml(first->title, out);
    }
    fputs("</p>\n", out);
    free(name);
}

static void
write_page(const char *path, const struct result *r,
           const struct result_criterion *c)
{
    struct output_file *file = output_file_open(path);

    if (search_picture_write_page(r, c, output_file(file)) != 0)
        output_file_fail(file, errno);
    output_file_close(file);
}

void
play_page_write_all(const char *folder, const struct record *r)
{
    char *id = must_format("%s/%s", folder, r->id);
    char *own = must_format("%s-steps", id); /* is nobody else's page */

    file_remove_tree(own);
    for (int i = 0; i < r->labs; i++)
        for (int j = 0; j < r->lab[i].result->criteria; j++) {
            const struct result *lab = r->lab[i].result;
            char *name = page_name(id, lab, &lab->criterion[j]);

            if (search_picture_has(&lab->criterion[j]) &&
                first_alike(lab, &lab->criterion[j]) == &lab->criterion[j]) {
                file_own_folder(own);
                write_page(name, lab, &lab->criterion[j]);
            }
            free(name);
        }
    free(own);
    free(id);
}
