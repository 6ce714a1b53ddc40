/* rounds.h - who is quicker?  The one way in which times are taken.
   SPDX-License-Identifier: MIT

   Answers come first: whoever has none, or a wrong one, is not timed.  Then
   all are timed in rounds A B C A B C, so that whatever else the machine does
   hits all of them alike; a short run is repeated within a round.  What counts
   is CPU time, and the least of all rounds.  Where the medians tell another
   story, the ratio is doubtful.

       struct entrant *list[] = { &fast, &slow };
       rounds_begin(&fast);
       rounds_begin(&slow);
       rounds_run(list, 2, 9, 10);
       rounds_ratio(&slow, &fast, &is_doubtful);  */
#ifndef TOOLS_BASE_ROUNDS_H
#define TOOLS_BASE_ROUNDS_H

#include <stdbool.h>

enum { ROUNDS_MAX = 99 };

struct entrant {
    /* Do it REPEAT times.  Return the seconds for one, or -1 with trouble; or
       -1 without, to end all rounds.  */
    double (*run)(struct entrant *e);
    void *self;        /* for run */
    char trouble[320]; /* why it has no result; "": it has */
    int repeat;        /* times in one round */
    int rounds;        /* that were timed */
    double round[ROUNDS_MAX];
    double least, median;
    double part; /* of the work that was done: the rest is reckoned; 0: all */
};

/* Run E once, and see how often a round must repeat it to be believed.  If it
   did only a part, that must do.  */
void rounds_begin(struct entrant *e);

/* Time the COUNT entrants of LIST that have begun without trouble, in up to
   ROUNDS rounds: fewer if these took more than SECONDS, but at least three,
   unless ROUNDS is less.  Then those of which ROUNDS take less than an equal
   share of SECONDS go on: one that is slow does not keep the others from rounds
   enough.  */
void rounds_run(struct entrant **list, int count, int rounds, double seconds);

/* Return the time of E over that of BASE.  Set *IS_DOUBTFUL if the medians say
   something else.  */
double rounds_ratio(const struct entrant *e, const struct entrant *base,
                    bool *is_doubtful);

#endif
