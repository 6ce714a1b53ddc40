/* lower_bounds.c - the bounds that suites hand to a search.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/right/lower_bounds.h"

#include <stddef.h>

#include "lib/require.h"

static lower_bound *const bounds[] = {
    lower_bound_standing,
    lower_bound_cheapest,
    lower_bound_jumping,
    lower_bound_asking,
};
enum { BOUNDS = sizeof bounds / sizeof bounds[0] };

int
lower_bound_standing(const struct board *b, const struct costs *c, int row,
                     square_test *is_safe)
{
    const signed char *queen;
    int cost = 0;

    REQUIRE(b != NULL && c != NULL, "bound: the board or the costs are NULL");
    REQUIRE(row >= 0 && row <= board_size(b), "bound: row %d is not in 0 .. %d",
            row, board_size(b));
    queen = board_columns(b);
    for (int r = 0; r < row; r++) {
        REQUIRE(queen[r] != -1,
                "bound: row %d is before row %d and has no queen", r, row);
        cost += costs_at(c, r, queen[r]);
    }
    return cost;
}

int
lower_bound_cheapest(const struct board *b, const struct costs *c, int row,
                     square_test *is_safe)
{
    int standing = lower_bound_standing(b, c, row, is_safe);

    return standing + (board_size(b) - row) * costs_least(c);
}

int
lower_bound_jumping(const struct board *b, const struct costs *c, int row,
                    square_test *is_safe)
{
    int standing = lower_bound_standing(b, c, row, is_safe);
    int rest = lower_bound_cheapest(b, c, row, is_safe) - standing;
    unsigned mixed = 0;

    for (int r = 0; r < row; r++)
        mixed = (mixed + (unsigned)board_queen(b, r) + 1) * 2654435761U;
    return standing + (int)(mixed >> 8) % (rest + 1);
}

int
lower_bound_asking(const struct board *b, const struct costs *c, int row,
                   square_test *is_safe)
{
    int standing = lower_bound_standing(b, c, row, is_safe);
    int n = board_size(b), allowed = 0;

    if (row == n)
        return standing;
    for (int col = 0; col < n; col++)
        allowed += is_safe(b, n - 1, col);
    if (allowed == 0)
        return LIVE_NEVER;
    return standing > 0 && allowed % 2 == 1 ? standing - 1 : standing;
}

int
lower_bound_number(lower_bound *bound)
{
    int i = 0;

    while (i < BOUNDS && bounds[i] != bound)
        i++;
    REQUIRE(i < BOUNDS, "lower_bound_number: a bound without a number");
    return i;
}

lower_bound *
lower_bound_numbered(int number)
{
    REQUIRE(number >= 0 && number < BOUNDS,
            "lower_bound_numbered: there is no bound %d", number);
    return bounds[number];
}
