/* points.h - points that a course gives otherwise than the suite says.
   SPDX-License-Identifier: MIT

   In course.conf, "points safe-check.diagonals = 6".  */
#ifndef TESTS_HARNESS_POINTS_H
#define TESTS_HARNESS_POINTS_H

#include "tests/harness/result.h"

/* Give the criteria of R the points that the settings file at PATH has for
   them.  Return 0, or -1 with a message on standard error: the file cannot be
   read, or a line has no number, or names a criterion that R's lab lacks.  */
int points_apply(const char *path, struct result *r);

#endif
