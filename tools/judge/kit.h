/* kit.h - the labs there are, and the programs that judge them.
   SPDX-License-Identifier: MIT

   Nothing about a lab is known here: the list is labs/labs.txt, and each
   judge says itself what its criteria are.  */
#ifndef TOOLS_JUDGE_KIT_H
#define TOOLS_JUDGE_KIT_H

#include <stdbool.h>

#include "tools/base/lab_list.h"
#include "tools/judge/report/result.h"

enum { KIT_HANDED = 2 };
extern const char *const kit_handed[KIT_HANDED]; /* all that labs may need */

struct kit_lab {
    char *folder;            /* 01-safe-check */
    char *stem;              /* safe_check */
    char *header;            /* labs/01-safe-check/safe_check.h */
    char *judge;             /* the program */
    struct result *criteria; /* not judged */
    /* Files beside the host with what its functions are handed, then NULL.
       To other labs they are the answer.  */
    const char *handed[KIT_HANDED + 1];
};

struct kit {
    const char *source; /* top of the source tree, or what was installed */
    const char *build;  /* top of the build tree, or the same */
    char *programs;     /* where host and mkplugin are */
    bool has_memory_host;
    int labs;
    struct kit_lab lab[LAB_LIST_MAX];
};

/* Tell whether this program, labgrade or queens, is not the one in the build
   tree.  Then its kit is what tools/labgrade/install-kit put beside it, at the
   same places.  */
bool kit_is_installed(void);

/* Return the top of the source tree, or what was installed; of the build tree,
   or the same.  */
const char *kit_source(void);
const char *kit_build(void);

/* Return the kit that this program belongs to, with the labs in WANTED
   (numbers, names or folders between blanks or commas; NULL: all).  Ends the
   program if something is missing or WANTED names what is not there.  */
struct kit *kit_open(const char *wanted);
void kit_free(struct kit *k);

/* Return the ids of all criteria, ended by NULL.  The caller releases the
   list, not the ids, with free.  */
const char **kit_criteria(const struct kit *k);

#endif
