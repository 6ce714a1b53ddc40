/* dives.h - how large is a tree?
   SPDX-License-Identifier: MIT

   Dive at random from the root to a dead end, many times.  A dive that had 8, 5
   and 2 choices stands for 8 nodes on the first row, 8 * 5 on the second and
   8 * 5 * 2 on the third; the mean of many comes near to the truth (Knuth,
   1975).  */
#ifndef TOOLS_QUEENS_RUN_DIVES_H
#define TOOLS_QUEENS_RUN_DIVES_H

/* Return about how many queens a search for all solutions of N-queens places.
 */
double dives_nodes(int n);

#endif
