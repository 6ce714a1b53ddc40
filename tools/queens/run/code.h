/* code.h - one file of code to run instead of a lab's.
   SPDX-License-Identifier: MIT

   By --code FILE.c and --lab NN a command runs that file as safely as it is
   graded: compiled and run behind the same walls (tools/judge/walls), in sight
   of no other lab's code.  Students, who have no walls, have no such options.
 */
#ifndef TOOLS_QUEENS_RUN_CODE_H
#define TOOLS_QUEENS_RUN_CODE_H

#include <stdbool.h>

#include "tools/judge/suite/worker.h"
#include "tools/queens/io/options.h"

#ifdef HAVE_WALLS
/* Add the options.  */
void code_options(struct options *o);

/* If there is such a file, compile it, optimized if IS_FAST, or end the
   program.  */
void code_compile(bool is_fast);

/* Return the file, or NULL; and the name of its lab.  */
const char *code_file(void);
const char *code_lab(void);

/* Put its host, its plug-in and its walls into SETUP.  */
void code_set_up(struct worker_setup *setup);

/* Remove what was made for it.  The end of the program does that, too, but not
   a signal.  */
void code_clear(void);
#else
static inline void
code_options(struct options *o)
{
}

static inline void
code_compile(bool is_fast)
{
}

static inline const char *
code_file(void)
{
    return NULL;
}

static inline const char *
code_lab(void)
{
    return NULL;
}

static inline void
code_set_up(struct worker_setup *setup)
{
}

static inline void
code_clear(void)
{
}
#endif

#endif
