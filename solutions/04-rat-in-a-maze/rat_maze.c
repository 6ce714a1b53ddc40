/* rat_maze.c - lab 04: a rat looks for its way through a maze.
   SPDX-License-Identifier: MIT

   Two depth-first searches of the same state space.  The first is content
   with any way, so a cell that was left once is never worth a second visit.
   The second wants a shortest way, so a cell is worth another visit whenever
   it can be reached in fewer steps than before.  */
#include "labs/04-rat-in-a-maze/rat_maze.h"

#include <limits.h>
#include <stdlib.h>

enum { MOVES = 4 };

/* Rows down and columns to the right: left, down, right, up.  */
static const int move[MOVES][2] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };

bool
rat_maze_find_path(struct maze *m, int row, int col, bool *marks)
{
    bool is_goal = maze_is_goal(m, row, col);

    maze_enter(m, row, col);
    marks[row * maze_cols(m) + col] = true;
    if (is_goal && maze_found(m))
        return true;
    for (int i = 0; i < MOVES && !is_goal; i++) {
        int r = row + move[i][0], c = col + move[i][1];

        if (maze_is_open(m, r, c) && !marks[r * maze_cols(m) + c] &&
            rat_maze_find_path(m, r, c, marks))
            return true;
    }
    maze_leave(m);
    return false;
}

/* What does not change from cell to cell.  */
struct search {
    struct maze *m;
    int *reached;
    int best;     /* steps of the best way so far; INT_MAX: none yet */
    bool is_over; /* maze_found said stop */
};

/* Tell whether entering (ROW, COL) after STEPS steps can still pay: no way
   from there to the goal is shorter than the Manhattan distance.  */
static bool
is_promising(const struct search *s, int row, int col, int steps)
{
    struct maze_cell goal = maze_goal(s->m);
    int distance = abs(goal.row - row) + abs(goal.col - col);

    return maze_is_open(s->m, row, col) && steps + distance < s->best &&
           steps < s->reached[row * maze_cols(s->m) + col];
}

static void
explore(struct search *s, int row, int col, int steps)
{
    if (s->is_over || !is_promising(s, row, col, steps))
        return;
    maze_enter(s->m, row, col);
    s->reached[row * maze_cols(s->m) + col] = steps;
    if (maze_is_goal(s->m, row, col)) {
        s->best = steps;
        s->is_over = maze_found(s->m);
    } else {
        for (int i = 0; i < MOVES; i++)
            explore(s, row + move[i][0], col + move[i][1], steps + 1);
    }
    maze_leave(s->m);
}

int
rat_maze_shortest(struct maze *m, int *reached)
{
    struct search s = { m, reached, INT_MAX, false };
    struct maze_cell start = maze_start(m);

    explore(&s, start.row, start.col, 0);
    return s.best == INT_MAX ? -1 : s.best;
}
