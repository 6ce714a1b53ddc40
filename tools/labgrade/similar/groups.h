/* groups.h - who may have copied from whom, as a picture.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_SIMILAR_GROUPS_H
#define TOOLS_LABGRADE_SIMILAR_GROUPS_H

#include <stdio.h>

#include "tools/labgrade/similar/likeness.h"

/* Draw the pairs of L by Graphviz: a node a student, a line a pair, thicker for
   more evidence, with a link to the pair's place on the page.  Write the
   drawing as SVG on OUT, or a sentence where there is no Graphviz.  */
void groups_draw(const struct likeness *l, FILE *out);

#endif
