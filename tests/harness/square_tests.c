/* square_tests.c - the tests of a square that suites hand to a search.
   SPDX-License-Identifier: MIT  */
#include "tests/harness/square_tests.h"

#include <stddef.h>

#include "lib/require.h"
#include "tests/harness/oracle.h"

static const struct {
    square_test *test;
    const char *rule;
} tests[] = {
    { square_test_queens, NULL },
    { square_test_cornerless, "also refuses the four corners" },
    { square_test_rooks, "refuses taken columns only" },
    { square_test_any, "always says yes" },
};
enum { TESTS = sizeof tests / sizeof tests[0] };

/* The oracle of the last call.  From one call to the next a search moves few
   queens, and following those costs less than beginning anew.  */
static struct {
    struct oracle oracle;
    int queen[BOARD_MAX_SIZE]; /* as it knows them */
} kept;

/* Let KEPT know the queens of B in rows 0 .. ROWS - 1.  */
static void
follow(const struct board *b, int rows)
{
    int n = board_size(b);

    if (kept.oracle.n != n) {
        kept.oracle = oracle_start(n);
        for (int row = 0; row < n; row++)
            kept.queen[row] = -1;
    }
    for (int row = 0; row < n; row++) {
        int col = row < rows ? board_queen(b, row) : -1;

        if (col == kept.queen[row])
            continue;
        if (kept.queen[row] != -1)
            oracle_remove(&kept.oracle, row, kept.queen[row]);
        if (col != -1)
            oracle_place(&kept.oracle, row, col);
        kept.queen[row] = col;
    }
}

bool
square_test_queens(const struct board *b, int row, int col)
{
    follow(b, row);
    return oracle_attackers(&kept.oracle, row, col) == 0;
}

bool
square_test_cornerless(const struct board *b, int row, int col)
{
    int last = board_size(b) - 1;
    bool is_corner = (row == 0 || row == last) && (col == 0 || col == last);

    return !is_corner && square_test_queens(b, row, col);
}

bool
square_test_rooks(const struct board *b, int row, int col)
{
    bool is_taken[BOARD_MAX_SIZE + 1] = { false };

    for (int r = 0; r < row; r++)
        is_taken[board_queen(b, r) + 1] = true;
    return !is_taken[col + 1];
}

bool
square_test_any(const struct board *b, int row, int col)
{
    return true;
}

int
square_test_number(square_test *test)
{
    int i = 0;

    while (i < TESTS && tests[i].test != test)
        i++;
    REQUIRE(i < TESTS, "square_test_number: a test without a number");
    return i;
}

square_test *
square_test_numbered(int number)
{
    REQUIRE(number >= 0 && number < TESTS,
            "square_test_numbered: there is no test %d", number);
    return tests[number].test;
}

const char *
square_test_rule(square_test *test)
{
    return tests[square_test_number(test)].rule;
}
