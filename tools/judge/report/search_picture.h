/* search_picture.h - the search that failed, drawn from its own moves.
   SPDX-License-Identifier: MIT

   Nothing is known of what the search should have done: the nodes are the
   queens that it placed or the cells that it entered, and the one at which it
   stood when the test ended is marked.

       struct result *r = result_read(file);
       if (search_picture_has(&r->criterion[0]))
           search_picture_write_svg(r, &r->criterion[0], stdout);  */
#ifndef TOOLS_JUDGE_REPORT_SEARCH_PICTURE_H
#define TOOLS_JUDGE_REPORT_SEARCH_PICTURE_H

#include "tools/judge/report/result.h"

/* Tell whether the moves of C are known and can be drawn.  */
bool search_picture_has(const struct result_criterion *c);

/* Write the tree of the moves of C, which is a criterion of R, on OUT: the part
   of it around the last move as SVG; all of it as a page that steps through it,
   whose last step is the last move.  Return 0, or -1 if C has no moves that can
   be drawn, or OUT fails.  */
int search_picture_write_svg(const struct result *r,
                             const struct result_criterion *c, FILE *out);
int search_picture_write_page(const struct result *r,
                              const struct result_criterion *c, FILE *out);

#endif
