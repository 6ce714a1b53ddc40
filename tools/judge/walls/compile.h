/* compile.h - make a plug-in of a submission, behind the walls.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_JUDGE_WALLS_COMPILE_H
#define TOOLS_JUDGE_WALLS_COMPILE_H

#include "tools/base/process.h"
#include "tools/judge/walls/confine.h"

enum {
    COMPILE_REFUSED = 3, /* the exit status that is the compiler's no; any other
                            is trouble with the walls */
    COMPILE_SECONDS = 10 /* that a compiler usually may take */
};

struct compile_order {
    const struct confine *confine;
    const struct kit_lab *lab;
    const struct slot *slot; /* in/STEM.c is compiled to out/STEM.so */
    bool is_fast;            /* optimized */
    bool has_memory_pass;    /* and to out/STEM.memory.so, if that works */
    double seconds;          /* that it may take */
};

/* Do what ORDER says.  The caller releases the compiler's words with free.  */
struct process_end compile_run(const struct compile_order *order);

/* Tell whether the compiler left LAB's plug-in with ENDING, a plain file, in
   SLOT.  */
bool compile_has_left(const struct kit_lab *lab, const struct slot *slot,
                      const char *ending);

#endif
