/* parts_node.c - the nodes of an SVG picture.
   SPDX-License-Identifier: MIT  */
#include "lib/escape.h"
#include "lib/ink.h"
#include "lib/parts.h"

/* All in tenths of a pixel.  */
enum { RING = 40, LINE = 175, CAPTION = 160, BASE = 52 };

static struct ink_style
style_of(const struct look *l)
{
    return (struct ink_style){ l->fill, l->stroke, l->dash, l->width };
}

static void
triangle(int x, int y, int side, int height, const struct look *l, FILE *out)
{
    struct ink_style style = style_of(l);

    fputs("<path d=\"M", out);
    ink_point(x, y - height, out);
    putc('L', out);
    ink_point(x + side, y + height, out);
    putc('L', out);
    ink_point(x - side, y + height, out);
    fputs("Z\" stroke-linejoin=\"round\"", out);
    ink_style(&style, out);
    fputs("/>\n", out);
}

/* Draw the shape of look L round (X, Y), with corners of radius ROUND.  */
static void
shape(int x, int y, const struct scene_box *box, int round,
      const struct look *l, FILE *out)
{
    struct ink_style style = style_of(l);
    struct ink_style ring = { "#FFFFFF", l->stroke, NULL, l->width };
    int side = box->side;
    int half = box->shape;

    if (l->shape == LOOK_TRIANGLE) {
        triangle(x, y, side, half, l, out);
        return;
    }
    if (l->shape == LOOK_SQUARE)
        round = 0;
    if (l->shape == LOOK_RING) {
        ink_box(x, y, side, half, round + RING, &ring, out);
        side -= RING;
        half -= RING;
    }
    ink_box(x, y, side, half, round, &style, out);
}

static void
alarm(int x, int y, const struct scene_box *box, int round, FILE *out)
{
    struct ink_style style = { NULL, LOOK_ALARM, NULL, 50 };

    ink_box(x, y, box->side + 35, box->shape + 35, round + 35, &style, out);
}

static void
label(const struct scene *s, int item, int x, int y, const char *colour,
      FILE *out)
{
    struct ink_font font = { SCENE_LABEL, colour, "middle", "" };
    struct words w;

    words_label(&s->view, item, s->style, &w);
    y -= (w.count - 1) * LINE / 2;
    for (int i = 0; i < w.count; i++) {
        font.more = i == 0 && w.count > 1 ? " font-weight=\"bold\"" : "";
        if (w.line[i][0] != '\0')
            ink_text(x, y + BASE + i * LINE, w.line[i], &font, out);
    }
}

static void
caption(const struct scene *s, int item, int x, int y, FILE *out)
{
    enum look_kind kind = look_kind(&s->view, item);
    struct ink_font font = { SCENE_CAPTION, look_of_caption(kind), "middle",
                             " font-weight=\"bold\"" };
    struct words w;

    if (kind == LOOK_FOLDED || kind == LOOK_FOLDED_LIVE)
        font.more = "";
    words_caption(&s->view, item, s->style, &w);
    for (int i = 0; i < w.count; i++)
        ink_text(x, y + 140 + i * CAPTION, w.line[i], &font, out);
}

/* Return the radius of the corners of BOX's shape.  */
static int
rounding(const struct scene *s, const struct scene_box *box,
         enum look_shape shape)
{
    int half = box->shape - (shape == LOOK_RING ? RING : 0);

    if (s->style == DRAW_FACTS)
        return 40;
    return tree_kind(s->tree) == TREE_MAZE ? 80 : half;
}

void
parts_node(const struct scene *s, int item, struct cover *c, FILE *out)
{
    const struct look *l = look(look_kind(&s->view, item));
    struct scene_box box = scene_box(s, item);
    struct scene_point at = scene_at(s, item);
    bool alarming = look_is_alarming(&s->view, item);
    bool has_board = s->style == DRAW_BOARDS && l->shape != LOOK_TRIANGLE;
    int round = has_board ? 0 : rounding(s, &box, l->shape);
    struct words w;

    words_sentence(s->tree, s->view.node[item], c, &w);
    fputs("<g><title>", out);
    escape_xml(w.line[0], out);
    fputs("</title>\n", out);
    if (alarming)
        alarm(at.x, at.y, &box, round, out);
    if (has_board) {
        parts_board(s, item, c, out);
    } else {
        shape(at.x, at.y, &box, round, l, out);
        label(s, item, at.x, at.y + (l->shape == LOOK_TRIANGLE ? 80 : 0),
              l->ink, out);
    }
    caption(s, item, at.x, at.y + box.shape + (alarming ? RING : 0), out);
    fputs("</g>\n", out);
}

static void
square_sign(const struct scene_entry *e, const char *fill, const char *ink,
            FILE *out)
{
    struct ink_style style = { fill, "#8C8C8C", NULL, 10 };

    ink_box(e->x, e->y, 100, 100, 0, &style, out);
    fprintf(out, "<use xlink:href=\"#queen\" fill=\"%s\" transform=\"", ink);
    fputs("translate(", out);
    ink_point(e->x - 80, e->y - 80, out);
    fputs(") scale(.16)\"/>\n", out);
}

void
parts_sign(const struct scene *s, const struct scene_entry *e, FILE *out)
{
    struct scene_box box = { .side = 110, .shape = 110 };
    int round = s->style == DRAW_BOARDS ? 0 : rounding(s, &box, LOOK_CIRCLE);

    if (e->kind == SCENE_ATTACKED) {
        square_sign(e, "#D55E00", "#FFFFFF", out);
    } else if (e->kind == SCENE_ATTACKER) {
        square_sign(e, "#F5C7A9", "#000000", out);
    } else if (e->kind == SCENE_ALARM) {
        alarm(e->x, e->y, &box, round, out);
    } else {
        const struct look *l = look((enum look_kind)e->kind);

        if (l->shape == LOOK_RING)
            box.side = box.shape = 110 + RING;
        shape(e->x, e->y, &box, round, l, out);
    }
}
