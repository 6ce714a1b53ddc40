/* method.c - the searches that this program can run, all but one a lab's.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/method.h"

#include <stdlib.h>

#include "labs/01-safe-check/safe_check.h"
#include "labs/02-backtracking/backtracking.h"
#include "labs/03-branch-and-bound/branch_bound.h"
#include "labs/04-rat-in-a-maze/rat_maze.h"
#include "tools/queens/bits.h"
#include "tools/queens/matrix.h"
#include "tools/queens/say.h"

const char *const method_names[] = { "backtracking", "lookup", "lookahead",
                                     "bits", NULL };
const char *const method_names_shown[] = { "backtracking", "lookup",
                                           "lookahead", NULL };

static const struct {
    const char *title;
    const char *function;
    bool has_test;
} facts[] = {
    [METHOD_BACKTRACKING] = { "backtracking", "backtracking_solve", true },
    [METHOD_LOOKUP] = { "lookup arrays", "branch_bound_solve", false },
    [METHOD_LOOKAHEAD] = { "look-ahead", "branch_bound_look_ahead", true },
    [METHOD_BITS] = { "bits", "bits_search", false },
    [METHOD_SCAN] = { "matrix scan", "backtracking_solve", false },
    [METHOD_CHEAPEST] = { "least cost", "branch_bound_cheapest", true },
    [METHOD_PATH] = { "rat in a maze", "rat_maze_find_path", false },
    [METHOD_SHORTEST] = { "shortest way", "rat_maze_shortest", false },
};

const char *
method_title(enum method m)
{
    return facts[m].title;
}

const char *
method_function(enum method m)
{
    return facts[m].function;
}

bool
method_has_moves(enum method m)
{
    return m != METHOD_BITS;
}

bool
method_has_test(enum method m)
{
    return facts[m].has_test;
}

/* A test is a plain function: what it needs to know stands here.  */
static const struct method_setup *current;

static bool
tell_and_test(const struct board *b, int row, int col)
{
    board_tried(current->board, row, col);
    return current->is_safe(b, row, col);
}

static bool
search_maze(const struct method_setup *s)
{
    struct maze_cell start = maze_start(s->maze);
    int cells = maze_rows(s->maze) * maze_cols(s->maze);
    bool *marks = say_unless_null(calloc((size_t)cells, sizeof *marks));
    int *reached = say_unless_null(malloc((size_t)cells * sizeof *reached));
    bool found;

    maze_watch(s->maze, s->watcher);
    for (int i = 0; i < cells; i++)
        reached[i] = RAT_MAZE_NEVER;
    if (s->method == METHOD_PATH)
        found = rat_maze_find_path(s->maze, start.row, start.col, marks);
    else
        found = rat_maze_shortest(s->maze, reached) >= 0;
    free(reached);
    free(marks);
    return found;
}

bool
method_search(const struct method_setup *s)
{
    struct branch_bound_lines lines = { 0 };
    square_test *test = s->tells_tries ? tell_and_test : s->is_safe;

    current = s;
    if (s->board != NULL)
        board_watch(s->board, s->watcher);
    switch (s->method) {
    case METHOD_BACKTRACKING:
        return backtracking_solve(s->board, 0, test);
    case METHOD_LOOKUP:
        lines.n = board_size(s->board);
        return branch_bound_solve(s->board, 0, &lines);
    case METHOD_LOOKAHEAD:
        return branch_bound_look_ahead(s->board, 0, test);
    case METHOD_BITS:
        return bits_search(s->board);
    case METHOD_SCAN:
        return matrix_search(s->board, s->watcher, s->tells_tries);
    case METHOD_CHEAPEST:
        return branch_bound_cheapest(s->board, s->costs, test) >= 0;
    case METHOD_PATH:
    case METHOD_SHORTEST:
        return search_maze(s);
    }
    return false;
}
