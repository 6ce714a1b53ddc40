/* search.h - one call of backtracking_solve, watched.
   SPDX-License-Identifier: MIT

       struct search s = search_new(4);
       s.look = looks_for_attacked;
       search_run(&s);
       board_free(s.board);

   A look is shown every move and complains when it sees a wrong one.  */
#ifndef TESTS_BACKTRACKING_SEARCH_H
#define TESTS_BACKTRACKING_SEARCH_H

#include <stdio.h>

#include "lib/board.h"
#include "tests/02-backtracking/answers.h"

struct search {
    /* The call.  */
    struct board *board;
    int row;
    square_test *is_safe;
    int stop_at; /* the solution at which to stop, from 1; 0: never */
    void (*look)(struct search *s, const struct event *e); /* or NULL */

    /* What came of it so far.  */
    int given[ANSWERS_SIDE]; /* the queens in the rows before ROW */
    int found;               /* solutions reported */
    int refused;             /* calls of board_place */
    struct event first_refused;
    bool is_told; /* board_found has returned true */
    bool said;    /* what the function returned */

    /* For looks.  */
    struct answers answers;
    int asked;                                 /* tests of a square */
    bool is_asked[ANSWERS_SIDE][ANSWERS_SIDE]; /* at the present node */
};

/* Return a search for all ways to put N queens on an empty board.  The caller
   releases the board.  */
struct search search_new(int n);

/* Call TRY_ONE with such a search from every board of N that has queens in its
   first ROWS rows, none of them attacked.  */
void search_from_each(int n, int rows, void (*try_one)(struct search *s));

/* Make the call.  */
void search_run(struct search *s);

/* Begin a complaint with the words that name the call.  */
FILE *search_complain(const struct search *s);

/* A look for completeness: only answers may be reported, and each once.  After
   the search, search_expect_all complains if one is missing, or if something
   wrong was returned.  */
void search_look_at_answers(struct search *s, const struct event *e);
void search_expect_all(const struct search *s);

/* A look for order: the answers must come in lexicographic order, up to the
   one at which the search is told to stop.  After the search,
   search_expect_stop complains if it did not come so far, or if something
   wrong was returned.  */
void search_look_at_order(struct search *s, const struct event *e);
void search_expect_stop(const struct search *s);

#endif
