/* maze_text.c - a maze from text, and as text.
   SPDX-License-Identifier: MIT  */
#include "lib/maze_text.h"

#include <stdlib.h>
#include <string.h>

#include "lib/require.h"
#include "lib/text/cursor.h"

/* What the first walk through a text finds out.  */
struct sketch {
    int rows;
    int cols;
    bool has_start;
    bool has_goal;
};

/* Note the cell at AT in S.  Return 0, or -1 with *ERROR set.  */
static int
check_cell(const struct cursor *at, struct sketch *s, struct text_error *error)
{
    char c = cursor_char(at);
    bool start = c == 'S' || c == '*';
    bool goal = c == 'G' || c == '*';

    if (strchr("#.SG*", c) == NULL)
        return cursor_unexpected(at, error, "#, ., S, G or *");
    if (start && s->has_start)
        return cursor_fail(at, error, "a second start");
    if (goal && s->has_goal)
        return cursor_fail(at, error, "a second goal");
    s->has_start |= start;
    s->has_goal |= goal;
    return 0;
}

/* Note the row at AT in S and move to its end.  Return 0, or -1 with *ERROR
   set.  */
static int
check_row(struct cursor *at, struct sketch *s, struct text_error *error)
{
    int limit = s->rows == 0 ? MAZE_MAX_SIDE : s->cols;
    int count = 0;

    for (; !cursor_is_line_end(at); cursor_step(at), count++) {
        if (check_cell(at, s, error) != 0)
            return -1;
        if (count == limit)
            return cursor_fail(at, error, "more than %d cells in a row", limit);
    }
    if (s->rows == 0)
        s->cols = count;
    if (count == 0)
        return cursor_unexpected(at, error, "a row of cells");
    if (count < s->cols)
        return cursor_fail(at, error, "the row ends after %d of %d cells",
                           count, s->cols);
    s->rows++;
    return 0;
}

/* Note all rows from AT on in S.  Return 0, or -1 with *ERROR set.  */
static int
check_rows(struct cursor at, struct sketch *s, struct text_error *error)
{
    if (check_row(&at, s, error) != 0)
        return -1;
    while (!cursor_is_done(&at)) {
        cursor_step(&at);
        if (s->rows == MAZE_MAX_SIDE)
            return cursor_fail(&at, error, "more than %d rows", MAZE_MAX_SIDE);
        if (check_row(&at, s, error) != 0)
            return -1;
    }
    if (s->has_start && s->has_goal)
        return 0;
    *error = (struct text_error){ 0, 0, "the maze has no goal, G or *" };
    if (!s->has_start)
        *error = (struct text_error){ 0, 0, "the maze has no start, S or *" };
    return -1;
}

/* Give M, which is all open, the cells that stand at AT and after.  Start and
   goal come first: no wall may stand on the old ones.  */
static void
fill(struct maze *m, struct cursor at)
{
    struct cursor first = at;

    for (int row = 0; row < maze_rows(m); row++, cursor_step(&at))
        for (int col = 0; col < maze_cols(m); col++, cursor_step(&at)) {
            if (strchr("S*", cursor_char(&at)) != NULL)
                maze_set_start(m, row, col);
            if (strchr("G*", cursor_char(&at)) != NULL)
                maze_set_goal(m, row, col);
        }
    at = first;
    for (int row = 0; row < maze_rows(m); row++, cursor_step(&at))
        for (int col = 0; col < maze_cols(m); col++, cursor_step(&at))
            maze_set_wall(m, row, col, cursor_char(&at) == '#');
}

struct maze *
maze_text_parse(const char *text, struct text_error *error)
{
    struct sketch s = { 0, 0, false, false };
    struct cursor at;
    struct maze *m;

    REQUIRE(text != NULL, "maze_text_parse: the text is NULL");
    REQUIRE(error != NULL, "maze_text_parse: the error is NULL");
    at = cursor_start(text);
    if (check_rows(at, &s, error) != 0)
        return NULL;
    m = maze_new(s.rows, s.cols);
    if (m == NULL)
        *error = (struct text_error){ 0, 0, "out of memory" };
    else
        fill(m, at);
    return m;
}

/* Return the letter of (ROW, COL), and PLAIN for an open cell that is neither
   start nor goal.  */
static char
letter(const struct maze *m, int row, int col, char plain)
{
    struct maze_cell start = maze_start(m);
    bool is_start = row == start.row && col == start.col;

    if (!maze_is_open(m, row, col))
        return '#';
    if (maze_is_goal(m, row, col))
        return is_start ? '*' : 'G';
    return is_start ? 'S' : plain;
}

void
maze_text_print(const struct maze *m, FILE *out)
{
    REQUIRE(m != NULL, "maze_text_print: the maze is NULL");
    REQUIRE(out != NULL, "maze_text_print: the file to write on is NULL");
    for (int row = 0; row < maze_rows(m); row++) {
        for (int col = 0; col < maze_cols(m); col++)
            fputc(letter(m, row, col, '.'), out);
        fputc('\n', out);
    }
}

int
maze_text_print_path(const struct maze *m, const bool *been, FILE *out)
{
    int rows, cols;
    bool *path;

    REQUIRE(m != NULL, "maze_text_print_path: the maze is NULL");
    REQUIRE(out != NULL, "maze_text_print_path: the file to write on is NULL");
    rows = maze_rows(m);
    cols = maze_cols(m);
    path = calloc((size_t)rows * (size_t)cols, sizeof *path);
    if (path == NULL)
        return -1;
    for (int i = 0; i <= maze_steps(m); i++)
        path[maze_path(m, i).row * cols + maze_path(m, i).col] = true;
    for (int cell = 0; cell < rows * cols; cell++) {
        char seen = been != NULL && been[cell] ? 'x' : '.';

        fputc(letter(m, cell / cols, cell % cols, path[cell] ? 'o' : seen),
              out);
        if (cell % cols == cols - 1)
            fputc('\n', out);
    }
    free(path);
    return 0;
}
