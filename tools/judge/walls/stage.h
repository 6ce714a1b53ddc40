/* stage.h - the folder in which submissions are compiled and run.
   SPDX-License-Identifier: MIT

   It holds copies of the few files of the kit that graded code may see, and
   a place for each submission that is graded at the same time.  Confined
   code reaches these only; solutions, seeds, results and other submissions
   are elsewhere.

       STAGE/kit/            labjail, host, mkplugin, headers: read only
       STAGE/slot-1/in/      the file to compile: read only
       STAGE/slot-1/out/     what the compiler makes of it
       STAGE/slot-1/secret/  the verdicts: nobody but the grader  */
#ifndef TOOLS_JUDGE_WALLS_STAGE_H
#define TOOLS_JUDGE_WALLS_STAGE_H

#include <sys/types.h>

#include "tools/judge/kit.h"

struct stage {
    char *folder;
    char *kit;
    char *include; /* the headers, as in the source tree */
};

struct slot {
    uid_t user; /* that graded code runs as; 0: as the grader */
    char *in;
    char *out;
    char *secret;
};

/* Make a stage for K below the folder for temporary files.  Ends the program
   if it cannot.  It is removed however this program ends (orphan_guard.h).  */
struct stage *stage_open(const struct kit *k);

/* Remove it with everything in it.  */
void stage_close(struct stage *s);

/* Return place NUMBER of S, made and empty.  Ends the program if it cannot. */
struct slot stage_slot_open(const struct stage *s, int number);

/* Empty the places of SLOT again.  */
void stage_slot_clear(const struct slot *slot);
void stage_slot_free(struct slot *slot);

#endif
