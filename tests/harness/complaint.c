/* complaint.c - tell a student what was wrong, with a picture.
   SPDX-License-Identifier: MIT  */
#include "tests/harness/complaint.h"

#include <stdlib.h>
#include <string.h>

#include "tests/harness/grade.h"

static FILE *stream;
static char *text;
static size_t size;
static const char *hint; /* NULL: the criterion's own are good enough */

FILE *
complaint_start(void)
{
    free(text);
    text = NULL;
    hint = NULL;
    stream = open_memstream(&text, &size);
    if (stream == NULL) {
        perror("judge");
        exit(75);
    }
    return stream;
}

void
complaint_hint(const char *first)
{
    if (hint == NULL)
        hint = first;
}

static void
put_hint_first(struct result_criterion *c)
{
    memmove(&c->hint[1], &c->hint[0], (size_t)c->hints++ * sizeof c->hint[0]);
    c->hint[0] = NULL;
    result_set(&c->hint[0], hint);
}

void
complaint_stop(void)
{
    fclose(stream);
    if (hint != NULL)
        put_hint_first(grade_running());
    grade_stop(VERDICT_FAILED, "", text);
}

void
complaint_note(void)
{
    fclose(stream);
    result_set(&grade_running()->message, text);
}

void
complaint_board(FILE *f, const struct board *b, int row, int col)
{
    for (int r = 0; r < board_size(b); r++) {
        fputs("   ", f);
        for (int c = 0; c < board_size(b); c++) {
            bool is_queen = board_queen(b, r) == c;
            bool is_asked = r == row && c == col;

            fprintf(f, " %c",
                    is_asked ? (is_queen ? '!' : '?') : (is_queen ? 'Q' : '.'));
        }
        fputc('\n', f);
    }
}

/* Return the letter for (ROW, COL) of M.  */
static char
maze_letter(const struct maze *m, int row, int col)
{
    int steps = maze_steps(m);

    for (int i = steps; i >= 0; i--) {
        struct maze_cell cell = maze_path(m, i);

        if (cell.row == row && cell.col == col)
            return i == steps ? '@' : 'o';
    }
    if (!maze_is_open(m, row, col))
        return '#';
    if (maze_start(m).row == row && maze_start(m).col == col)
        return maze_is_goal(m, row, col) ? '*' : 'S';
    return maze_is_goal(m, row, col) ? 'G' : '.';
}

void
complaint_maze(FILE *f, const struct maze *m)
{
    for (int row = 0; row < maze_rows(m); row++) {
        fputs("    ", f);
        for (int col = 0; col < maze_cols(m); col++)
            fputc(maze_letter(m, row, col), f);
        fputc('\n', f);
    }
}

const char *
complaint_yes(bool b)
{
    return b ? "yes" : "no";
}
