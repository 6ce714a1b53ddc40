/* format.h - a record as JSON, in the words of a school's system.
   SPDX-License-Identifier: MIT

   The systems differ in names, not in what they are told: a table in format.c
   says which name each gives to what.  A record with trouble of the grader's
   own has no score anywhere.  */
#ifndef TOOLS_LABGRADE_SCHOOL_FORMAT_H
#define TOOLS_LABGRADE_SCHOOL_FORMAT_H

#include <stdio.h>

#include "tools/labgrade/record/record.h"

/* What students read if the grader itself had trouble.  */
extern const char format_trouble[];

/* Write R on OUT as Gradescope's results.json.  */
void format_gradescope(const struct record *r, FILE *out);

/* As the results.json of an external grader of PrairieLearn: pictures are part
   of it unless it would be too large; nothing to judge is not gradable.  */
void format_prairielearn(const struct record *r, FILE *out);

/* As Classroom 50's result.json.  The environment says for which classroom and
   commit, as its runner sets it.  Points are whole there: they are rounded, and
   what changed them is spread over the tests, whose sum they are.  */
void format_classroom50(const struct record *r, FILE *out);

/* As the two last lines that Autolab reads: stages for its formatted feedback,
   then scores, a problem a lab, and the scoreboard, the sum before the labs. */
void format_autolab(const struct record *r, FILE *out);

#endif
