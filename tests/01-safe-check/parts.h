/* parts.h - the parts of lab 01's graded suite.
   SPDX-License-Identifier: MIT  */
#ifndef TESTS_01_SAFE_CHECK_PARTS_H
#define TESTS_01_SAFE_CHECK_PARTS_H

#include "tools/judge/suite/grade.h"

/* Add the criteria of safe_check_is_safe, safe_check_scan and
   safe_check_pairs to G.  */
void parts_add_is_safe(struct grade *g);
void parts_add_scan(struct grade *g);
void parts_add_pairs(struct grade *g);

#endif
