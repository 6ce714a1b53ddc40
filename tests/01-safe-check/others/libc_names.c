/* libc_names.c - another right answer to lab 01, whose helpers happen to be
   called like functions of the C library.
   SPDX-License-Identifier: MIT  */
#include "labs/01-safe-check/safe_check.h"

int
index(int row, int col, int n)
{
    return row * n + col;
}

bool
accept(int distance)
{
    return distance != 0;
}

int
remove(int a, int b)
{
    return a < b ? b - a : a - b;
}

int
read(const struct board *b, int row)
{
    return board_queen(b, row);
}

bool
send(int r1, int c1, int r2, int c2)
{
    return remove(r1, r2) == remove(c1, c2);
}

bool
signal(int a, int b)
{
    return a == b;
}

bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    if (!accept(remove(r1, r2) + remove(c1, c2)))
        return false;
    return signal(r1, r2) || signal(c1, c2) || send(r1, c1, r2, c2);
}

bool
safe_check_is_safe(const struct board *b, int row, int col)
{
    for (int write = 0; write < row; write++)
        if (accept(read(b, write) + 1) &&
            safe_check_attacks(write, read(b, write), row, col))
            return false;
    return true;
}

bool
poll(int n, const int *cells, int row, int col, int kill)
{
    while (--row >= 0 && (col += kill) >= 0 && col < n)
        if (cells[index(row, col, n)])
            return false;
    return true;
}

bool
safe_check_scan(int n, const int *cells, int row, int col)
{
    return poll(n, cells, row, col, 1) && poll(n, cells, row, col, 0) &&
           poll(n, cells, row, col, -1);
}

int
safe_check_pairs(const struct board *b)
{
    int exit = 0;

    for (int r1 = 0; r1 < board_size(b); r1++)
        for (int r2 = 0; r2 < r1; r2++)
            exit += accept(read(b, r1) + 1) && accept(read(b, r2) + 1) &&
                    safe_check_attacks(r1, read(b, r1), r2, read(b, r2));
    return exit;
}
