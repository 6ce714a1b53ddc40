/* compiler_says.h - the messages of a compiler that a student needs.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_JUDGE_REPORT_COMPILER_SAYS_H
#define TOOLS_JUDGE_REPORT_COMPILER_SAYS_H

#include "tools/judge/report/result.h"

/* Replace *MESSAGE by the first error in the file at PATH, with the source
   lines the compiler showed, and *WHERE by its "file.c:line", or "".  */
void compiler_says(const char *path, char **message, char **where);

/* Add the warnings in the file PATH to the messages of R's failures that they
   may explain: each to the first in the lab's function that it is about; one
   about a helper to the failure that comes first.  Return whether there is a
   failure: then the others can wait until it is mended.  */
bool compiler_says_warnings(const char *path, struct result *r);

#endif
