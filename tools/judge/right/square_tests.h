/* square_tests.h - the tests of a square that suites hand to a search.
   SPDX-License-Identifier: MIT

   A function cannot cross the border between two processes, but its number in
   a list that both sides know can.  A suite passes one of these tests, the
   proxy sends its number (call_put_square_test), and the child takes the test
   of that number (serve_square_test).  The child has it from square_tests.so,
   made of this file and loaded when it is asked for: the host of a lab that is
   handed no test must hold none.

   Besides the queens' own test there are others, because a search has to use
   the test it is given, whatever that says.  */
#ifndef TOOLS_JUDGE_RIGHT_SQUARE_TESTS_H
#define TOOLS_JUDGE_RIGHT_SQUARE_TESTS_H

#include "lib/board.h"

/* No queen in the rows before ROW attacks (ROW, COL).  */
bool square_test_queens(const struct board *b, int row, int col);

/* The same, and (ROW, COL) is not a corner of the board.  */
bool square_test_cornerless(const struct board *b, int row, int col);

/* No queen in the rows before ROW stands in column COL.  */
bool square_test_rooks(const struct board *b, int row, int col);

/* Every square will do.  */
bool square_test_any(const struct board *b, int row, int col);

/* The queens' own, but in all but the last SQUARE_TEST_FREE_ROWS rows only the
   column of square_test_column will do: a search is short on any board.  */
enum { SQUARE_TEST_FREE_ROWS = 6 };
bool square_test_led(const struct board *b, int row, int col);

/* Return the column of the queen in ROW of a solution that can be written down
   for each N above 3.  */
int square_test_column(int n, int row);

/* Return the number of TEST, which must be one of those above, and the test
   that has NUMBER.  */
int square_test_number(square_test *test);
square_test *square_test_numbered(int number);

/* Return what sets TEST apart from the queens' own, to be read after "an
   is_safe that", or NULL if it is that one.  */
const char *square_test_rule(square_test *test);

#endif
