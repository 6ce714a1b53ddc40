/* prints_much.c - another right answer to lab 01 that draws a board at each
   step, and each board with letters of its own.
   SPDX-License-Identifier: MIT  */
#include "labs/01-safe-check/safe_check.h"

#include <stdio.h>
#include <stdlib.h>

static void
draw(int n, int row, int col)
{
    for (int r = 0; r < n && r < 20; r++) {
        for (int c = 0; c < n && c < 20; c++)
            printf("%s ", r == row && c == col ? "\342\231\233" : "\302\267");
        printf("\033[0m\r\n");
    }
}

bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    draw(20, r1, c1);
    draw(20, r2, c2);
    if (r1 == r2)
        return c1 != c2;
    return c1 == c2 || r1 + c1 == r2 + c2 || r1 - c1 == r2 - c2;
}

bool
safe_check_is_safe(const struct board *b, int row, int col)
{
    bool is_safe = true;

    for (int r = row - 1; r >= 0; r--) {
        int c = board_queen(b, r);

        draw(board_size(b), r, c);
        if (c == -1)
            continue;
        is_safe = is_safe && c != col && row - r != abs(col - c);
    }
    return is_safe;
}

bool
safe_check_scan(int n, const int *cells, int row, int col)
{
    int left = col, right = col;

    for (int r = row - 1; r >= 0; r--) {
        draw(n, r, col);
        left--;
        right++;
        if (cells[r * n + col] == 1)
            return false;
        if (left >= 0 && cells[r * n + left] == 1)
            return false;
        if (right < n && cells[r * n + right] == 1)
            return false;
    }
    return true;
}

int
safe_check_pairs(const struct board *b)
{
    int n = board_size(b), count = 0;

    for (int r2 = 1; r2 < n; r2++)
        for (int r1 = 0; r1 < r2; r1++) {
            int c1 = board_queen(b, r1), c2 = board_queen(b, r2);

            draw(n, r1, c1);
            if (c1 != -1 && c2 != -1 &&
                (c1 == c2 || r2 - r1 == c2 - c1 || r2 - r1 == c1 - c2))
                count++;
        }
    return count;
}
