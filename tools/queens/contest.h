/* contest.h - the methods on one board, counted and timed.
   SPDX-License-Identifier: MIT

   Answers come first: a method that finds none, or another one than the rest,
   is not timed.  Then moves and tests are counted, then searches are timed
   while nobody watches, in rounds A B C A B C, so that whatever else the
   machine does hits all of them alike.  What counts is CPU time, and the least
   of all rounds; a short search is repeated within a round.  */
#ifndef TOOLS_QUEENS_CONTEST_H
#define TOOLS_QUEENS_CONTEST_H

#include "tools/queens/answers.h"

enum { CONTEST_METHODS = 4, CONTEST_MAX_ROUNDS = 99 };

struct contestant {
    enum method method;
    char trouble[200]; /* why it has no result; "": it has */
    struct answers_counts counts;
    int repeat; /* searches in one round */
    int rounds;
    double round[CONTEST_MAX_ROUNDS]; /* seconds for one search */
    double least, median;
};

struct contest {
    int n;
    int rounds;
    struct board *answer; /* on which all agree; empty: no solution */
    struct contestant contestants[CONTEST_METHODS];
};

/* Run the contest on a board of N x N squares.  The caller releases it with
   contest_end.  */
struct contest contest_run(int n, int rounds, square_test *is_safe);
void contest_end(struct contest *c);

/* Return the time of contestant I over that of the first one that has a
   result.  Set *IS_DOUBTFUL if the medians say something else.  */
double contest_ratio(const struct contest *c, int i, bool *is_doubtful);

#endif
