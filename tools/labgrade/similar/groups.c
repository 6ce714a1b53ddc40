/* groups.c - who may have copied from whom, as a picture.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/similar/groups.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "lib/picture/style.h"
#include "lib/text/escape.h"
#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/base/process.h"

enum { DRAWING_MAX = 16 << 20 };

static void
write_node(const struct likeness *l, int student, FILE *out)
{
    fprintf(out, "%d [label=", student);
    escape_dot(l->grades->record[student]->name, out);
    fputs("]\n", out);
}

static char *
graph(const struct likeness *l)
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    fputs("graph similar {\nnode [shape=box, style=rounded, fontname="
          "\"sans-serif\", fontsize=11]\nedge [color=\"" COLOUR_ATTACK
          "\", fontname="
          "\"sans-serif\", fontsize=9, len=1.8]\n",
          out);
    for (int i = 0; i < l->pairs; i++) {
        const struct likeness_pair *p = &l->pair[i];

        write_node(l, p->a, out);
        write_node(l, p->b, out);
        fprintf(out,
                "%d -- %d [label=\"%.0f\", penwidth=%.1f, URL=\"#pair-%d\"]\n",
                p->a, p->b, p->evidence, p->evidence / 25, i + 1);
    }
    fputs("}\n", out);
    fclose(out);
    return text;
}

/* Write SVG, the text of a drawing, with what it is in words.  */
static void
write_drawing(const char *svg, FILE *out)
{
    int head = (int)strcspn(svg, ">");

    fprintf(out,
            "%.*s role=\"img\"><title>Who is like whom</title><desc>Students "
            "who have much in common, joined by lines; below, each pair side "
            "by side.</desc>%s",
            head, svg, svg[head] == '>' ? svg + head + 1 : "");
}

void
groups_draw(const struct likeness *l, FILE *out)
{
    char *input = graph(l),
         *path = must_format("%s/.labgrade/groups.svg", l->grades->folder);
    const char *argv[] = {
        "/bin/sh", "-c", "dot -Kfdp -Tsvg -Goverlap=false -Gsep=+20 -o \"$0\"",
        path, NULL
    };
    const char *environment[] = { "PATH=/usr/bin:/bin:/usr/local/bin", NULL };
    struct process_order order = {
        .argv = argv, .environment = environment, .input = input, .seconds = 120
    };
    struct process_end end = process_run(&order);
    char *svg = end.is_good ? file_read(path, DRAWING_MAX, NULL) : NULL;
    char *start = svg != NULL ? strstr(svg, "<svg") : NULL;

    if (start != NULL)
        write_drawing(start, out);
    else
        fputs("<p>No picture: Graphviz is not here, or failed.</p>", out);
    unlink(path);
    free(svg);
    free(end.output);
    free(input);
    free(path);
}
