/* method.h - the searches that this program can run, all but one a lab's.
   SPDX-License-Identifier: MIT

   What a lab offers stands in its own searches.txt, of which the build makes
   the tables below (tools/labs/searches.awk).

       const struct method *m = method_named("lookahead");
       struct method_setup setup = { .method = m, .board = b, .test = test };
       struct runner_order order = method_order(&setup);
       runner_run(&order, method_search, &setup);  */
#ifndef TOOLS_QUEENS_RUN_METHOD_H
#define TOOLS_QUEENS_RUN_METHOD_H

#include "lib/board.h"
#include "lib/costs.h"
#include "lib/live.h"
#include "lib/maze.h"
#include "tools/queens/run/runner.h"

/* What a search is.  */
enum {
    METHOD_BOARD = 1,  /* it places queens on a board ... */
    METHOD_MAZE = 2,   /* ... or leads a rat through a maze */
    METHOD_TEST = 4,   /* it is handed a test of squares ... */
    METHOD_SCAN = 8,   /* ... which scans a matrix */
    METHOD_AHEAD = 16, /* it looks ahead */
    METHOD_COSTS = 32, /* queens cost something */
    METHOD_BEST = 64,  /* it seeks the best answer */
    METHOD_BITS = 128, /* it is the kit's own, and shows no moves */
    METHOD_LIST = 256  /* it works on a list of live nodes */
};

struct method_setup {
    const struct method *method;
    struct board *board;       /* empty; for mazes: NULL */
    const struct costs *costs; /* for METHOD_COSTS and METHOD_LIST */
    struct maze *maze;         /* for METHOD_MAZE */
    struct live *list;         /* for METHOD_LIST */
    square_test *test;         /* for METHOD_TEST */
    bool has_found;            /* once it has ended: did the function say so? */
};

/* START is where the rat of MAZE begins.  Return whether the lab's function
   reported success.  */
typedef bool method_function(struct board *board, struct maze *maze,
                             struct maze_cell start, struct live *list,
                             const struct costs *costs, square_test *test);

struct method {
    const char *name;     /* for --with; NULL ends a table */
    const char *title;    /* in sentences */
    const char *lab;      /* whose function it is */
    const char *function; /* of that name */
    int is;               /* METHOD_ ... */
    const char *bound;    /* the lab's own bound of queens; "": it has none */
    int most_cells;       /* of a maze; 0: any number */
    method_function *search;
};

/* A function of a lab that is not a search: a test of squares, one that scans a
   matrix, or a code of squares.  */
struct method_helper {
    const char *name; /* NULL ends a table */
    const char *lab;
    const char *function;
    int (*code)(int n, int row, int col); /* if it is a code */
};

extern const struct method methods[];
extern const struct method_helper method_tests[], method_scans[],
    method_codes[];

/* The search in words of bits, for large boards.  It has no name where there
   are no engines.  */
extern const struct method method_bits;

/* Return how many queens a search of N-queens in the order of the labs has
   placed when it comes to PLACE, the columns of the first rows' queens and then
   -1, or, if PLACE is NULL, to the first solution; 0: nobody knows.  */
long long method_nodes(int n, const int *place);

/* Return the names of all methods that are one of KINDS (METHOD_ ...), ended by
   NULL, and the method called NAME.  */
const char *const *method_names(int kinds);
const struct method *method_named(const char *name);

/* Return the first method, of LAB (NULL: of any), that is all of IS and none of
   IS_NOT, or NULL.  */
const struct method *method_that(int is, int is_not, const char *lab);

/* Tell whether M is a function of LAB.  */
bool method_is_of(const struct method *m, const char *lab);

/* Stands for the test of squares of the labs: to be handed to a search, never
   to be called.  */
bool method_own_test(const struct board *b, int row, int col);

/* Return the order to search as S says.  */
struct runner_order method_order(const struct method_setup *s);

/* Search as SELF, a method_setup, says, and tell it what came of it: what
   runner_run is to do.  */
void method_search(void *self);

#endif
