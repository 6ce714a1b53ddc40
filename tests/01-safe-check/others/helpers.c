/* helpers.c - another right answer to lab 01, which needs what the compiler and
   the loader add: helpers for what the processor cannot do, a constructor and
   tables of addresses.
   SPDX-License-Identifier: MIT  */
#include "labs/01-safe-check/safe_check.h"

#include <setjmp.h>

typedef unsigned __int128 wide;

static int (*distance)(int, int);
static wide one;
static jmp_buf away;

static int
plainly(int a, int b)
{
    return a < b ? b - a : a - b;
}

static int (*const ways[])(int, int) = { plainly, plainly };

__attribute__((constructor)) static void
set_up(void)
{
    one = 1;
    distance = ways[one / 2];
}

/* Are both the same number?  Divisions and sums of bits are functions of libgcc
   here.  */
static bool
is_same(int a, int b)
{
    wide both = one << (a + 64) | one << (b + 64);

    return __builtin_popcountll(both / (one << 64)) == 1;
}

bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    if (setjmp(away) != 0)
        return false;
    if (is_same(r1, r2) && is_same(c1, c2))
        longjmp(away, 1);
    return is_same(r1, r2) || is_same(c1, c2) ||
           is_same(distance(r1, r2), distance(c1, c2));
}

bool
safe_check_is_safe(const struct board *b, int row, int col)
{
    for (int r = 0; r < row; r++)
        if (board_queen(b, r) >= 0 &&
            safe_check_attacks(r, board_queen(b, r), row, col))
            return false;
    return true;
}

bool
safe_check_scan(int n, const int *cells, int row, int col)
{
    for (int r = 0; r < row; r++)
        for (int c = 0; c < n; c++)
            if (cells[r * n + c] && safe_check_attacks(r, c, row, col))
                return false;
    return true;
}

int
safe_check_pairs(const struct board *b)
{
    int pairs = 0;

    for (int r1 = 0; r1 < board_size(b); r1++)
        for (int r2 = 0; r2 < r1; r2++)
            pairs += board_queen(b, r1) >= 0 && board_queen(b, r2) >= 0 &&
                     safe_check_attacks(r1, board_queen(b, r1), r2,
                                        board_queen(b, r2));
    return pairs;
}
