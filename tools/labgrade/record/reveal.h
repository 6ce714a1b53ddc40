/* reveal.h - what a course lets students see of a result.
   SPDX-License-Identifier: MIT

   One rule for pages, texts and every school's system.  */
#ifndef TOOLS_LABGRADE_RECORD_REVEAL_H
#define TOOLS_LABGRADE_RECORD_REVEAL_H

#include "tools/base/course.h"
#include "tools/labgrade/record/record.h"

/* Take out of R what C does not reveal: with "hints" whatever is said of a
   failure but its verdict and hints (message, place, figures, moves, what was
   printed), with "verdicts" the hints too.  Why a file was not compiled or
   accepted is never hidden; the grader's own trouble always is.  */
void reveal_apply(const struct course *c, struct record *r);

#endif
