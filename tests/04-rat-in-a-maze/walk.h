/* walk.h - one call of lab 04's functions, watched.
   SPDX-License-Identifier: MIT

       struct walk w = walk_new(m);
       w.look = walk_look_at_steps;
       walk_find_path(&w);
       walk_end(&w);

   A look is shown every move and complains when it sees a wrong one.  */
#ifndef TESTS_RAT_MAZE_WALK_H
#define TESTS_RAT_MAZE_WALK_H

#include <stdio.h>

#include "lib/maze.h"
#include "tools/judge/right/maze_guide.h"
#include "tools/judge/suite/grade.h"

struct walk {
    struct maze *maze;
    struct maze_cell from; /* find_path: the first cell */
    int stop_at;           /* the way at which maze_found says stop, from 1;
                              0: never */
    void (*look)(struct walk *w, const struct event *e); /* or NULL */
    const char *function;
    const char *guard; /* what keeps the rat from walking in circles */
    void (*try)(struct walk *w); /* for walk_each */

    /* One entry a cell.  */
    bool *marks;  /* find_path: what is given and given back */
    bool *before; /* what was given */
    int *reached; /* shortest: as MARKS */

    /* What came of it so far.  */
    struct maze_guide guide; /* knows the moves before the one to look at */
    int best;                /* steps of the last way reported, or -1 */
    bool is_told;            /* maze_found has returned true */
    bool said;               /* what find_path returned */
    int steps;               /* what shortest returned */
    int ceiling;             /* for a look */
    const char *broken;      /* a hint about the first cell that a cut should
                                have kept out, or NULL */
};

/* Return a walk in M from its start, which stops at the first way.  M is the
   walk's from now on.  */
struct walk walk_new(struct maze *m);

/* Release what W has.  */
void walk_end(struct walk *w);

/* Call TRY, which makes the call and looks at what came of it, for each of
   COUNT WALKS, and release what they have.  TRY may be begun twice, see
   ahead_each.  */
void walk_each(struct walk *walks, int count, void (*try)(struct walk *w));

/* Make the call.  */
void walk_find_path(struct walk *w);
void walk_shortest(struct walk *w);

/* Return the number of CELL in arrays with one entry a cell, and tell whether
   the rat was on that of number CELL.  */
int walk_cell(const struct walk *w, struct maze_cell cell);
bool walk_was_on(const struct walk *w, int cell);

/* Tell whether cell B is one step from cell A.  */
bool walk_is_step(struct maze_cell a, struct maze_cell b);

/* Begin a complaint with the words that name the call; end it with a picture
   of the maze and the rat.  */
FILE *walk_complain(const struct walk *w);
_Noreturn void walk_complain_end(const struct walk *w, FILE *f);

/* A hint for a search that leaves more cells than it enters.  */
extern const char walk_asks_not[], walk_too_many_leaves[];

/* Complain if the rat never entered the maze, or if there is a cell that it
   could have reached and was not on.  */
void walk_expect_entered(const struct walk *w);
void walk_expect_everywhere(const struct walk *w);

/* Complain if a wall is not where it was at the call.  */
void walk_expect_walls(const struct walk *w);

/* A look: the rat may only step to an open cell beside its own, and report
   only a way that ends at the goal.  */
void walk_look_at_steps(struct walk *w, const struct event *e);

/* Add the criteria of rat_maze_shortest.  */
void test_shortest_add(struct grade *g);

/* Add the criteria that ask how the search went about it.  */
void test_steps_add(struct grade *g);

#endif
