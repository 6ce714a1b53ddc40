/* svg_node.c - the nodes of an SVG picture.
   SPDX-License-Identifier: MIT  */
#include "lib/picture/svg/element.h"
#include "lib/picture/svg/svg_parts.h"
#include "lib/text/escape.h"

/* All in tenths of a pixel.  */
enum { RING = 40, LINE = 175, CAPTION = 160, BASE = 52 };

static struct element_style
paint_of(const struct style *l)
{
    return (struct element_style){ l->fill, l->stroke, l->dash, l->width };
}

static void
triangle(int x, int y, int side, int height, const struct style *l, FILE *out)
{
    struct element_style style = paint_of(l);

    fputs("<path d=\"M", out);
    element_point(x, y - height, out);
    putc('L', out);
    element_point(x + side, y + height, out);
    putc('L', out);
    element_point(x - side, y + height, out);
    fputs("Z\" stroke-linejoin=\"round\"", out);
    element_style(&style, out);
    fputs("/>\n", out);
}

/* Draw the shape of look L round (X, Y), with corners of radius ROUND.  */
static void
shape(int x, int y, const struct scene_box *box, int round,
      const struct style *l, FILE *out)
{
    struct element_style style = paint_of(l);
    struct element_style ring = { COLOUR_PAPER, l->stroke, NULL, l->width };
    int side = box->side;
    int half = box->shape;

    if (l->shape == STYLE_TRIANGLE) {
        triangle(x, y, side, half, l, out);
        return;
    }
    if (l->shape == STYLE_SQUARE) /* in the legend, too */
        round = 0;
    if (l->shape == STYLE_RING) {
        element_box(x, y, side, half, round + RING, &ring, out);
        side -= RING;
        half -= RING;
    }
    element_box(x, y, side, half, round, &style, out);
}

static void
ring(int x, int y, const struct scene_box *box, int round, const char *colour,
     FILE *out)
{
    struct element_style style = { NULL, colour, NULL, 50 };

    element_box(x, y, box->side + 35, box->shape + 35, round + 35, &style, out);
}

static void
label(const struct scene *s, int item, int x, int y, const char *colour,
      FILE *out)
{
    struct element_font font = { SCENE_LABEL, colour, "middle", "" };
    struct caption w;

    caption_label(&s->view, item, s->style, &w);
    y -= (w.count - 1) * LINE / 2;
    for (int i = 0; i < w.count; i++) {
        font.more = i == 0 && w.count > 1 ? " font-weight=\"bold\"" : "";
        if (w.line[i][0] != '\0')
            element_text(x, y + BASE + i * LINE, w.line[i], &font, out);
    }
}

static void
caption(const struct scene *s, int item, int x, int y, FILE *out)
{
    enum style_kind kind = style_kind(&s->view, item);
    struct element_font font = { SCENE_CAPTION, style_of_caption(kind),
                                 "middle", " font-weight=\"bold\"" };
    struct caption w;

    if (kind == STYLE_FOLDED || kind == STYLE_FOLDED_LIVE)
        font.more = "";
    caption_below(&s->view, item, s->style, &w);
    for (int i = 0; i < w.count; i++)
        element_text(x, y + 140 + i * CAPTION, w.line[i], &font, out);
}

/* Return the radius of the corners of BOX's shape.  */
static int
rounding(const struct scene *s, const struct scene_box *box,
         enum style_shape shape)
{
    int half = box->shape - (shape == STYLE_RING ? RING : 0);

    if (shape == STYLE_SQUARE)
        return 0;
    if (s->style == DRAW_FACTS || shape == STYLE_TRIANGLE)
        return 40;
    return tree_kind(s->tree) == TREE_MAZE ? 80 : half;
}

void
svg_node(const struct scene *s, int item, struct attack_map *c, FILE *out)
{
    const struct style *l = style_of(style_kind(&s->view, item));
    struct scene_box box = scene_box(s, item);
    struct scene_point at = scene_at(s, item);
    bool alarming = style_is_alarming(&s->view, item);
    bool is_here = s->view.node[item] + 1 == s->view.steps;
    bool has_board = s->style == DRAW_BOARDS && l->shape != STYLE_TRIANGLE;
    int round = has_board ? 0 : rounding(s, &box, l->shape);
    struct caption w;

    if (view_is_unfinished(&s->view, item)) /* what it is is known */
        caption_parts(s->tree, s->view.node[item], c, &w);
    else
        caption_sentence(s->tree, s->view.node[item], c, &w);
    fputs("<g><title>", out);
    escape_xml(w.line[0], out);
    fputs("</title>\n", out);
    if (alarming)
        ring(at.x, at.y, &box, round, COLOUR_ALARM, out);
    else if (is_here)
        ring(at.x, at.y, &box, round, COLOUR_HERE, out);
    if (has_board) {
        svg_board(s, item, c, out);
    } else {
        shape(at.x, at.y, &box, round, l, out);
        label(s, item, at.x, at.y + (l->shape == STYLE_TRIANGLE ? 80 : 0),
              l->ink, out);
    }
    caption(s, item, at.x, at.y + box.shape + (alarming || is_here ? RING : 0),
            out);
    fputs("</g>\n", out);
}

static void
square_sign(const struct scene_entry *e, const char *fill, const char *ink,
            FILE *out)
{
    struct element_style style = { fill, COLOUR_FAINT, NULL, 10 };

    element_box(e->x, e->y, 100, 100, 0, &style, out);
    fprintf(out, "<use xlink:href=\"#queen\" fill=\"%s\" transform=\"", ink);
    fputs("translate(", out);
    element_point(e->x - 80, e->y - 80, out);
    fputs(") scale(.16)\"/>\n", out);
}

/* Draw the sign of an entry about the maze.  */
static void
maze_sign(const struct scene_entry *e, FILE *out)
{
    struct element_style style = { COLOUR_PAPER, COLOUR_FAINT, NULL, 10 };
    struct element_style band = { COLOUR_WAY_TINT, COLOUR_WAY, NULL, 15 };
    struct element_style bar = { COLOUR_KILL, NULL, NULL, 0 };

    if (e->kind == SCENE_DEAD_END)
        style.fill = "url(#dead)";
    if (e->kind == SCENE_WAY)
        element_box(e->x, e->y, 130, 70, 70, &band, out);
    else
        element_box(e->x, e->y, 110, 110, 0, &style, out);
    if (e->kind == SCENE_CUT)
        element_box(e->x - 110, e->y, 25, 110, 0, &bar, out);
}

/* Draw the sign of a dot of look L, as svg_dots has it.  */
static void
dot_sign(const struct scene_entry *e, const struct style *l, FILE *out)
{
    struct style plain = { .fill = l->stroke };
    struct element_style cell = { l->stroke, NULL, NULL, 0 };

    if (e->kind == STYLE_ANSWER)
        cell.fill = l->fill;
    if (l->shape == STYLE_TRIANGLE)
        triangle(e->x, e->y, 70, 70, &plain, out);
    else
        element_box(e->x, e->y, 60, 60, l->shape == STYLE_SQUARE ? 0 : 60,
                    &cell, out);
}

void
svg_node_sign(const struct scene *s, const struct scene_entry *e, FILE *out)
{
    struct scene_box box = { .side = 110, .shape = 110 };
    int round = s->style == DRAW_BOARDS ? 0 : rounding(s, &box, STYLE_CIRCLE);

    if (e->kind == SCENE_ATTACKED) {
        square_sign(e, COLOUR_ATTACK, COLOUR_PAPER, out);
    } else if (e->kind == SCENE_ATTACKER) {
        square_sign(e, COLOUR_TINT, COLOUR_INK, out);
    } else if (e->kind >= SCENE_WAY) {
        maze_sign(e, out);
    } else if (e->kind == SCENE_ALARM || e->kind == SCENE_HERE) {
        ring(e->x, e->y, &box, round,
             e->kind == SCENE_HERE ? COLOUR_HERE : COLOUR_ALARM, out);
    } else {
        const struct style *l = style_of((enum style_kind)e->kind);
        struct element_style cell = { l->cell, NULL, NULL, 0 };

        if (s->style == DRAW_DOTS) {
            dot_sign(e, l, out);
            return;
        }
        if (s->style == DRAW_ICICLE) {
            element_box(e->x, e->y, 110, 110, 0, &cell, out);
            return;
        }
        if (l->shape == STYLE_RING)
            box.side = box.shape = 110 + RING;
        shape(e->x, e->y, &box, round, l, out);
    }
}
