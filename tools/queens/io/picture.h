/* picture.h - a tree in a file, in the format the user wants.
   SPDX-License-Identifier: MIT

       struct picture p = { 0 };
       picture_options(&p, &o);
       options_parse(&o, argc, argv);
       picture_check(&p);
       // ...
       picture_write(&p, tree);  */
#ifndef TOOLS_QUEENS_IO_PICTURE_H
#define TOOLS_QUEENS_IO_PICTURE_H

#include "lib/picture/draw.h"
#include "lib/tree/tree.h"
#include "tools/queens/io/options.h"
#include "tools/queens/io/painter.h"

enum picture_format {
    PICTURE_DOT,
    PICTURE_SVG,
    PICTURE_PNG,
    PICTURE_PDF,
    PICTURE_LEVELS /* a table of what is on each level */
};

struct picture {
    /* as given */
    const char *name; /* of the file; NULL: standard output */
    const char *format_name;
    const char *title;
    const char *frames; /* a folder for one picture a step; NULL: one picture */
    int style;
    int layout;
    long long depth, collapse;
    bool whole, edges, no_legend, no_profile, plain;
    bool is_svg; /* no tree, so that Graphviz cannot draw it */
    /* as understood */
    enum picture_format format;
    enum painter painter; /* of PNG and PDF */
    struct draw_options draw;
};

/* Add all options, or those that are not about trees.  */
void picture_options(struct picture *p, struct options *o);
void picture_plain_options(struct picture *p, struct options *o);

/* Understand what was given, or end the program: so that a mistake shows
   before a long search begins.  */
void picture_check(struct picture *p);

/* Write T as P says.  P->draw.title, remark and maze may be set before; the
   user's own title comes first.  */
void picture_write(struct picture *p, const struct tree *t);

/* Write WHAT as P says, which is no tree: WRITE makes SVG of it.  */
void picture_write_svg(const struct picture *p,
                       int (*write)(const void *what, FILE *out),
                       const void *what);

#endif
