/* sim.h - what sim_c, of Debian's similarity-tester, says of token files.
   SPDX-License-Identifier: MIT

   sim_c reads the words of tokens.h, one a line, so no student's text gets to
   it, and its line numbers are those of words.  */
#ifndef TOOLS_LABGRADE_SIMILAR_SIM_H
#define TOOLS_LABGRADE_SIMILAR_SIM_H

#include "tools/labgrade/similar/tokens.h"

/* How much two files have in common: PERCENT of the words of A stand in B, in
   runs of twelve or more.  */
typedef void sim_percent(void *context, int a, int b, int percent);

/* One such run: LENGTH words of A from A_FROM on, and of B.  */
typedef void sim_run(void *context, int a_from, int a_to, int b_from, int b_to);

/* Call TELL for each two of the COUNT files with LEAST percent in common, in
   both directions.  Ends the program if there is no sim_c; here and below.  */
void sim_compare(const struct tokens *file, int count, int least,
                 sim_percent *tell, void *context);

/* Call TELL for each run that A and B have in common.  */
void sim_runs(const struct tokens *a, const struct tokens *b, sim_run *tell,
              void *context);

#endif
