/* kit.h - the labs there are, and the programs that judge them.
   SPDX-License-Identifier: MIT

   Nothing about a lab is known here: the list is labs/labs.txt, and each
   judge says itself what its criteria are.  */
#ifndef TOOLS_LABGRADE_KIT_H
#define TOOLS_LABGRADE_KIT_H

#include <stdbool.h>

#include "tests/harness/result.h"
#include "tools/labgrade/sha256.h"

enum { KIT_LABS = 50 };

struct kit_lab {
    char *folder;            /* 01-safe-check */
    char *stem;              /* safe_check */
    char *header;            /* labs/01-safe-check/safe_check.h */
    char *judge;             /* the program */
    struct result *criteria; /* not judged */
};

struct kit {
    const char *source; /* top of the source tree, or what was installed */
    const char *build;  /* top of the build tree, or the same */
    char *harness;      /* where host and mkplugin are */
    bool has_memory_host;
    int labs;
    struct kit_lab lab[KIT_LABS];
};

/* Tell whether this program is not the one in the build tree.  Then its kit is
   what tools/labgrade/install-kit put beside it, at the same places.  */
bool kit_is_installed(void);

/* Return the kit that this program belongs to, with the labs in WANTED
   (numbers, names or folders between blanks or commas; NULL: all).  Ends the
   program if something is missing or WANTED names what is not there.  */
struct kit *kit_open(const char *wanted);
void kit_free(struct kit *k);

/* Tell whether WORD names the lab FOLDER: 01-safe-check, 01 or safe-check.  */
bool kit_is_named(const char *word, const char *folder);

/* Add to H the programs that a verdict on LAB depends on.  */
void kit_fingerprint(const struct kit *k, int lab, struct sha256 *h);

#endif
