/* maze.c - a maze of open cells and walls, and a rat in it.
   SPDX-License-Identifier: MIT  */
#include "lib/maze.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "lib/require.h"

/* Cells are numbered row by row: (row, col) is cell row * cols + col.  */
struct maze {
    int rows;
    int cols;
    int start;              /* the number of a cell */
    int goal;               /* the number of a cell */
    int length;             /* cells on the rat's path */
    int *path;              /* their numbers; has room for every cell */
    bool *wall;             /* one flag a cell */
    struct watcher watcher; /* watcher.see is NULL: nobody watches */
};

static void
require_cell(const struct maze *m, int row, int col, const char *call)
{
    REQUIRE(m != NULL, "%s: the maze is NULL", call);
    REQUIRE(row >= 0 && row < m->rows, "%s: row %d is not in 0 .. %d", call,
            row, m->rows - 1);
    REQUIRE(col >= 0 && col < m->cols, "%s: column %d is not in 0 .. %d", call,
            col, m->cols - 1);
}

static struct maze_cell
cell_of(const struct maze *m, int number)
{
    return (struct maze_cell){ number / m->cols, number % m->cols };
}

/* The path gets its full room at once, so that a step can never fail for want
   of memory; what the rat does not reach costs address space only.  */
struct maze *
maze_new(int rows, int cols)
{
    struct maze *m;
    size_t cells;

    if (rows < 1 || rows > MAZE_MAX_SIDE || cols < 1 || cols > MAZE_MAX_SIDE) {
        errno = EINVAL;
        return NULL;
    }
    cells = (size_t)rows * (size_t)cols;
    m = calloc(1, sizeof *m);
    if (m == NULL)
        return NULL;
    m->rows = rows;
    m->cols = cols;
    m->goal = (int)cells - 1;
    m->path = malloc(cells * sizeof *m->path);
    m->wall = calloc(cells, sizeof *m->wall);
    if (m->path == NULL || m->wall == NULL) {
        maze_free(m);
        errno = ENOMEM;
        return NULL;
    }
    return m;
}

struct maze *
maze_copy(const struct maze *m)
{
    struct maze *copy;

    REQUIRE(m != NULL, "maze_copy: the maze is NULL");
    copy = maze_new(m->rows, m->cols);
    if (copy == NULL)
        return NULL;
    copy->start = m->start;
    copy->goal = m->goal;
    memcpy(copy->wall, m->wall,
           (size_t)m->rows * (size_t)m->cols * sizeof *m->wall);
    return copy;
}

void
maze_free(struct maze *m)
{
    if (m == NULL)
        return;
    free(m->path);
    free(m->wall);
    free(m);
}

int
maze_rows(const struct maze *m)
{
    REQUIRE(m != NULL, "maze_rows: the maze is NULL");
    return m->rows;
}

int
maze_cols(const struct maze *m)
{
    REQUIRE(m != NULL, "maze_cols: the maze is NULL");
    return m->cols;
}

struct maze_cell
maze_start(const struct maze *m)
{
    REQUIRE(m != NULL, "maze_start: the maze is NULL");
    return cell_of(m, m->start);
}

struct maze_cell
maze_goal(const struct maze *m)
{
    REQUIRE(m != NULL, "maze_goal: the maze is NULL");
    return cell_of(m, m->goal);
}

bool
maze_is_open(const struct maze *m, int row, int col)
{
    REQUIRE(m != NULL, "maze_is_open: the maze is NULL");
    return row >= 0 && row < m->rows && col >= 0 && col < m->cols &&
           !m->wall[row * m->cols + col];
}

void
maze_read_row(const struct maze *m, int row, unsigned char *walls)
{
    require_cell(m, row, 0, "maze_read_row");
    memcpy(walls, m->wall + row * m->cols, (size_t)m->cols);
}

bool
maze_is_goal(const struct maze *m, int row, int col)
{
    require_cell(m, row, col, "maze_is_goal");
    return row * m->cols + col == m->goal;
}

int
maze_set_wall(struct maze *m, int row, int col, bool wall)
{
    int cell;

    require_cell(m, row, col, "maze_set_wall");
    cell = row * m->cols + col;
    if (wall && (cell == m->start || cell == m->goal))
        return -1;
    m->wall[cell] = wall;
    return 0;
}

void
maze_set_start(struct maze *m, int row, int col)
{
    require_cell(m, row, col, "maze_set_start");
    m->start = row * m->cols + col;
    m->wall[m->start] = false;
}

void
maze_set_goal(struct maze *m, int row, int col)
{
    require_cell(m, row, col, "maze_set_goal");
    m->goal = row * m->cols + col;
    m->wall[m->goal] = false;
}

/* Tell the watcher of M, which must have one, and return its answer.  */
static bool
tell(struct maze *m, enum event_kind kind, struct maze_cell at)
{
    struct event e = { kind, at.row, at.col };

    return m->watcher.see(m->watcher.self, &e);
}

int
maze_enter(struct maze *m, int row, int col)
{
    require_cell(m, row, col, "maze_enter");
    if (m->length == m->rows * m->cols)
        return -1;
    m->path[m->length++] = row * m->cols + col;
    if (m->watcher.see != NULL)
        tell(m, EVENT_ENTER, (struct maze_cell){ row, col });
    return 0;
}

int
maze_leave(struct maze *m)
{
    int cell;

    REQUIRE(m != NULL, "maze_leave: the maze is NULL");
    if (m->length == 0)
        return -1;
    cell = m->path[--m->length];
    if (m->watcher.see != NULL)
        tell(m, EVENT_LEAVE, cell_of(m, cell));
    return 0;
}

bool
maze_found(struct maze *m)
{
    struct maze_cell at = { -1, -1 };

    REQUIRE(m != NULL, "maze_found: the maze is NULL");
    if (m->watcher.see == NULL)
        return true;
    if (m->length > 0)
        at = cell_of(m, m->path[m->length - 1]);
    return tell(m, EVENT_FOUND, at);
}

int
maze_steps(const struct maze *m)
{
    REQUIRE(m != NULL, "maze_steps: the maze is NULL");
    return m->length - 1;
}

struct maze_cell
maze_path(const struct maze *m, int i)
{
    REQUIRE(m != NULL, "maze_path: the maze is NULL");
    REQUIRE(m->length > 0, "maze_path: the rat is not in the maze");
    REQUIRE(i >= 0 && i < m->length, "maze_path: cell %d is not in 0 .. %d", i,
            m->length - 1);
    return cell_of(m, m->path[i]);
}

void
maze_watch(struct maze *m, const struct watcher *w)
{
    REQUIRE(m != NULL, "maze_watch: the maze is NULL");
    m->watcher = w != NULL ? *w : (struct watcher){ NULL, NULL };
}
