/* known_lines.c - the lines of a board, as the judge knows them.
   SPDX-License-Identifier: MIT  */

#include <stddef.h>
#include <string.h>

#include "tests/03-branch-and-bound/parts.h"

struct branch_bound_lines
known_lines_of(const struct board *b)
{
    int n = board_size(b);
    struct branch_bound_lines lines;

    memset(&lines, 0, sizeof lines);
    lines.n = n;
    for (int row = 0; row < n; row++) {
        int col = board_queen(b, row);

        if (col != -1)
            codes_take(&lines, row, col);
    }
    return lines;
}

struct branch_bound_lines
known_lines_in(const unsigned char *bytes)
{
    struct branch_bound_lines lines;
    const unsigned char *column =
        bytes + offsetof(struct branch_bound_lines, column);
    const unsigned char *slashes =
        bytes + offsetof(struct branch_bound_lines, slash);
    const unsigned char *backslashes =
        bytes + offsetof(struct branch_bound_lines, backslash);

    memcpy(&lines.n, bytes + offsetof(struct branch_bound_lines, n),
           sizeof lines.n);
    for (int i = 0; i < BOARD_MAX_SIZE; i++)
        lines.column[i] = column[i] != 0;
    for (int i = 0; i < CODES; i++) {
        lines.slash[i] = slashes[i] != 0;
        lines.backslash[i] = backslashes[i] != 0;
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
            (c == col || codes_slash(n, r, c) == codes_slash(n, row, col) ||
             codes_backslash(n, r, c) == codes_backslash(n, row, col)))
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
           differ("slash", lines->slash, known.slash, CODES, fault) ||
           differ("backslash", lines->backslash, known.backslash, CODES, fault);
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
