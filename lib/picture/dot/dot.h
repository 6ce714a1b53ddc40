/* dot.h - a tree as text for the Graphviz programs.
   SPDX-License-Identifier: MIT  */
#ifndef LIB_PICTURE_DOT_DOT_H
#define LIB_PICTURE_DOT_DOT_H

#include <stdio.h>

#include "lib/picture/draw.h"
#include "lib/tree/tree.h"

/* Who decides where the nodes stand.  */
enum dot_layout {
    DOT_PLACED,  /* we do: "dot -Tsvg" draws them where we put them */
    DOT_GRAPHVIZ /* dot does */
};

/* Write T on OUT as O says; NULL: as usual.  A maze is left to svg_write.
   Return 0, or -1 with errno set: ENOMEM, ERANGE if it
   would be too wide, or why writing failed.  */
int dot_write(const struct tree *t, const struct draw_options *o,
              enum dot_layout layout, FILE *out);

#endif
