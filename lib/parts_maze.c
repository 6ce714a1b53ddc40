/* parts_maze.c - the maze beside its tree in an SVG picture.
   SPDX-License-Identifier: MIT  */
#include <stdlib.h>

#include "lib/ink.h"
#include "lib/maze.h"
#include "lib/parts.h"

/* What the search did in a cell: NOTHING, DEAD_END, or a number from ON_PATH
   up that counts the cells of the path.  */
enum { NOTHING, DEAD_END, ON_PATH };

/* From this size on a cell has room for a letter, and for a line round it.  */
enum { LETTER_CELL = 180, LINE_CELL = 60 };

struct floor {
    const struct scene *scene;
    const struct maze *maze;
    const int *did; /* by cell */
    FILE *out;
};

static int
did_at(const struct floor *f, int row, int col)
{
    return f->did[row * maze_cols(f->maze) + col];
}

/* Return the node at the end of the way to be shown: the last goal reached,
   which is the best, or where the search was cut short; -1: none.  */
static int
end_of_way(const struct tree *t)
{
    int open = -1;

    for (int i = tree_size(t) - 1; i >= 0; i--) {
        if (tree_node(t, i)->state == TREE_ANSWER)
            return i;
        if (tree_node(t, i)->state == TREE_OPEN && open < 0)
            open = i;
    }
    return open;
}

/* Fill DID with what the search did.  */
static void
look_back(const struct tree *t, int cols, int *did)
{
    for (int i = 0; i < tree_size(t); i++) {
        const struct tree_node *v = tree_node(t, i);

        if (v->state != TREE_KILLED)
            did[v->row * cols + v->col] = DEAD_END;
    }
    for (int i = end_of_way(t); i >= 0; i = tree_node(t, i)->parent) {
        const struct tree_node *v = tree_node(t, i);

        did[v->row * cols + v->col] = ON_PATH + v->depth;
    }
}

static bool
is_wall(const struct floor *f, int row, int col)
{
    return !maze_is_open(f->maze, row, col);
}

static bool
is_dead_end(const struct floor *f, int row, int col)
{
    return did_at(f, row, col) == DEAD_END;
}

static bool
is_on_path(const struct floor *f, int row, int col)
{
    return did_at(f, row, col) >= ON_PATH;
}

/* Fill all cells that HAS holds of, neighbours in a row as one.  */
static void
fill(const struct floor *f, const char *colour,
     bool (*has)(const struct floor *, int, int))
{
    int cell = f->scene->maze_cell;

    fprintf(f->out, "<path fill=\"%s\" d=\"", colour);
    for (int row = 0; row < maze_rows(f->maze); row++)
        for (int col = 0, from; col < maze_cols(f->maze); col++) {
            for (from = col; col < maze_cols(f->maze) && has(f, row, col);)
                col++;
            if (from == col)
                continue;
            putc('M', f->out);
            ink_point(f->scene->maze_left + from * cell,
                      f->scene->maze_top + row * cell, f->out);
            putc('h', f->out);
            ink_length((col - from) * cell, f->out);
            putc('v', f->out);
            ink_length(cell, f->out);
            putc('h', f->out);
            ink_length((from - col) * cell, f->out);
            putc('z', f->out);
        }
    fputs("\"/>\n", f->out);
}

static void
grid(const struct floor *f)
{
    int cell = f->scene->maze_cell;
    int width = maze_cols(f->maze) * cell;
    int height = maze_rows(f->maze) * cell;
    struct ink_style border = { NULL, "#333333", NULL, 20 };

    fputs("<path stroke=\"#8C8C8C\" fill=\"none\" d=\"", f->out);
    for (int row = 1; row < maze_rows(f->maze) && cell >= LINE_CELL; row++) {
        putc('M', f->out);
        ink_point(f->scene->maze_left, f->scene->maze_top + row * cell, f->out);
        putc('h', f->out);
        ink_length(width, f->out);
    }
    for (int col = 1; col < maze_cols(f->maze) && cell >= LINE_CELL; col++) {
        putc('M', f->out);
        ink_point(f->scene->maze_left + col * cell, f->scene->maze_top, f->out);
        putc('v', f->out);
        ink_length(height, f->out);
    }
    fputs("\"/>\n", f->out);
    ink_box(f->scene->maze_left + width / 2, f->scene->maze_top + height / 2,
            width / 2, height / 2, 0, &border, f->out);
}

/* Write what stands in a cell: S, G, the number of the step, x.  */
static void
letter(const struct floor *f, int row, int col)
{
    struct ink_font font = { SCENE_TEXT, "#000000", "middle", "" };
    struct maze_cell start = maze_start(f->maze);
    int cell = f->scene->maze_cell;
    struct words w = { .count = 0 };

    if (row == start.row && col == start.col)
        words_add(&w, "S");
    else if (maze_is_goal(f->maze, row, col))
        words_add(&w, "G");
    else if (is_on_path(f, row, col))
        words_add(&w, "%d", did_at(f, row, col) - ON_PATH + 1);
    else if (is_dead_end(f, row, col))
        words_add(&w, "\xc3\x97");
    else
        return;
    if (w.line[0][0] == 'S' || w.line[0][0] == 'G')
        font.more = " font-weight=\"bold\"";
    font.size = cell / 24;
    ink_text(f->scene->maze_left + col * cell + cell / 2,
             f->scene->maze_top + row * cell + cell / 2 + font.size * 7 / 2,
             w.line[0], &font, f->out);
}

/* Where letters have no room, start and goal are discs.  */
static void
disc(const struct floor *f, struct maze_cell at, const char *colour)
{
    int cell = f->scene->maze_cell;
    int radius = cell > 40 ? cell / 2 : 20;
    struct ink_style style = { colour, "#FFFFFF", NULL, 6 };

    ink_box(f->scene->maze_left + at.col * cell + cell / 2,
            f->scene->maze_top + at.row * cell + cell / 2, radius, radius,
            radius, &style, f->out);
}

int
parts_maze(const struct scene *s, FILE *out)
{
    const struct maze *m = s->options->maze;
    size_t cells = (size_t)maze_rows(m) * (size_t)maze_cols(m);
    int *did = calloc(cells, sizeof *did);
    struct floor f = { s, m, did, out };

    if (did == NULL)
        return -1;
    look_back(s->tree, maze_cols(m), did);
    fputs("<g><title>The maze</title>\n", out);
    fill(&f, "#333333", is_wall);
    fill(&f, "#F5C7A9", is_dead_end);
    fill(&f, "#BFE6DA", is_on_path);
    grid(&f);
    if (s->maze_cell >= LETTER_CELL) {
        for (int row = 0; row < maze_rows(m); row++)
            for (int col = 0; col < maze_cols(m); col++)
                letter(&f, row, col);
    } else {
        disc(&f, maze_start(m), "#0072B2");
        disc(&f, maze_goal(m), "#007F5C");
    }
    fputs("</g>\n", out);
    free(did);
    return 0;
}
