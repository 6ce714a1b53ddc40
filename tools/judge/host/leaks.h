/* leaks.h - memory that a child of the memory pass has lost.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_JUDGE_HOST_LEAKS_H
#define TOOLS_JUDGE_HOST_LEAKS_H

#include <stdbool.h>

/* Whether the host was built for the memory pass.  */
extern const bool leaks_is_sanitized;

/* Note from now on what is allocated and released.  */
void leaks_watch(void);

/* Look for leaks, if it was; if there are some, say so and end.  */
void leaks_look(void);

#endif
