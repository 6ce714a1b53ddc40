/* confine.h - the walls around graded code.
   SPDX-License-Identifier: MIT

   Compiler and host run behind the same walls: as a user of no account (if
   labgrade is root), in a view that holds the system's programs, the kit's
   headers and the one submission, and nothing else.  bubblewrap makes that
   view and cuts the network and other processes off; where it cannot work,
   Landlock makes the view and the system call filter does the rest.
   With neither, labgrade refuses.  */
#ifndef TOOLS_JUDGE_WALLS_CONFINE_H
#define TOOLS_JUDGE_WALLS_CONFINE_H

#include <stdbool.h>

#include "tools/base/argv.h"
#include "tools/judge/walls/stage.h"

enum confine_view { VIEW_BUBBLEWRAP, VIEW_LANDLOCK, VIEW_NONE };

struct confine {
    enum confine_view view;
    const struct stage *stage;
    bool bounds_processes; /* of one submission, not of all of a user */
};

/* The exit status where there are no walls that hold.  */

enum confine_task { TASK_COMPILE, TASK_RUN };

/* Return the best walls that work here.  WANTED is "bubblewrap", "landlock",
   "none" or NULL for any.  Without walls, end the program unless IS_UNSAFE.  */
struct confine confine_choose(const struct stage *s, const char *wanted,
                              bool is_unsafe);

/* Append to W the words before a program that is to do TASK for LAB, or for
   none if that is NULL, in SLOT.  */
void confine_words(const struct confine *c, const struct slot *slot,
                   enum confine_task task, const struct kit_lab *lab,
                   struct argv *w);

/* Return the layers by name, as results record them, such as "host rlimits
   seccomp bubblewrap user processes".  The caller releases it.  */
char *confine_layers(const struct confine *c);

#endif
