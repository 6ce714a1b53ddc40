/* figure_svg.h - a counterexample as a picture that is one word.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_SCHOOL_FIGURE_SVG_H
#define TOOLS_LABGRADE_SCHOOL_FIGURE_SVG_H

#include "tools/judge/report/figure.h"

/* Return F as a data URI of an SVG picture, for the caller to release, or NULL
   if F is too large for one.  */
char *figure_svg_uri(const struct figure *f);

#endif
