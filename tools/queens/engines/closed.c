/* closed.c - some solution of N-queens, written down without a search.
   SPDX-License-Identifier: MIT

   Knight's moves: the columns 2 4 6 ... and then 1 3 5 ... (from 1) attack each
   other only when N leaves 2 or 3 after division by 6.  Then it helps to change
   the order of a few odd columns:

       2:  3 1 7 9 11 ... 5        3:  even: 4 6 8 ... 2, odd: 5 7 9 ... 1 3  */
#include "tools/queens/engines/closed.h"

/* Write the columns FIRST, FIRST + 2 .. LAST to the rows from *ROW on.  */
static void
stride(int *queens, int *row, int first, int last)
{
    for (int col = first; col <= last; col += 2)
        queens[(*row)++] = col - 1;
}

bool
closed_find(int n, int *queens)
{
    int row = 0;

    if (n == 2 || n == 3)
        return false;
    if (n % 6 == 2) {
        stride(queens, &row, 2, n);
        stride(queens, &row, 3, 3);
        stride(queens, &row, 1, 1);
        stride(queens, &row, 7, n);
        stride(queens, &row, 5, 5);
    } else if (n % 6 == 3) {
        stride(queens, &row, 4, n);
        stride(queens, &row, 2, 2);
        stride(queens, &row, 5, n);
        stride(queens, &row, 1, 3);
    } else {
        stride(queens, &row, 2, n);
        stride(queens, &row, 1, n);
    }
    return true;
}
