/* codes.h - the slash and backslash codes of all squares, as a lab gives them.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_QUEENS_CODES_H
#define TOOLS_QUEENS_CODES_H

#include "tools/queens/run/method.h"

/* Return what H says of the N x N squares of a board, row by row, or NULL after
   saying why there is none.  The caller releases it with free.  */
int *codes_of(int n, const struct method_helper *h);

#endif
