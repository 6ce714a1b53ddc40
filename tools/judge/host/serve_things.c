/* serve_things.c - boards, costs, mazes and arrays out of a record.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/host/serve_things.h"

#include <stdlib.h>

#include "lib/require.h"
#include "tools/judge/host/moves.h"
#include "tools/judge/host/serve.h"

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
    struct watcher watcher = moves_watcher();

    moves_on_board(b);
    board_watch(b, &watcher);
    board_watch_refusals(b);
    return b;
}

struct costs *
serve_costs(struct wire *w)
{
    int n = wire_get_int(w);
    struct costs *c = must(costs_new(n));

    for (int i = 0; i < n * n; i++)
        costs_set(c, i / n, i % n, wire_get_int(w));
    moves_with_costs(c);
    return c;
}

struct maze *
serve_watched_maze(struct wire *w)
{
    int rows = wire_get_int(w), cols = wire_get_int(w);
    struct maze *m = must(maze_new(rows, cols));
    struct watcher watcher = moves_watcher();
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

void
serve_put_walls(struct wire *w, const struct maze *m)
{
    unsigned char walls[MAZE_MAX_SIDE];

    for (int row = 0; row < maze_rows(m); row++) {
        maze_read_row(m, row, walls);
        wire_put_text(w, (const char *)walls, (size_t)maze_cols(m));
    }
}

int *
serve_ints(struct wire *w, int count)
{
    int *numbers =
        must(malloc((size_t)(count > 0 ? count : 1) * sizeof *numbers));

    wire_get_ints(w, numbers, count);
    return numbers;
}

bool *
serve_bools(struct wire *w, int count)
{
    bool *truths = must(malloc((size_t)(count > 0 ? count : 1)));

    wire_get_bools(w, truths, count);
    return truths;
}

/* A lab's function that tests (ROW, COL) of N x N CELLS: the classic programs
   keep the board as a matrix of 0 and 1.  Here a watcher keeps it up to date. A
   test is a plain function: what it needs to know stands here.  */
typedef bool matrix_scan(int n, const int *cells, int row, int col);
static int cells[BOARD_MAX_SIZE * BOARD_MAX_SIZE];
static matrix_scan *scan;

static bool
scan_square(const struct board *b, int row, int col)
{
    return scan(board_size(b), cells, row, col);
}

static bool
keep_matrix(void *self, const struct event *e)
{
    struct watcher next = moves_watcher();
    int n = board_size(self);

    if (e->kind == EVENT_PLACE)
        cells[e->row * n + e->col] = 1;
    else if (e->kind == EVENT_REMOVE)
        cells[e->row * n + e->col] = 0;
    return next.see != NULL ? next.see(next.self, e) : true;
}

/* Return a test of the squares of B, which is empty, by BY.  The watcher of
   moves.h sees the moves as before.  */
static square_test *
matrix_test(struct board *b, matrix_scan *by)
{
    struct watcher keeper = { keep_matrix, b };

    for (int i = 0; i < board_size(b) * board_size(b); i++)
        cells[i] = 0;
    scan = by;
    board_watch(b, &keeper);
    return scan_square;
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
    moves_try(row, col);
    return behind(b, row, col);
}

/* Return the test of NUMBER; W may name a function of a plug-in.  */
static square_test *
test_numbered(int number, struct wire *w)
{
    typedef square_test *numbered(int number);
    char function[64];

    if (number >= 0)
        return ((numbered *)serve_handed("square_tests.so",
                                         "square_test_numbered"))(number);
    wire_get_text(w, function, sizeof function);
    if (number == WIRE_TEST_SCAN)
        return matrix_test(moves_board(), (matrix_scan *)serve_find(function));
    return (square_test *)serve_find(function);
}

square_test *
serve_square_test(struct wire *w)
{
    behind = test_numbered(wire_get_int(w), w);
    return moves_want_tests() ? ask : behind;
}

void
serve_put_board(struct wire *w, const struct board *b)
{
    for (int row = 0; row < board_size(b); row++)
        wire_put_int(w, board_queen(b, row));
}
