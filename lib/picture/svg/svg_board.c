/* svg_board.c - the small boards in the nodes of an SVG picture.
   SPDX-License-Identifier: MIT  */
#include "lib/board.h"
#include "lib/picture/svg/element.h"
#include "lib/picture/svg/svg_parts.h"

void
svg_board_queen(FILE *out)
{
    fputs("<defs><path id=\"queen\" d=\"M22 76L9 34 30 55 33 20 50 51 67 20 "
          "70 55 91 34 78 76ZM20 82H80V92H20Z"
          "M4 28a6 6 0 1 0 12 0a6 6 0 1 0-12 0M26 14a6 6 0 1 0 12 0a6 6 0 1 0"
          "-12 0M62 14a6 6 0 1 0 12 0a6 6 0 1 0-12 0M84 28a6 6 0 1 0 12 0"
          "a6 6 0 1 0-12 0\"/></defs>\n",
          out);
}

void
svg_board_square(const struct svg_grid *f, int row, int col, const char *fill)
{
    element_attribute("<rect x=\"", f->left + col * f->cell, f->out);
    element_attribute(" y=\"", f->top + row * f->cell, f->out);
    element_attribute(" width=\"", f->cell, f->out);
    element_attribute(" height=\"", f->cell, f->out);
    fprintf(f->out, " fill=\"%s\"/>\n", fill);
}

void
svg_board_put(const struct svg_grid *f, int row, int col, const char *fill)
{
    int inset = f->cell / 12;

    fprintf(f->out, "<use xlink:href=\"#queen\" fill=\"%s\" transform=\"",
            fill);
    fputs("translate(", f->out);
    element_point(f->left + col * f->cell + inset,
                  f->top + row * f->cell + inset, f->out);
    fprintf(f->out, ") scale(.%03d)\"/>\n", (f->cell - 2 * inset));
}

void
svg_board_chequers(const struct svg_grid *f, int n)
{
    fputs("<path fill=\"" COLOUR_DARK "\" d=\"", f->out);
    for (int row = 0; row < n; row++)
        for (int col = (row + 1) % 2; col < n; col += 2) {
            putc('M', f->out);
            element_point(f->left + col * f->cell, f->top + row * f->cell,
                          f->out);
            putc('h', f->out);
            element_length(f->cell, f->out);
            putc('v', f->out);
            element_length(f->cell, f->out);
            fputs("h-", f->out);
            element_length(f->cell, f->out);
            putc('z', f->out);
        }
    fputs("\"/>\n", f->out);
}

/* Draw the queens above NODE, those of ATTACKERS on a tinted square.  */
static void
queens_above(const struct svg_grid *f, const struct tree *t, int node,
             uint64_t attackers, bool answer)
{
    for (int i = tree_node(t, node)->parent; i > 0;
         i = tree_node(t, i)->parent) {
        const struct tree_node *v = tree_node(t, i);

        if (answer)
            svg_board_square(f, v->row, v->col, COLOUR_GOAL);
        else if (attackers >> v->row & 1)
            svg_board_square(f, v->row, v->col, COLOUR_TINT);
        svg_board_put(f, v->row, v->col, answer ? COLOUR_PAPER : COLOUR_INK);
    }
}

static void
own_queen(const struct svg_grid *f, const struct tree_node *v, bool answer,
          bool attacked)
{
    bool killed =
        attacked || (v->state == TREE_KILLED && v->reason != TREE_SKIPPED);

    if (answer || killed)
        svg_board_square(f, v->row, v->col,
                         answer ? COLOUR_GOAL : COLOUR_ATTACK);
    svg_board_put(f, v->row, v->col,
                  answer || killed          ? COLOUR_PAPER
                  : v->state == TREE_KILLED ? COLOUR_FAINT
                                            : COLOUR_INK);
}

static void
number(const struct scene *s, int item, const struct svg_grid *f)
{
    struct element_font font = { SCENE_CAPTION, COLOUR_QUIET, "start", "" };
    struct caption w;

    int up = 45;
    int x = f->left;

    if (style_of(style_kind(&s->view, item))->shape == STYLE_RING)
        up += 40;
    if (style_is_alarming(&s->view, item) ||
        s->view.node[item] + 1 == s->view.steps)
        up += 40;
    caption_label(&s->view, item, s->style, &w);
    if (item > 0 && s->x[item] > s->x[s->view.parent[item]]) {
        x += s->board_cell * tree_board_size(s->tree);
        font.anchor = "end"; /* its edge comes from the left */
    }
    element_text(x, f->top - up, w.line[0], &font, f->out);
}

void
svg_board(const struct scene *s, int item, struct attack_map *c, FILE *out)
{
    int node = s->view.node[item];
    const struct tree_node *v = tree_node(s->tree, node);
    const struct style *l = style_of(style_kind(&s->view, item));
    struct scene_point at = scene_at(s, item);
    int n = tree_board_size(s->tree);
    int half = s->board_cell * n / 2;
    struct svg_grid f = { at.x - half, at.y - half, s->board_cell, out };
    uint64_t attackers = tree_attackers(s->tree, node, c);
    bool answer = v->state == TREE_ANSWER && !(v->flags & TREE_FALSE);
    bool killed = v->state == TREE_KILLED;
    struct element_style paper = { killed ? l->fill : COLOUR_PAPER, NULL, NULL,
                                   0 };
    struct element_style border = { NULL, l->stroke, l->dash, l->width };

    element_box(at.x, at.y, half, half, 0, &paper, out);
    svg_board_chequers(&f, n);
    if (node > 0) {
        queens_above(&f, s->tree, node, attackers, answer);
        own_queen(&f, v, answer, attackers != 0);
    }
    element_box(at.x, at.y, half, half, 0, &border, out);
    if (l->shape == STYLE_RING) {
        border.dash = NULL;
        element_box(at.x, at.y, half + 40, half + 40, 0, &border, out);
    }
    number(s, item, &f);
}
