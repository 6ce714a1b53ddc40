/* collect.h - find the labs' files in what one student handed in.
   SPDX-License-Identifier: MIT

   Only files that answer a lab are taken: never a Makefile, a header, a test
   or something built.  */
#ifndef TOOLS_LABGRADE_INTAKE_COLLECT_H
#define TOOLS_LABGRADE_INTAKE_COLLECT_H

#include "tools/judge/walls/confine.h"
#include "tools/labgrade/intake/answer.h"
#include "tools/labgrade/intake/roll.h"

/* Find the file of every lab of K in S, and put them in HANDED[lab].
   Archives are unpacked, and git repositories read behind the walls C, in SLOT.
   What a person should know is noted in S.  */
void collect(const struct kit *k, struct submission *s, const struct confine *c,
             const struct slot *slot, struct handed *handed);

void collect_free(struct handed *handed, int labs);

#endif
