/* fingerprint.h - what a mark depends on, besides what was handed in.
   SPDX-License-Identifier: MIT

       struct sha256 h = sha256_start();
       fingerprint_kit(kit, 0, &h);
       sha256_hex(&h, text);  */
#ifndef TOOLS_LABGRADE_FINGERPRINT_H
#define TOOLS_LABGRADE_FINGERPRINT_H

#include "tools/base/course.h"
#include "tools/judge/kit.h"
#include "tools/labgrade/intake/sha256.h"

/* Add to H the programs of K that judge lab number LAB.  */
void fingerprint_kit(const struct kit *k, int lab, struct sha256 *h);

/* Add to H what a mark depends on in C.  */
void fingerprint_course(const struct course *c, struct sha256 *h);

#endif
