/* likeness.h - how much alike the files of a class are.
   SPDX-License-Identifier: MIT

   For each lab, two files have so many percent in common: of the words that
   are not the handout's, of the smaller one.  What strangers have in common is
   known from right answers that nobody copied: the solution and
   tests/NN/others. The *evidence* of a pair is 0 for as much as the most alike
   of these, 100 for everything, and the mean over the labs, larger files
   counting more.  A lab is left out where strangers are too much alike, or too
   few are known.  */
#ifndef TOOLS_LABGRADE_SIMILAR_LIKENESS_H
#define TOOLS_LABGRADE_SIMILAR_LIKENESS_H

#include "tools/labgrade/report/grades.h"
#include "tools/labgrade/similar/tokens.h"

/* What strangers have in common in a lab.  */
struct strangers {
    int pairs;
    int highest; /* percent */
    double mean;
    double deviation;
};

struct likeness_lab {
    struct handout *handout;
    struct strangers strangers;
    const char *silence; /* why it is left out; NULL: it is not */
    char **text;         /* one a student; NULL: none */
    struct tokens *tokens;
    unsigned char *percent; /* of each two students */
};

struct likeness_pair {
    int a, b;
    double evidence;
};

struct likeness {
    const struct grades *grades;
    struct likeness_lab lab[LAB_LIST_MAX];
    int unread;     /* files that were graded and are not kept */
    char *too_long; /* whose files have more words than can be compared in a
                       while, or "" */
    int pairs;      /* that have evidence of LEAST or more, the worst first */
    struct likeness_pair *pair;
};

/* Compare all files of G.  Pairs with evidence LEAST or more are listed.  */
struct likeness *likeness_find(const struct grades *g, int least);
void likeness_free(struct likeness *l);

/* Return the percent that the files of A and B have in common in LAB.  */
int likeness_percent(const struct likeness *l, int lab, int a, int b);

/* Return N if at most one in N pairs of strangers has evidence LEAST in LAB
   alone: Cantelli's inequality, which holds however their percents are
   distributed; how far it can be trusted is a matter of how many are known.  */
double likeness_odds(const struct likeness_lab *lab, int least);

#endif
