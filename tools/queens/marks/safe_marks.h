/* safe_marks.h - what lab 01's test says of each node of a tree.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_QUEENS_MARKS_SAFE_MARKS_H
#define TOOLS_QUEENS_MARKS_SAFE_MARKS_H

#include "lib/tree/tree.h"

struct safe_marks {
    int status;       /* the exit status that the test deserves */
    char title[120];  /* of a picture */
    char remark[320]; /* how the test ended, if it did not return; "" */
};

/* Ask lab 01's test of each node of T whether its square is safe, and mark the
   node by what it says.  Say where it is wrong.  */
struct safe_marks safe_marks_set(struct tree *t);

#endif
