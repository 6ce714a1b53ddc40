/* walk.c - searches that leave traces, for tests of trees and pictures.
   SPDX-License-Identifier: MIT  */
#include "tests/lib/walk.h"

#include <stdlib.h>
#include <string.h>

#include "lib/board.h"
#include "lib/maze_moves.h"
#include "lib/tree/attack_map.h"

enum { LIMIT = 20000000 };

static bool
tell(struct trace *t, enum event_kind kind, int row, int col)
{
    struct event e = { kind, row, col };

    return trace_add(t, &e);
}

/* Turn the wheel of ROW to its next free square.  */
static bool
turn(struct trace *t, struct attack_map *c, int n, int row, int *at, bool tries)
{
    if (*at >= 0) {
        attack_map_remove(c, row, *at);
        tell(t, EVENT_REMOVE, row, *at);
    }
    while (++*at < n) {
        if (tries)
            tell(t, EVENT_TRY, row, *at);
        if (attack_map_at(c, row, *at) == 0)
            break;
    }
    if (*at == n) {
        *at = -1;
        return false;
    }
    attack_map_place(c, row, *at);
    tell(t, EVENT_PLACE, row, *at);
    return true;
}

struct trace *
walk_queens(int n, long long stop_at, bool tries)
{
    struct trace *t = trace_new(LIMIT);
    struct attack_map *c = attack_map_new(n);
    int wheel[BOARD_MAX_SIZE + 1] = { -1 };
    int row = 0;

    if (t == NULL || c == NULL)
        abort();
    trace_stop_at(t, stop_at);
    while (row >= 0) {
        if (row == n && tell(t, EVENT_FOUND, -1, -1))
            break;
        if (row == n || !turn(t, c, n, row, &wheel[row], tries))
            row--;
        else
            wheel[++row] = -1;
    }
    attack_map_free(c);
    return t;
}

/* Return the move of the next step from the rat's cell, or
   MAZE_MOVES.  */
static int
next_move(const struct maze *m, const bool *marks, int move)
{
    struct maze_cell at = maze_path(m, maze_steps(m));

    for (; move < MAZE_MOVES; move++) {
        struct maze_cell to = maze_moves_to(at, move);

        if (maze_is_open(m, to.row, to.col) &&
            !marks[to.row * maze_cols(m) + to.col])
            break;
    }
    return move;
}

static void
step(struct maze *m, bool *marks, int move)
{
    struct maze_cell to = maze_moves_to(maze_path(m, maze_steps(m)), move);

    marks[to.row * maze_cols(m) + to.col] = true;
    maze_enter(m, to.row, to.col);
}

/* Lead the rat about until it stands on the goal or has left the maze.  */
static void
wander(struct maze *m, bool *marks, char *wheel)
{
    struct maze_cell at = maze_start(m);

    marks[at.row * maze_cols(m) + at.col] = true;
    maze_enter(m, at.row, at.col);
    while (maze_steps(m) >= 0) {
        int steps = maze_steps(m);

        at = maze_path(m, steps);
        if (maze_is_goal(m, at.row, at.col) && maze_found(m))
            return;
        wheel[steps] = (char)next_move(m, marks, wheel[steps]);
        if (wheel[steps] == MAZE_MOVES) {
            maze_leave(m);
        } else {
            wheel[steps + 1] = 0;
            step(m, marks, wheel[steps]);
        }
    }
}

struct trace *
walk_maze(struct maze *m)
{
    size_t cells = (size_t)maze_rows(m) * (size_t)maze_cols(m);
    struct trace *t = trace_new(LIMIT);
    bool *marks = calloc(cells, sizeof *marks);
    char *wheel = calloc(cells + 1, 1);
    struct watcher w;

    if (t == NULL || marks == NULL || wheel == NULL)
        abort();
    trace_stop_at(t, 1);
    w = trace_watcher(t);
    maze_watch(m, &w);
    wander(m, marks, wheel);
    free(marks);
    free(wheel);
    return t;
}

struct tree *
walk_tree(int n, enum tree_kind kind, long long stop_at, bool tries)
{
    struct trace *trace = walk_queens(n, stop_at, tries);
    struct tree_search s = {
        .n = n, .kind = kind, .ended = true, .stop_at = stop_at
    };
    struct tree *t = tree_from_queens(trace, &s);

    if (t == NULL)
        abort();
    trace_free(trace);
    return t;
}

struct tree *
walk_events(const char *events, struct tree_search s)
{
    struct trace *trace = trace_new(LIMIT);
    struct tree *t;

    while (*events != '\0') {
        if (*events == '!')
            tell(trace, EVENT_FOUND, -1, -1);
        else
            tell(trace,
                 *events == '+'   ? EVENT_PLACE
                 : *events == '-' ? EVENT_REMOVE
                                  : EVENT_TRY,
                 events[1] - '0', events[2] - '0');
        events += strcspn(events, " ");
        events += strspn(events, " ");
    }
    t = tree_from_queens(trace, &s);
    if (t == NULL)
        abort();
    trace_free(trace);
    return t;
}

const struct tree_node *
walk_numbered(const struct tree *t, long long number)
{
    for (int i = 0; i < tree_size(t); i++)
        if (tree_node(t, i)->number == number)
            return tree_node(t, i);
    return NULL;
}
