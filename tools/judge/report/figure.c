/* figure.c - a counterexample as data.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/report/figure.h"

#include <stdlib.h>
#include <string.h>

#include "tools/base/must.h"

enum { DRAWN = 20 }; /* columns of a board; a larger one is told in words */

struct figure *
figure_new(bool is_maze, int rows, int cols)
{
    struct figure *f = must(calloc(1, sizeof *f));
    size_t cells = (size_t)rows * (size_t)cols;

    *f = (struct figure){ .is_maze = is_maze, .rows = rows, .cols = cols };
    f->asked = -1;
    f->cell = must(calloc(cells + 1, 1));
    memset(f->cell, '.', cells);
    return f;
}

void
figure_free(struct figure *f)
{
    if (f == NULL)
        return;
    free(f->cell);
    free(f->mark);
    free(f->cost);
    free(f);
}

void
figure_mark(struct figure *f, int cell)
{
    f->mark = must_realloc(f->mark, (size_t)f->marks + 1, sizeof *f->mark);
    f->mark[f->marks++] = cell;
}

/* Return the number of the last mark on CELL, or -1.  */
static int
mark_on(const struct figure *f, int cell)
{
    int i = f->marks - 1;

    while (i >= 0 && f->mark[i] != cell)
        i--;
    return i;
}

char
figure_letter(const struct figure *f, int cell)
{
    int mark = mark_on(f, cell);

    if (f->is_maze && mark != -1)
        return f->cell[cell] == '#' ? "xX"[mark == f->marks - 1]
                                    : "o@"[mark == f->marks - 1];
    if (f->is_maze)
        return f->cell[cell];
    if (cell == f->asked)
        return f->cell[cell] == 'Q' ? '!' : '?';
    return mark != -1 ? 'A' : f->cell[cell];
}

static void
draw_maze(const struct figure *f, FILE *out)
{
    bool is_in_wall = false;

    for (int i = 0; i < f->rows * f->cols; i++) {
        char letter = figure_letter(f, i);

        fprintf(out, "%s%c%s", i % f->cols == 0 ? "    " : "", letter,
                i % f->cols == f->cols - 1 ? "\n" : "");
        is_in_wall = is_in_wall || letter == 'x' || letter == 'X';
    }
    if (is_in_wall)
        fputs("    (x, X: the rat in a wall)\n", out);
}

/* Draw the costs, those of queens in brackets, of others in parentheses.  */
static void
draw_costs(const struct figure *f, FILE *out)
{
    int width = 0;

    for (int i = 0; i < f->rows * f->cols; i++) {
        int digits = snprintf(NULL, 0, "%d", f->cost[i]);

        width = digits > width ? digits : width;
    }
    for (int i = 0; i < f->rows * f->cols; i++) {
        const char *marks = f->cell[i] == 'Q'   ? "[]"
                            : f->cell[i] == 'q' ? "()"
                                                : "  ";

        fprintf(out, "%s%c%*d%c%s", i % f->cols == 0 ? "   " : "", marks[0],
                width, f->cost[i], marks[1],
                i % f->cols == f->cols - 1 ? "\n" : "");
    }
}

/* Write where the queens of F stand, or those that attack.  */
static void
list_queens(const struct figure *f, FILE *out)
{
    int count = 0;

    fprintf(out, "    (%d x %d squares: too many to draw)\n", f->rows, f->cols);
    fputs(f->marks > 0 ? "    attackers" : "    queens", out);
    fputs(" (row,column):", out);
    for (int i = 0; i < f->rows * f->cols; i++)
        if (f->marks > 0 ? mark_on(f, i) != -1 : f->cell[i] == 'Q')
            fprintf(out, "%s %d,%d", count++ % 9 == 5 ? "\n       " : "",
                    i / f->cols, i % f->cols);
    fputs(count == 0 ? " none\n" : "\n", out);
}

void
figure_draw(const struct figure *f, FILE *out)
{
    if (f->is_maze)
        draw_maze(f, out);
    else if (f->cols > DRAWN)
        list_queens(f, out);
    else if (f->cost != NULL)
        draw_costs(f, out);
    else
        for (int i = 0; i < f->rows * f->cols; i++)
            fprintf(out, "%s %c%s", i % f->cols == 0 ? "   " : "",
                    figure_letter(f, i),
                    i % f->cols == f->cols - 1 ? "\n" : "");
}

/* Write COUNT numbers as a word, or - if there are none.  */
static void
put_list(FILE *out, const int *number, int count)
{
    fputc(' ', out);
    for (int i = 0; i < count; i++)
        fprintf(out, "%s%d", i > 0 ? "," : "", number[i]);
    if (count == 0)
        fputc('-', out);
}

char *
figure_line(const struct figure *f)
{
    char *line = NULL;
    size_t size;
    FILE *out = must(open_memstream(&line, &size));

    fprintf(out, "%s %d %d %d %s", f->is_maze ? "maze" : "board", f->rows,
            f->cols, f->asked, f->cell);
    put_list(out, f->mark, f->marks);
    put_list(out, f->cost, f->cost != NULL ? f->rows * f->cols : 0);
    fclose(out);
    return line;
}

/* Read the word at *TEXT that put_list wrote, at most MOST numbers, into
 *NUMBER.  Return how many there are, or -1 if it is none.  */
static int
take_list(const char **text, int most, int **number)
{
    int count = 0;
    char *end;

    if (strncmp(*text, " -", 2) == 0) {
        *text += 2;
        return 0;
    }
    *number = must_calloc((size_t)most, sizeof **number);
    do {
        long value = strtol(++*text, &end, 10);

        if (end == *text || count == most || value < 0 || value > 1000000)
            return -1;
        (*number)[count++] = (int)value;
        *text = end;
    } while (**text == ',');
    return count;
}

/* Take what follows the sizes of F in LINE.  Return whether it is right.  */
static bool
take_cells(struct figure *f, const char *line)
{
    int cells = f->rows * f->cols, costs;

    if (strspn(line, f->is_maze ? ".#SG*" : ".Qq") != (size_t)cells)
        return false;
    memcpy(f->cell, line, (size_t)cells);
    line += cells;
    f->marks = take_list(&line, FIGURE_CELLS, &f->mark);
    costs = f->marks == -1 ? -1 : take_list(&line, cells, &f->cost);
    for (int i = 0; i < f->marks; i++)
        if (f->mark[i] >= cells)
            return false;
    return (costs == 0 || costs == cells) && *line == '\0' && f->asked >= -1 &&
           f->asked < cells;
}

struct figure *
figure_read(const char *line)
{
    int rows, cols, asked, at = 0;
    char kind[6];
    struct figure *f;

    if (sscanf(line, "%5s %d %d %d %n", kind, &rows, &cols, &asked, &at) != 4 ||
        at == 0 || rows < 1 || cols < 1 || rows > FIGURE_CELLS ||
        cols > FIGURE_CELLS / rows)
        return NULL;
    f = figure_new(strcmp(kind, "maze") == 0, rows, cols);
    f->asked = asked;
    if (take_cells(f, line + at))
        return f;
    figure_free(f);
    return NULL;
}
