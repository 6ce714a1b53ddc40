/* overflow.h - tell a stack that is used up from other bad memory.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_QUEENS_OVERFLOW_H
#define TOOLS_QUEENS_OVERFLOW_H

#include <stdbool.h>

/* From now on, when this process is about to die since its stack is used up,
   set *IS_FULL first.  A sanitizer that watches for it is left alone.  */
void overflow_watch(bool *is_full);

#endif
