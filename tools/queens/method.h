/* method.h - the searches that this program can run, all but one a lab's.
   SPDX-License-Identifier: MIT

       struct board *b = board_new(8);
       struct method_setup setup = { .method = METHOD_LOOKUP, .board = b };
       method_search(&setup);

   A lab's function may do anything: call these in a child (child.h).  */
#ifndef TOOLS_QUEENS_METHOD_H
#define TOOLS_QUEENS_METHOD_H

#include "lib/board.h"
#include "lib/costs.h"
#include "lib/maze.h"

enum method {
    METHOD_BACKTRACKING, /* lab 02, with the test of lab 01: O(n) */
    METHOD_LOOKUP,       /* lab 03 A: three lookup arrays, O(1) */
    METHOD_LOOKAHEAD,    /* lab 03 B */
    METHOD_BITS,         /* the kit's own, for large boards; shows no moves */
    METHOD_SCAN,         /* lab 02, testing on a matrix: O(n) */
    METHOD_CHEAPEST,     /* lab 03 C: least-cost queens */
    METHOD_PATH,         /* lab 04: a way through a maze */
    METHOD_SHORTEST      /* lab 04: a shortest way */
};

/* The names of the methods that a user can choose, ended by NULL: all, and
   those whose moves can be shown.  */
extern const char *const method_names[];
extern const char *const method_names_shown[];

struct method_setup {
    enum method method;
    struct board *board;           /* empty; for mazes: NULL */
    const struct costs *costs;     /* for METHOD_CHEAPEST */
    struct maze *maze;             /* for mazes */
    square_test *is_safe;          /* for the methods that take a test */
    const struct watcher *watcher; /* sees the moves; NULL: nobody does */
    bool tells_tries;              /* let it see each test too */
};

/* Return the name of M in sentences.  */
const char *method_title(enum method m);

/* Tell whether a watcher sees the moves of M.  */
bool method_has_moves(enum method m);

/* Return the lab's function that does M.  */
const char *method_function(enum method m);

/* Tell whether M takes a test of squares.  */
bool method_has_test(enum method m);

/* Search as S says.  Return whether the lab's function reported success.  */
bool method_search(const struct method_setup *s);

#endif
