/* serve_things.c - boards, mazes and arrays out of a record.
   SPDX-License-Identifier: MIT  */
#include "tests/harness/serve_things.h"

#include <stdlib.h>

#include "lib/require.h"
#include "tests/harness/serve.h"
#include "tests/harness/square_tests.h"

static void *
must(void *memory)
{
    if (memory == NULL)
        abort();
    return memory;
}

struct board *
serve_board(struct wire *w)
{
    int n = wire_get_int(w);
    struct board *b = must(board_new(n));

    for (int row = 0; row < n; row++) {
        int col = wire_get_int(w);

        if (col != -1)
            board_place(b, row, col);
    }
    return b;
}

struct board *
serve_watched_board(struct wire *w)
{
    struct board *b = serve_board(w);
    struct watcher watcher = serve_watcher();

    board_watch(b, &watcher);
    board_watch_refusals(b);
    return b;
}

struct maze *
serve_watched_maze(struct wire *w)
{
    int rows = wire_get_int(w), cols = wire_get_int(w);
    struct maze *m = must(maze_new(rows, cols));
    struct watcher watcher = serve_watcher();
    int start_row = wire_get_int(w), start_col = wire_get_int(w);
    int goal_row = wire_get_int(w), goal_col = wire_get_int(w);
    char line[MAZE_MAX_SIDE + 1];

    maze_set_start(m, start_row, start_col);
    maze_set_goal(m, goal_row, goal_col);
    for (int row = 0; row < rows; row++) {
        wire_get_text(w, line, sizeof line);
        for (int col = 0; col < cols; col++)
            if (line[col] == '#')
                maze_set_wall(m, row, col, true);
    }
    maze_watch(m, &watcher);
    return m;
}

int *
serve_ints(struct wire *w, int count)
{
    int *numbers =
        must(malloc((size_t)(count > 0 ? count : 1) * sizeof *numbers));

    for (int i = 0; i < count; i++)
        numbers[i] = wire_get_int(w);
    return numbers;
}

/* What the test handed to the plug-in stands for.  */
static square_test *behind;

static bool
ask(const struct board *b, int row, int col)
{
    int last;

    REQUIRE(b != NULL, "is_safe: the board is NULL");
    last = board_size(b) - 1;
    REQUIRE(row >= 0 && row <= last, "is_safe: row %d is not in 0 .. %d", row,
            last);
    REQUIRE(col >= 0 && col <= last, "is_safe: column %d is not in 0 .. %d",
            col, last);
    serve_try(row, col);
    return behind(b, row, col);
}

square_test *
serve_square_test(struct wire *w)
{
    behind = square_test_numbered(wire_get_int(w));
    return ask;
}

void
serve_put_board(struct wire *w, const struct board *b)
{
    for (int row = 0; row < board_size(b); row++)
        wire_put_int(w, board_queen(b, row));
}
