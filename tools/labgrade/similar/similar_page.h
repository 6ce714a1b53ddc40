/* similar_page.h - the page on who may have copied.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_SIMILAR_SIMILAR_PAGE_H
#define TOOLS_LABGRADE_SIMILAR_SIMILAR_PAGE_H

#include "tools/labgrade/similar/likeness.h"

/* Write RESULTS/similar.html on L: what the labs say, the groups as a picture,
   then each pair with evidence LEAST or more side by side, worst first.  */
void similar_page_write(const struct likeness *l, int least);

#endif
