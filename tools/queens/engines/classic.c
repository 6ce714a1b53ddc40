/* classic.c - where the ladder begins: what the classic programs do.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/engines/classic.h"

#include <stdlib.h>

#include "lib/board.h"
#include "lib/maze_moves.h"
#include "tools/base/must.h"

struct search {
    int n;
    enum classic_test test;
    bool first;
    int queens[BOARD_MAX_SIZE];
    bool columns[BOARD_MAX_SIZE], sums[2 * BOARD_MAX_SIZE],
        differences[2 * BOARD_MAX_SIZE];
    long long found;
};

static bool
is_safe(const struct search *s, int row, int col)
{
    if (s->test == CLASSIC_LOOKUP)
        return !(s->columns[col] || s->sums[row + col] ||
                 s->differences[row - col + s->n - 1]);
    for (int above = 0; above < row; above++)
        if (s->queens[above] == col ||
            abs(s->queens[above] - col) == row - above)
            return false;
    return true;
}

static void
set(struct search *s, int row, int col, bool has_queen)
{
    s->columns[col] = has_queen;
    s->sums[row + col] = has_queen;
    s->differences[row - col + s->n - 1] = has_queen;
    s->queens[row] = col;
}

/* Return whether to stop.  */
static bool
place(struct search *s, int row)
{
    if (row == s->n) {
        s->found++;
        return s->first;
    }
    for (int col = 0; col < s->n; col++)
        if (is_safe(s, row, col)) {
            set(s, row, col, true);
            if (place(s, row + 1))
                return true;
            set(s, row, col, false);
        }
    return false;
}

long long
classic_search(int n, enum classic_test test, bool first, int *queens)
{
    struct search s = { .n = n, .test = test, .first = first };

    if (place(&s, 0))
        for (int row = 0; row < n; row++)
            queens[row] = s.queens[row];
    return s.found;
}

static bool
walk(struct maze *m, int row, int col, bool *been)
{
    maze_enter(m, row, col);
    been[row * maze_cols(m) + col] = true;
    if (maze_is_goal(m, row, col))
        return true;
    for (int i = 0; i < MAZE_MOVES; i++) {
        int r = row + maze_moves[i].row, c = col + maze_moves[i].col;

        if (maze_is_open(m, r, c) && !been[r * maze_cols(m) + c] &&
            walk(m, r, c, been))
            return true;
    }
    maze_leave(m);
    return false;
}

int
classic_rat(struct maze *m)
{
    size_t cells = (size_t)maze_rows(m) * (size_t)maze_cols(m);
    bool *been = must_calloc(cells, sizeof *been);
    struct maze_cell start = maze_start(m);
    int steps = walk(m, start.row, start.col, been) ? maze_steps(m) : -1;

    while (maze_steps(m) >= 0)
        maze_leave(m);
    free(been);
    return steps;
}
