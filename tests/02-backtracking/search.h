/* search.h - one call of backtracking_solve, watched.
   SPDX-License-Identifier: MIT

       struct search s = search_new(4);
       s.look = looks_for_attacked;
       search_run(&s);
       search_end(&s);

   A look is shown every move and complains when it sees a wrong one.  */
#ifndef TESTS_BACKTRACKING_SEARCH_H
#define TESTS_BACKTRACKING_SEARCH_H

#include <stdint.h>
#include <stdio.h>

#include "lib/board.h"
#include "tools/judge/right/solutions.h"
#include "tools/judge/suite/grade.h"

enum { SEARCH_SIDE = BOARD_MAX_SIZE, SEARCH_SOLUTIONS = 92 };

struct search {
    /* The call.  */
    struct board *board;
    int row;
    square_test *is_safe;
    int stop_at; /* the solution at which to stop, from 1; 0: never */
    void (*look)(struct search *s, const struct event *e); /* or NULL */

    /* What came of it so far.  */
    int given[SEARCH_SIDE]; /* the queens in the rows before ROW */
    int found;              /* solutions reported */
    int refused;            /* calls of board_place */
    struct event first_refused;
    uint64_t tried; /* columns that had a queen in row ROW, a bit each */
    bool was_full;  /* every row had a queen once */
    bool is_told;   /* board_found has returned true */
    bool said;      /* what the function returned */

    /* For looks.  */
    struct board *before;     /* the board at the call, or NULL */
    struct solutions answers; /* that must be reported */
    bool is_seen[SEARCH_SOLUTIONS];
    int asked;                               /* tests of a square */
    bool is_asked[SEARCH_SIDE][SEARCH_SIDE]; /* at the present node */
};

/* Return a search for all ways to put N queens on an empty board; release what
   it holds.  */
struct search search_new(int n);
void search_end(struct search *s);

/* Return such a search of a board whose rows before ROW have the queens of a
   solution, for sizes that are too large to be searched from the top.  */
struct search search_started(int n, int row);

/* Let S know its answers, or the first LIMIT of them; 0: all.  */
void search_expect(struct search *s, int limit);

/* Make the call.  */
void search_run(struct search *s);

/* Tell whether the board still has the queens that it had before.  */
bool search_has_given(const struct search *s);

/* Begin a complaint with the words that name the call.  */
FILE *search_complain(const struct search *s);

/* A look for completeness: only answers may be reported, and each once.  After
   the search, search_expect_all complains if one is missing, or if something
   wrong was returned.  */
void search_look_at_answers(struct search *s, const struct event *e);
void search_expect_all(const struct search *s);

/* A look for order: the answers must come in the order of a right search, up to
   the one at which the search is told to stop.  After the search,
   search_expect_stop complains if it did not come so far, or if something
   wrong was returned.  */
void search_look_at_order(struct search *s, const struct event *e);
void search_expect_stop(const struct search *s);

/* Looks: what to look for in a search, besides its solutions.

   After a stop the search must not go on.  Queens may be taken away, which is
   another criterion's business.  */
void looks_for_more(struct search *s, const struct event *e);

/* No queen may be put where the test says no.  */
void looks_for_attacked(struct search *s, const struct event *e);

/* At each node, every square of the next row must be tested once before the
   search leaves the node; in which order does not matter.  After the search,
   looks_expect_tests complains if that was not done for the first row, or if
   there were more tests or fewer in all.  */
void looks_at_tests(struct search *s, const struct event *e);
void looks_expect_tests(const struct search *s);

/* Add the criteria that ask how the search went about it.  */
void test_moves_add(struct grade *g);

/* Searches that begin on other boards.  Call TRY_ONE with a search for all
   solutions from every board of N that has queens in its first ROWS rows, none
   of them attacked.  */
void starts_from_each(int n, int rows, void (*try_one)(struct search *s));

/* Call TRY_ONE with a search of the last ROWS rows of a board of each size in
   solutions_sizes.  Who cannot begin on a board that has queens already loses
   the criterion for that, and not all of them: then there is no call.  */
void starts_large(int rows, void (*try_one)(struct search *s));

#endif
