/* contest.h - the methods on one board, counted and timed.
   SPDX-License-Identifier: MIT

   Answers come first: a method that finds none, or another one than the rest,
   is not timed.  Then moves and tests are counted, then searches are timed
   while nobody watches (rounds.h).  A method that takes longer than its share
   is interrupted: where its queens stand tells which part of the tree it has
   seen, and the rest is reckoned from that.  */
#ifndef TOOLS_QUEENS_RUN_CONTEST_H
#define TOOLS_QUEENS_RUN_CONTEST_H

#include "tools/base/rounds.h"
#include "tools/queens/run/answers.h"

enum { CONTEST_METHODS = 8 };

struct contestant {
    struct entrant timed; /* comes first */
    const struct method *method;
    struct call_measure counts;
    double counted; /* the part of the tree in which; 0: all */
};

struct contest {
    int n;
    double seconds;  /* for one search; 0: any */
    bool samples;    /* what takes longer is reckoned, else it is trouble */
    long long nodes; /* of the tree, once somebody wants to know */
    int count;       /* of contestants */
    struct board *answer; /* on which all agree; empty: no solution */
    struct contestant contestants[CONTEST_METHODS];
};

/* Run the contest C, whose n, seconds and samples are set, between METHODS, a
   list that ends with NULL.  When Ctrl-C comes, what has no result is in
   trouble.  The caller releases C with contest_end.  */
void contest_run(struct contest *c, const struct method **methods, int rounds,
                 square_test *test);
void contest_end(struct contest *c);

/* Put all methods that take part into LIST, which has room for CONTEST_METHODS
   and the NULL at its end.  */
void contest_methods(const struct method **list);

/* Return the time of contestant I over that of the first one that has a
   result.  Set *IS_DOUBTFUL if the medians say something else.  */
double contest_ratio(const struct contest *c, int i, bool *is_doubtful);

/* Write the times of COUNT contests as an SVG picture to the file NAME: bars
   in groups, one a contest, on a logarithmic scale.  */
void contest_chart(const struct contest *contests, int count, const char *name);

#endif
