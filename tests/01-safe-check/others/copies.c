/* copies.c - another right answer to lab 01: works on copies, with memory of
   its own, recursion and a table that it fills once.
   SPDX-License-Identifier: MIT  */
#include "labs/01-safe-check/safe_check.h"

#include <stdlib.h>
#include <string.h>

/* What a queen attacks, seen from her: [rows down][columns to the right].  */
static bool star[2 * BOARD_MAX_SIZE + 1][2 * BOARD_MAX_SIZE + 1];

static void
fill_star(void)
{
    static bool is_filled;

    if (is_filled)
        return;
    is_filled = true;
    for (int i = -BOARD_MAX_SIZE; i <= BOARD_MAX_SIZE; i++) {
        star[BOARD_MAX_SIZE + i][BOARD_MAX_SIZE] = true;
        star[BOARD_MAX_SIZE][BOARD_MAX_SIZE + i] = true;
        star[BOARD_MAX_SIZE + i][BOARD_MAX_SIZE + i] = true;
        star[BOARD_MAX_SIZE + i][BOARD_MAX_SIZE - i] = true;
    }
    star[BOARD_MAX_SIZE][BOARD_MAX_SIZE] = false;
}

bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    fill_star();
    return star[BOARD_MAX_SIZE + r2 - r1][BOARD_MAX_SIZE + c2 - c1];
}

static bool
is_safe_from(const struct board *b, int r, int row, int col)
{
    if (r == row)
        return true;
    if (board_queen(b, r) != -1 &&
        safe_check_attacks(r, board_queen(b, r), row, col))
        return false;
    return is_safe_from(b, r + 1, row, col);
}

bool
safe_check_is_safe(const struct board *b, int row, int col)
{
    return is_safe_from(b, 0, row, col);
}

bool
safe_check_scan(int n, const int *cells, int row, int col)
{
    size_t bytes = (size_t)(n * row) * sizeof *cells;
    int *above = malloc(bytes + 1);
    bool is_safe = true;

    if (above == NULL)
        return false;
    memcpy(above, cells, bytes);
    for (int i = n * row - 1; i >= 0 && is_safe; i--)
        is_safe = above[i] == 0 || !safe_check_attacks(i / n, i % n, row, col);
    free(above);
    return is_safe;
}

static int
pairs_from(const struct board *b, int r1, int r2)
{
    if (r1 == board_size(b))
        return 0;
    if (r2 == board_size(b))
        return pairs_from(b, r1 + 1, r1 + 2);
    return pairs_from(b, r1, r2 + 1) +
           (board_queen(b, r1) != -1 && board_queen(b, r2) != -1 &&
            safe_check_attacks(r1, board_queen(b, r1), r2, board_queen(b, r2)));
}

int
safe_check_pairs(const struct board *b)
{
    return board_size(b) == 1 ? 0 : pairs_from(b, 0, 1);
}
