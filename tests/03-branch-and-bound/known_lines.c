/* known_lines.c - the lines of a board, as the judge knows them.
   SPDX-License-Identifier: MIT  */
#include "tests/03-branch-and-bound/known_lines.h"

#include <string.h>

#include "tests/03-branch-and-bound/lines.h"

/* The slash code of each square, of boards of SIZE.  */
static struct {
    int size;
    int code[BOARD_MAX_SIZE][BOARD_MAX_SIZE];
} slash;

/* Every slash diagonal has its lower end on the left edge or on the bottom
   edge: go down the one and along the other, and from each square up to the
   right.  */
static void
number_diagonals(int n)
{
    int code = 0, row = 0, col = 0;

    slash.size = n;
    while (col < n) {
        for (int r = row, c = col; r >= 0 && c < n; r--, c++)
            slash.code[r][c] = code;
        code++;
        if (row < n - 1)
            row++;
        else
            col++;
    }
}

int
known_lines_slash(int n, int row, int col)
{
    if (slash.size != n)
        number_diagonals(n);
    return slash.code[row][col];
}

/* In a mirror, / is \ and the right edge is the left one.  */
int
known_lines_backslash(int n, int row, int col)
{
    return known_lines_slash(n, row, n - 1 - col);
}

struct branch_bound_lines
known_lines_of(const struct board *b)
{
    int n = board_size(b);
    struct branch_bound_lines lines;

    memset(&lines, 0, sizeof lines);
    lines.n = n;
    for (int row = 0; row < n; row++) {
        int col = board_queen(b, row);

        if (col == -1)
            continue;
        lines.column[col] = true;
        lines.slash[known_lines_slash(n, row, col)] = true;
        lines.backslash[known_lines_backslash(n, row, col)] = true;
    }
    return lines;
}

bool
known_lines_are_free(const struct board *b, int row, int col)
{
    int n = board_size(b);

    for (int r = 0; r < n; r++) {
        int c = board_queen(b, r);

        if (c != -1 &&
            (c == col ||
             known_lines_slash(n, r, c) == known_lines_slash(n, row, col) ||
             known_lines_backslash(n, r, c) ==
                 known_lines_backslash(n, row, col)))
            return false;
    }
    return true;
}

/* Put into *FAULT the first of COUNT entries in which IS differs.  */
static bool
differ(const char *array, const bool *is, const bool *should_be, int count,
       struct known_lines_fault *fault)
{
    for (int i = 0; i < count; i++)
        if (is[i] != should_be[i]) {
            *fault =
                (struct known_lines_fault){ array, i, is[i], should_be[i] };
            return true;
        }
    return false;
}

bool
known_lines_differ(const struct branch_bound_lines *lines,
                   const struct board *b, struct known_lines_fault *fault)
{
    struct branch_bound_lines known = known_lines_of(b);

    if (lines->n != known.n) {
        *fault = (struct known_lines_fault){ "n", -1, lines->n, known.n };
        return true;
    }
    return differ("column", lines->column, known.column, BOARD_MAX_SIZE,
                  fault) ||
           differ("slash", lines->slash, known.slash, LINES_DIAGONALS, fault) ||
           differ("backslash", lines->backslash, known.backslash,
                  LINES_DIAGONALS, fault);
}

void
known_lines_tell(FILE *f, const struct known_lines_fault *fault)
{
    if (fault->index == -1)
        fprintf(f, "lines->n is %d, and it must stay %d.\n", fault->is,
                fault->should_be);
    else
        fprintf(f, "lines->%s[%d] is %s, but it must be %s.\n", fault->array,
                fault->index, fault->is ? "true" : "false",
                fault->should_be ? "true" : "false");
}
