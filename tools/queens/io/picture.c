/* picture.c - a tree in a file, in the format the user wants.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/io/picture.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "lib/picture/dot/dot.h"
#include "lib/picture/svg/svg.h"
#include "lib/tree/tree.h"
#include "tools/base/must.h"
#include "tools/base/output_file.h"
#include "tools/base/say.h"

static const char *const formats[] = { "dot", "svg",    "png",
                                       "pdf", "levels", NULL };
static const char *const styles[] = { "auto",  "boards", "numbers", "columns",
                                      "facts", "dots",   "icicle",  NULL };
static const char *const layouts[] = { "tidy", "dot", NULL };

void
picture_plain_options(struct picture *p, struct options *o)
{
    options_text(o, "output", 'o', &p->name, "FILE",
                 p->is_svg ? "draw it: FILE.svg, .png or .pdf"
                           : "write FILE.dot, .svg, .png or .pdf");
    options_text(o, "title", 't', &p->title, "TEXT", "the title");
    options_flag(o, "plain", 0, &p->plain,
                 "leave out every line of text but the title");
}

void
picture_options(struct picture *p, struct options *o)
{
    picture_plain_options(p, o);
    options_flag(o, "no-legend", 0, &p->no_legend, "leave out the legend");
    options_text(o, "format", 'f', &p->format_name, "NAME",
                 "dot, svg, png, pdf or levels, whatever FILE is called");
    options_choice(o, "style", 0, &p->style, styles, "in the nodes");
    options_choice(o, "layout", 0, &p->layout, layouts, "in DOT, PNG and PDF");
    options_number(o, "depth", 0, &p->depth, 1, 1000000, "draw K levels");
    options_number(o, "collapse", 0, &p->collapse, 1, 100000000,
                   "fold failed subtrees of a tree of more than K nodes");
    options_flag(o, "whole", 0, &p->whole, "draw every node");
    options_flag(o, "edges", 0, &p->edges, "label edges as x1=2");
    options_flag(o, "no-profile", 0, &p->no_profile,
                 "leave out the counts of each level");
}

/* Return the index of NAME in the list of formats, or -1.  */
static int
format_named(const char *name)
{
    for (int i = 0; formats[i] != NULL; i++)
        if (strcmp(formats[i], name) == 0)
            return i;
    return -1;
}

static int
format_of_file(const char *name)
{
    const char *base = strrchr(name, '/');
    const char *dot = strrchr(base != NULL ? base : name, '.');
    int format = dot == NULL ? -1 : format_named(dot + 1);

    return format == PICTURE_LEVELS ? -1 : format;
}

void
picture_check(struct picture *p)
{
    int format = p->is_svg || p->frames ? PICTURE_SVG : PICTURE_DOT;

    if (p->frames != NULL && p->name != NULL)
        say_usage("--frames names the files itself: leave out -o");
    if (p->format_name != NULL)
        format = format_named(p->format_name);
    else if (p->name != NULL && strcmp(p->name, "-") != 0)
        format = format_of_file(p->name);
    if (format < 0 && p->format_name != NULL)
        say_usage("--format knows no '%s': choose dot, svg, png, pdf or levels",
                  p->format_name);
    if (p->is_svg && (format < 0 || format == PICTURE_DOT))
        say_usage("it is drawn as .svg, .png or .pdf, not as %s", p->name);
    if (format < 0)
        say_usage("no format is known by the name of %s: call it .dot, .svg, "
                  ".png or .pdf, or say --format",
                  p->name);
    if (p->frames != NULL &&
        (format == PICTURE_DOT || format == PICTURE_LEVELS))
        say_usage("--frames makes svg, png or pdf, not %s", p->format_name);
    if (p->whole && p->collapse > 0)
        say_usage("--whole and --collapse exclude one another");
    p->format = (enum picture_format)format;
    if (format == PICTURE_PNG || format == PICTURE_PDF)
        p->painter = painter_choose(p->layout != 0);
    if (p->is_svg && p->painter == PAINTER_DOT)
        say_and_exit(EXIT_TROUBLE, "PNG and PDF of it are made by "
                                   "rsvg-convert, which is not installed: "
                                   "write a .svg file");
}

static void
set_draw_options(struct picture *p)
{
    struct draw_options *d = &p->draw;

    if (p->title != NULL)
        d->title = p->title;
    d->style = (enum draw_style)p->style;
    d->depth = (int)p->depth;
    d->max_nodes = p->whole ? DRAW_ALL : (int)p->collapse;
    d->no_legend = p->no_legend || p->plain;
    d->no_profile = p->no_profile || p->plain;
    d->edges = p->edges;
    d->no_lines = p->plain;
}

/* Let another program write T on OUT.  Return 0, or -1 with errno set.  */
static int
paint(const struct picture *p, const struct tree *t, enum dot_layout layout,
      FILE *out)
{
    FILE *f = painter_start(p->painter, formats[p->format], fileno(out));
    int result = p->painter == PAINTER_DOT ? dot_write(t, &p->draw, layout, f)
                                           : svg_write(t, &p->draw, f);

    painter_end(p->painter, f);
    return result;
}

/* Write T on OUT.  Return 0, or -1 with errno set.  */
static int
write_on(const struct picture *p, const struct tree *t, FILE *out)
{
    enum dot_layout layout = p->layout == 0 ? DOT_PLACED : DOT_GRAPHVIZ;
    switch (p->format) {
    case PICTURE_DOT:
        return dot_write(t, &p->draw, layout, out);
    case PICTURE_SVG:
        return svg_write(t, &p->draw, out);
    case PICTURE_LEVELS:
        return tree_profile_print(t, out);
    case PICTURE_PNG:
    case PICTURE_PDF:
        return paint(p, t, layout, out);
    }
    return -1;
}

static struct output_file *
open_file(const struct picture *p)
{
    bool is_binary = p->format == PICTURE_PNG || p->format == PICTURE_PDF;

    if (is_binary && p->name == NULL && isatty(STDOUT_FILENO))
        say_usage("a %s does not show in a terminal: name a file with -o",
                  formats[p->format]);
    errno = 0;
    return output_file_open(p->name);
}

void
picture_write_svg(const struct picture *p,
                  int (*write)(const void *what, FILE *out), const void *what)
{
    struct output_file *out = open_file(p);
    FILE *f = output_file(out);
    int result;

    if (p->format != PICTURE_SVG)
        f = painter_start(p->painter, formats[p->format], fileno(f));
    result = write(what, f);
    if (p->format != PICTURE_SVG)
        painter_end(p->painter, f);
    if (result != 0)
        output_file_fail(out, errno);
    output_file_close(out);
}

/* Write T on P's file.  */
static void
write_one(const struct picture *p, const struct tree *t)
{
    struct output_file *out = open_file(p);

    errno = 0;
    if (write_on(p, t, output_file(out)) != 0)
        output_file_fail(out, errno);
    output_file_close(out);
}

/* Write T as it was after each of its nodes, into a new folder.  */
static void
write_frames(struct picture *p, const struct tree *t)
{
    if (tree_size(t) > DRAW_MAX_NUMBERS)
        say_usage("--frames is for trees of at most %d nodes, and this has %d",
                  DRAW_MAX_NUMBERS, tree_size(t));
    if (mkdir(p->frames, 0777) != 0)
        say_and_exit(EXIT_TROUBLE, "cannot make the folder %s: %s", p->frames,
                     strerror(errno));
    p->draw.no_profile = true; /* it tells what is to come */
    for (int i = 1; i <= tree_size(t); i++) {
        char *name =
            must_format("%s/step-%03d.%s", p->frames, i, formats[p->format]);

        p->name = name;
        p->draw.steps = i;
        write_one(p, t);
        free(name);
    }
    say("%d pictures are in %s", tree_size(t), p->frames);
}

void
picture_write(struct picture *p, const struct tree *t)
{
    set_draw_options(p);
    if (p->frames != NULL)
        write_frames(p, t);
    else
        write_one(p, t);
}
