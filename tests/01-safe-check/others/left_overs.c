/* left_overs.c - another right answer to lab 01, with what beginners leave
   behind: a main, printing, reading the keyboard, globals.
   SPDX-License-Identifier: MIT  */
#include "labs/01-safe-check/safe_check.h"

#include <stdio.h>
#include <stdlib.h>

int calls;
static char answer[100];

bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    bool said = abs(r1 - r2) == abs(c1 - c2) || c1 == c2 || r1 == r2;

    printf("call %d: %d %d %d %d\n", ++calls, r1, c1, r2, c2);
    fprintf(stderr, "debug: %s\n", said ? "TRUE" : "FALSE");
    return (r1 != r2 || c1 != c2) && said;
}

bool
safe_check_is_safe(const struct board *b, int row, int col)
{
    int safe = 1;

    printf("is (%d, %d) safe? press a key", row, col); /* no line end */
    getchar();
    if (fgets(answer, sizeof answer, stdin) != NULL)
        printf("you said %s\n", answer);
    for (int r = 0; r < row; r++)
        if (board_queen(b, r) >= 0)
            safe &= !safe_check_attacks(r, board_queen(b, r), row, col);
    return safe;
}

bool
safe_check_scan(int n, const int *cells, int row, int col)
{
    for (int r = 0; r < n; r++) {
        for (int c = 0; c < n; c++)
            printf("%d ", cells[r * n + c]);
        puts("");
    }
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

    fflush(stdout);
    for (int r2 = board_size(b) - 1; r2 > 0; r2--)
        for (int r1 = r2 - 1; r1 >= 0; r1--)
            if (board_queen(b, r1) != -1 && board_queen(b, r2) != -1)
                pairs += safe_check_attacks(r1, board_queen(b, r1), r2,
                                            board_queen(b, r2));
    return pairs;
}

int
main(void)
{
    printf("%d\n", safe_check_attacks(0, 0, 1, 1));
    return 0;
}
