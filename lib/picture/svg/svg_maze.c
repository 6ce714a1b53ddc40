/* svg_maze.c - a maze in an SVG picture, with what the rat did in it.
   SPDX-License-Identifier: MIT

   The way is a band, dead ends are hatched, a bar stands where a bound turned
   the rat back: shape first, colour second.  */
#include <stdlib.h>

#include "lib/maze.h"
#include "lib/picture/scene_parts.h"
#include "lib/picture/svg/element.h"
#include "lib/picture/svg/svg_parts.h"
#include "lib/text/escape.h"
#include "lib/text/text_width.h"

/* From this size on a cell has a line round it.  */
enum { LINE_CELL = 60 };
enum { SMALLEST = 7 }; /* letters that can be read */

struct floor {
    const struct scene *scene;
    const struct maze *maze;
    struct scene_spot *spots;
    int cell, font; /* font 0: numbers have no room */
    bool has_titles;
    FILE *out;
};

static const struct scene_spot *
spot_at(const struct floor *f, int row, int col)
{
    return &f->spots[row * maze_cols(f->maze) + col];
}

static struct scene_point
middle(const struct floor *f, int row, int col)
{
    return (
        struct scene_point){ f->scene->maze_left + col * f->cell + f->cell / 2,
                             f->scene->maze_top + row * f->cell + f->cell / 2 };
}

/* Draw a line of LENGTH in the direction HOW, 'h' or 'v', ASIDE from FROM.  */
static void
line(const struct floor *f, struct scene_point from, int aside, char how,
     int length)
{
    putc('M', f->out);
    element_point(from.x + (how == 'h' ? aside : 0),
                  from.y + (how == 'v' ? aside : 0), f->out);
    putc(how, f->out);
    element_length(length, f->out);
}

/* Draw all walls, neighbours in a row as one thick line.  */
static void
walls(const struct floor *f)
{
    const struct maze *m = f->maze;

    element_attribute("<path stroke=\"" COLOUR_WALL "\" stroke-width=\"",
                      f->cell, f->out);
    fputs(" d=\"", f->out);
    for (int row = 0; row < maze_rows(m); row++)
        for (int col = 0, from; col < maze_cols(m); col++) {
            for (from = col; col < maze_cols(m) && !maze_is_open(m, row, col);)
                col++;
            if (from < col)
                line(f, middle(f, row, from), -f->cell / 2, 'h',
                     (col - from) * f->cell);
        }
    fputs("\"/>\n", f->out);
}

static void
grid(const struct floor *f)
{
    int width = maze_cols(f->maze) * f->cell;
    int height = maze_rows(f->maze) * f->cell;
    int left = f->scene->maze_left, top = f->scene->maze_top;
    struct element_style border = { NULL, COLOUR_WALL, NULL, 20 };

    fputs("<path stroke=\"" COLOUR_GRID "\" fill=\"none\" d=\"", f->out);
    for (int y = f->cell; y < height && f->cell >= LINE_CELL; y += f->cell)
        line(f, (struct scene_point){ left, top + y }, 0, 'h', width);
    for (int x = f->cell; x < width && f->cell >= LINE_CELL; x += f->cell)
        line(f, (struct scene_point){ left + x, top }, 0, 'v', height);
    fputs("\"/>\n", f->out);
    element_box(left + width / 2, top + height / 2, width / 2, height / 2, 0,
                &border, f->out);
}

/* Set *W to one line that tells what the rat did in (ROW, COL).  */
static void
tell(const struct floor *f, int row, int col, struct caption *w)
{
    const struct scene_spot *s = spot_at(f, row, col);
    const struct tree_fact *fact =
        s->cut > 0 ? tree_fact(f->scene->tree, s->cut) : NULL;

    w->count = 0;
    caption_add(w, "Row %d, column %d.", row + 1, col + 1);
    if (!maze_is_open(f->maze, row, col))
        caption_append(w, " A wall.");
    if (s->order > 0)
        caption_append(w, " The rat came here as number %d", s->order);
    if (s->visits > 1)
        caption_append(w, ", %d times in all", s->visits);
    if (s->order > 0)
        caption_append(w, s->way > 0 ? "; on the way, step %d." : "; dead end.",
                       s->way - 1);
    if (fact != NULL)
        caption_append(w, " Refused: step %d, at least %d more; best %d.",
                       tree_node(f->scene->tree, s->cut)->depth,
                       fact->bound - tree_node(f->scene->tree, s->cut)->depth,
                       fact->best);
    if (s->alarm)
        caption_append(w, " Something is wrong here.");
}

/* Draw (ROW, COL) if the rat was there, or turned back before it.  What is
   below it stays in sight round its edge if that is a wall.  */
static void
spot(const struct floor *f, int row, int col)
{
    const struct scene_spot *s = spot_at(f, row, col);
    struct scene_point at = middle(f, row, col);
    bool is_open = maze_is_open(f->maze, row, col);
    int half = is_open ? f->cell / 2 : f->cell / 3;
    struct element_style style = { s->order == 0 || s->way > 0 ? COLOUR_PAPER
                                                               : "url(#dead)",
                                   NULL, NULL, 0 };
    struct caption w;

    if (s->order == 0 && s->cut == 0)
        return;
    if (s->way > 0 && !is_open)
        style.fill = "none"; /* the band is narrow enough */
    if (!f->has_titles) {
        element_box(at.x, at.y, half, half, 0, &style, f->out);
        return;
    }
    tell(f, row, col, &w);
    fputs("<g><title>", f->out);
    escape_xml(w.line[0], f->out);
    fputs("</title>", f->out);
    element_box(at.x, at.y, half, half, 0, &style, f->out);
    fputs("</g>\n", f->out);
}

/* Draw the way to END as a band of WIDTH tenths of a cell.  */
static void
band(const struct floor *f, int end, const char *colour, int width)
{
    const struct tree *t = f->scene->tree;

    fprintf(f->out,
            "<path fill=\"none\" stroke-linecap=\"round\" "
            "stroke-linejoin=\"round\" pointer-events=\"none\" "
            "stroke=\"%s\"",
            colour);
    element_attribute(" stroke-width=\"", f->cell * width / 10, f->out);
    fputs(" d=\"", f->out);
    for (int i = end; i >= 0; i = tree_node(t, i)->parent) {
        const struct tree_node *v = tree_node(t, i);
        struct scene_point at = middle(f, v->row, v->col);

        putc(i == end ? 'M' : 'L', f->out);
        element_point(at.x, at.y, f->out);
    }
    fputs(end == 0 ? "h0\"/>\n" : "\"/>\n", f->out);
}

/* Write S, G or the number of (ROW, COL).  */
static void
letter(const struct floor *f, int row, int col)
{
    struct element_font font = { f->font, COLOUR_INK, "middle",
                                 " pointer-events=\"none\"" };
    struct maze_cell start = maze_start(f->maze);
    struct scene_point at = middle(f, row, col);
    struct caption w = { .count = 0 };

    if (row == start.row && col == start.col)
        caption_add(&w, "S");
    else if (maze_is_goal(f->maze, row, col))
        caption_add(&w, "G");
    else if (spot_at(f, row, col)->order > 0)
        caption_add(&w, "%d", spot_at(f, row, col)->order);
    else
        return;
    if (w.line[0][0] > '9') {
        font.more = " font-weight=\"bold\" pointer-events=\"none\"";
        font.size = f->cell / 20;
    }
    element_text(at.x, at.y + font.size * 7 / 2, w.line[0], &font, f->out);
}

/* Write why V, to which a step of RIGHT columns leads, was refused beside the
   bar, which is THIN: unless there is no room.  The title of the cell says it,
   too.  */
static void
cut_words(const struct floor *f, const struct tree_node *v,
          const struct tree_fact *fact, int right, int thin)
{
    struct scene_point at = middle(f, v->row, v->col);
    struct element_font font = { f->cell / 38, COLOUR_KILL, "middle",
                                 " pointer-events=\"none\"" };
    int room = f->cell - 3 * thin, left = fact->bound - v->depth;
    struct caption w = { .count = 0 };

    if (spot_at(f, v->row, v->col)->order > 0)
        return;
    caption_add(&w, "%d+%d", v->depth, left);
    while (font.size > SMALLEST &&
           text_width(w.line[0], font.size, false) > room)
        font.size--;
    if (text_width(w.line[0], font.size, false) > room) { /* in two lines */
        w.count = 0;
        caption_add(&w, "%d", v->depth);
        caption_add(&w, "+%d", left);
    }
    caption_add(&w, "\xe2\x89\xa5%d", fact->best);
    if (font.size < SMALLEST || w.count * font.size * 11 > room ||
        text_width(w.line[w.count - 1], font.size, false) > room)
        return;
    for (int i = 0; i < w.count; i++)
        element_text(at.x + right * thin / 2,
                     at.y + (i * 22 - w.count * 11 + 18) * font.size / 2,
                     w.line[i], &font, f->out);
}

/* Draw a bar where the rat turned back before NODE, and how many steps it
   would have been.  */
static void
cut(const struct floor *f, int node)
{
    const struct tree_node *v = tree_node(f->scene->tree, node);
    const struct tree_node *from = tree_node(f->scene->tree, v->parent);
    const struct tree_fact *fact = tree_fact(f->scene->tree, node);
    struct scene_point at = middle(f, v->row, v->col);
    struct element_style bar = { COLOUR_KILL, NULL, NULL, 0 };
    int down = v->row - from->row, right = v->col - from->col;
    int thin = f->cell / 16 + 5, half = f->cell / 2;

    element_box(at.x - right * half, at.y - down * half,
                right != 0 ? thin : half, right != 0 ? half : thin, 0, &bar,
                f->out);
    if (fact != NULL && spot_at(f, v->row, v->col)->cut == node)
        cut_words(f, v, fact, right, thin);
}

/* Frame what is wrong.  Where letters have no room, start and goal are
   discs.  */
static void
above_all(const struct floor *f, int row, int col)
{
    struct scene_point at = middle(f, row, col);
    struct maze_cell start = maze_start(f->maze);
    bool is_start = row == start.row && col == start.col;
    bool is_goal = maze_is_goal(f->maze, row, col);
    int radius = f->cell > 80 ? f->cell / 2 : 40;
    struct element_style disc = { is_start ? COLOUR_HERE : COLOUR_GOAL,
                                  COLOUR_PAPER, NULL, 6 };
    struct element_style frame = { NULL, COLOUR_ALARM, NULL, 35 };

    if (f->font == 0 && (is_start || is_goal))
        element_box(at.x, at.y, radius, radius, radius, &disc, f->out);
    if (spot_at(f, row, col)->alarm)
        element_box(at.x, at.y, f->cell / 2, f->cell / 2, 0, &frame, f->out);
}

static void
for_all_cells(const struct floor *f,
              void (*draw)(const struct floor *, int, int))
{
    for (int row = 0; row < maze_rows(f->maze); row++)
        for (int col = 0; col < maze_cols(f->maze); col++)
            draw(f, row, col);
}

void
svg_maze_hatch(FILE *out)
{
    fputs("<defs><pattern id=\"dead\" width=\"5\" height=\"5\" "
          "patternUnits=\"userSpaceOnUse\"><rect width=\"5\" height=\"5\" "
          "fill=\"" COLOUR_TINT
          "\"/><path d=\"M-1 6L6-1\" stroke=\"" COLOUR_ATTACK
          "\" stroke-width=\".6\"/></pattern></defs>\n",
          out);
}

int
svg_maze(const struct scene *s, FILE *out)
{
    struct scene_walk walk = scene_walk(s, s->view.steps);
    const struct maze *m = s->options->maze;
    struct floor f = { .scene = s,
                       .maze = m,
                       .spots = walk.spots,
                       .cell = s->maze_cell,
                       .font = s->maze_font,
                       .out = out };

    f.has_titles = maze_rows(m) * maze_cols(m) <= DRAW_MAX_TITLES;
    if (f.spots == NULL)
        return -1;
    fputs("<g><title>The maze</title>\n", out);
    walls(&f);
    for_all_cells(&f, spot);
    grid(&f);
    if (walk.end >= 0)
        band(&f, walk.end, COLOUR_WAY, 7);
    if (walk.end >= 0 && f.font > 0)
        band(&f, walk.end, COLOUR_WAY_TINT, 6);
    if (f.font > 0)
        for_all_cells(&f, letter);
    for (int i = 1; i < tree_size(s->tree); i++)
        if ((s->view.steps == 0 || i < s->view.steps) &&
            scene_is_cut(s->tree, i))
            cut(&f, i);
    for_all_cells(&f, above_all);
    fputs("</g>\n", out);
    free(walk.spots);
    return 0;
}
