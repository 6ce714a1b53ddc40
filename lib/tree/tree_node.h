/* tree_node.h - what a node of a state-space tree says.
   SPDX-License-Identifier: MIT  */
#ifndef LIB_TREE_TREE_NODE_H
#define LIB_TREE_TREE_NODE_H

#include <stdbool.h>

/* What became of a node.  */
enum tree_state {
    TREE_PLAIN,  /* in a complete tree: nothing is said */
    TREE_LIVE,   /* leads to an answer */
    TREE_DEAD,   /* nothing below it leads to an answer */
    TREE_KILLED, /* B: given up before it had children */
    TREE_ANSWER, /* the search reported a solution here */
    TREE_OPEN    /* unfinished: the trace ends at it or below it */
};

/* Why a node was killed.  */
enum tree_reason {
    TREE_NO_REASON,
    TREE_ATTACKED, /* a queen attacks the square */
    TREE_FULL_ROW, /* look-ahead: a later row has no free square */
    TREE_BOUND,    /* its bound is not better than the best so far */
    TREE_WALL,     /* there is a wall */
    TREE_SEEN,     /* the rat has been there */
    TREE_SKIPPED   /* nothing stood in the way: the search never went there */
};

/* What someone says of a node.  */
enum tree_mark {
    TREE_UNMARKED,
    TREE_AGREED,     /* a test under trial said the right thing */
    TREE_FALSE_SAFE, /* it said safe, but a queen attacks the square */
    TREE_FALSE_KILL, /* it said attacked, but no queen attacks the square */
    TREE_EXTRA,      /* comparing trees: not in the expected one */
    TREE_MISSING,    /* only in the expected one */
    TREE_CHANGED,    /* in both, but another thing became of it */
    TREE_FALSE_BOUND /* its bound is wrong */
};

enum tree_flag {
    TREE_INFERRED = 1, /* never seen in the trace, deduced from its siblings */
    TREE_LEFT = 2,     /* the search went back from it */
    TREE_ILLEGAL = 4,  /* a queen on an attacked square, a step through a wall
                          or over cells, a row out of turn */
    TREE_FALSE = 8,    /* reported as a solution, but it is none */
    TREE_STRAY = 16,   /* its queen was never taken back */

    /* only where someone knows what the search should have done: */
    TREE_UNDUE = 32,      /* not the next move: it came too late, or was
                             placed only to be taken back; or it should have
                             come and was left out */
    TREE_SPARED = 64,     /* searched, though it had to be killed */
    TREE_UNREPORTED = 128 /* a solution that was never reported */
};

/* The flags of a node that is wrong.  */
enum {
    TREE_WRONG = TREE_ILLEGAL | TREE_FALSE | TREE_STRAY | TREE_UNDUE |
                 TREE_SPARED | TREE_UNREPORTED
};

struct tree_node {
    long long number;     /* the number to print; 0: it has none */
    int parent;           /* -1: the root */
    int end;              /* one past the last node below it */
    int depth;            /* 0: the root */
    short row, col;       /* the square or cell, from 0; -1: no square */
    unsigned char state;  /* enum tree_state */
    unsigned char reason; /* enum tree_reason */
    unsigned char mark;   /* enum tree_mark */
    unsigned char flags;  /* of enum tree_flag */
};

enum { TREE_UNKNOWN = -1 };

/* What was known when the search placed a queen, or entered a cell.  */
struct tree_fact {
    int bound;    /* no answer below costs less; or TREE_UNKNOWN */
    int best;     /* the best answer so far costs this; or TREE_UNKNOWN */
    int full_row; /* a later row without a free square; or TREE_UNKNOWN */
    bool killed;  /* for such a reason the search should go no deeper */
    bool entered; /* it looked at squares of the next row all the same */
};

#endif
