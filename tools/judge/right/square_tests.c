/* square_tests.c - the tests of a square that suites hand to a search.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/right/square_tests.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "lib/require.h"

_Static_assert(BOARD_MAX_SIZE <= 64, "a row has more columns than bits");

static const struct {
    square_test *test;
    const char *rule;
} tests[] = {
    { square_test_queens, NULL },
    { square_test_cornerless, "also refuses the four corners" },
    { square_test_rooks, "refuses taken columns only" },
    { square_test_any, "always says yes" },
    { square_test_led, "allows one square only in all but the last 6 rows" },
};
enum { TESTS = sizeof tests / sizeof tests[0] };

/* Return the columns of B's queens, of which those before ROW are wanted.  */
static const signed char *
columns_before(const struct board *b, int row)
{
    const signed char *columns = board_columns(b);

    REQUIRE(row >= 0 && row <= board_size(b),
            "is_safe: row %d is not in 0 .. %d", row, board_size(b));
    return columns;
}

/* Return a bit a column: what the queens in the rows before ROW attack there.
   Searches ask about one square of a row after the other, so the last row is
   remembered, with the queens before it.  */
static uint64_t
attacked_in(const signed char *queen, int row)
{
    static signed char before[BOARD_MAX_SIZE];
    static int last = -1;
    static uint64_t attacked;
    uint64_t straight = 0, left = 0, right = 0;

    if (row == last && memcmp(queen, before, (size_t)row) == 0)
        return attacked;
    for (int r = 0; r < row; r++) {
        uint64_t bit = queen[r] != -1 ? (uint64_t)1 << queen[r] : 0;

        straight |= bit;
        left = (left | bit) >> 1; /* a row further down */
        right = (right | bit) << 1;
    }
    memcpy(before, queen, (size_t)row);
    last = row;
    attacked = straight | left | right;
    return attacked;
}

bool
square_test_queens(const struct board *b, int row, int col)
{
    return (attacked_in(columns_before(b, row), row) >> col & 1) == 0;
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
    return memchr(columns_before(b, row), col, (size_t)row) == NULL;
}

bool
square_test_any(const struct board *b, int row, int col)
{
    return true;
}

/* The odd columns in order, then the even ones, with exceptions for some N (E.
   Pauls, 1874).  */
int
square_test_column(int n, int row)
{
    int odd = n / 2, i = row - odd, evens = n - odd;

    if (row < odd)
        return n % 6 == 3 ? (row == odd - 1 ? 1 : 2 * row + 3) : 2 * row + 1;
    if (n % 6 == 2)
        return i == evens - 1 ? 4 : i < 2 ? 2 - 2 * i : 2 * i + 2;
    if (n % 6 == 3)
        return i < evens - 2 ? 2 * i + 4 : 2 * (i - evens + 2);
    return 2 * i;
}

bool
square_test_led(const struct board *b, int row, int col)
{
    int n = board_size(b);
    bool is_led = row < n - SQUARE_TEST_FREE_ROWS;

    return (!is_led || col == square_test_column(n, row)) &&
           square_test_queens(b, row, col);
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
