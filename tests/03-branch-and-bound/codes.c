/* codes.c - the codes of diagonals, right ones and others.
   SPDX-License-Identifier: MIT  */
#include "tests/03-branch-and-bound/parts.h"

#include <string.h>

#include "tools/judge/suite/grade.h"

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
codes_slash(int n, int row, int col)
{
    if (slash.size != n)
        number_diagonals(n);
    return slash.code[row][col];
}

/* In a mirror, / is \ and the right edge is the left one.  */
int
codes_backslash(int n, int row, int col)
{
    return codes_slash(n, row, n - 1 - col);
}

/* The codes that branch_bound_take gives on a board of SIZE, by the right ones;
   -1: not asked yet.  */
static struct own {
    int size;
    int slash[CODES];
    int backslash[CODES];
    bool is_exchanged; /* lines->slash is for the others, by their codes */
    bool is_right;     /* they are the right ones */
    bool is_distinct;  /* they tell diagonals apart */
} own;
static int has_own = -1; /* codes of its own; -1: not asked yet */

/* Return the only entry of COUNT that is set, -1 if there is not one.  */
static int
only_one(const bool *entry, int count)
{
    int only = -1;

    for (int i = 0; i < count; i++)
        if (entry[i]) {
            if (only != -1)
                return -1;
            only = i;
        }
    return only;
}

/* Let *CODE be FOUND, unless it is something else already, or FOUND is the code
   of another diagonal in CODES.  */
static bool
is_new_code(int *codes, int *code, int found)
{
    if (*code != -1 || found == -1)
        return found != -1 && *code == found;
    for (int i = 0; i < CODES; i++)
        if (codes[i] == found)
            return false;
    *code = found;
    return true;
}

/* Exchange two right codes if the code under test does.  */
static void
exchange(int *slash_code, int *backslash_code)
{
    int kept = *slash_code;

    if (!own.is_exchanged)
        return;
    *slash_code = *backslash_code;
    *backslash_code = kept;
}

static void
ask_square(int n, int row, int col)
{
    int slash = codes_slash(n, row, col);
    int backslash = codes_backslash(n, row, col);
    struct branch_bound_lines lines;
    int said_slash, said_backslash;

    memset(&lines, 0, sizeof lines);
    lines.n = n;
    branch_bound_take(&lines, row, col);
    said_slash = only_one(lines.slash, CODES);
    said_backslash = only_one(lines.backslash, CODES);
    own.is_right &= said_slash == slash && said_backslash == backslash;
    exchange(&slash, &backslash);
    own.is_distinct &=
        is_new_code(own.slash, &own.slash[slash], said_slash) &&
        is_new_code(own.backslash, &own.backslash[backslash], said_backslash);
}

/* Ask about each diagonal: on the edges all of them begin and end.  */
static void
ask_edges(void *self)
{
    int n = own.size;

    for (int i = 0; i < n; i++) {
        ask_square(n, 0, i);
        ask_square(n, n - 1, i);
        ask_square(n, i, 0);
        ask_square(n, i, n - 1);
    }
}

/* Ask about a few squares: who has the right codes there is believed.  */
static void
ask_corners(void *self)
{
    for (int n = 2; n <= BOARD_MAX_SIZE; n = 2 * n + 1) {
        ask_square(n, 0, n - 1);
        ask_square(n, n - 1, 0);
        ask_square(n, n - 1, n - 1);
    }
}

/* Ask by ASK, and let OWN have the right codes if that leads to nothing.  */
static void
ask_codes(int n, void (*ask)(void *self))
{
    for (int turn = 0; turn < 2 && (turn == 0 || !own.is_distinct); turn++) {
        own = (struct own){ .size = n,
                            .is_exchanged = turn == 1,
                            .is_right = true,
                            .is_distinct = true };
        for (int i = 0; i < CODES; i++)
            own.slash[i] = own.backslash[i] = -1;
        if (!grade_try(ask, NULL))
            own.is_right = own.is_distinct = true;
    }
}

/* Tell whether the code under test has codes of its own that tell diagonals
   apart, if only on small boards.  */
static bool
has_own_codes(void)
{
    if (has_own == -1) {
        ask_codes(-1, ask_corners);
        has_own = !own.is_right;
        if (has_own) {
            ask_codes(4, ask_edges);
            has_own = own.is_distinct;
        }
    }
    return has_own;
}

void
codes_forget(void)
{
    own.size = 0;
    has_own = -1;
}

bool
codes_can(int n)
{
    if (!has_own_codes())
        return true;
    if (own.size != n)
        ask_codes(n, ask_edges);
    return own.is_right || own.is_distinct;
}

void
codes_take(struct branch_bound_lines *lines, int row, int col)
{
    int slash_code = codes_slash(lines->n, row, col);
    int backslash_code = codes_backslash(lines->n, row, col);

    if (has_own_codes() && codes_can(lines->n) && !own.is_right) {
        exchange(&slash_code, &backslash_code);
        slash_code = own.slash[slash_code];
        backslash_code = own.backslash[backslash_code];
    }
    lines->column[col] = true;
    lines->slash[slash_code] = true;
    lines->backslash[backslash_code] = true;
}
