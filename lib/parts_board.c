/* parts_board.c - the small boards in the nodes of an SVG picture.
   SPDX-License-Identifier: MIT  */
#include "lib/board.h"
#include "lib/ink.h"
#include "lib/parts.h"

struct frame {
    int left, top, cell;
    FILE *out;
};

void
parts_queen(FILE *out)
{
    fputs("<defs><path id=\"queen\" d=\"M22 76L9 34 30 55 33 20 50 51 67 20 "
          "70 55 91 34 78 76ZM20 82H80V92H20Z"
          "M4 28a6 6 0 1 0 12 0a6 6 0 1 0-12 0M26 14a6 6 0 1 0 12 0a6 6 0 1 0"
          "-12 0M62 14a6 6 0 1 0 12 0a6 6 0 1 0-12 0M84 28a6 6 0 1 0 12 0"
          "a6 6 0 1 0-12 0\"/></defs>\n",
          out);
}

static void
square(const struct frame *f, int row, int col, const char *fill)
{
    ink_attribute("<rect x=\"", f->left + col * f->cell, f->out);
    ink_attribute(" y=\"", f->top + row * f->cell, f->out);
    ink_attribute(" width=\"", f->cell, f->out);
    ink_attribute(" height=\"", f->cell, f->out);
    fprintf(f->out, " fill=\"%s\"/>\n", fill);
}

static void
queen(const struct frame *f, int row, int col, const char *fill)
{
    int inset = f->cell / 12;

    fprintf(f->out, "<use xlink:href=\"#queen\" fill=\"%s\" transform=\"",
            fill);
    fputs("translate(", f->out);
    ink_point(f->left + col * f->cell + inset, f->top + row * f->cell + inset,
              f->out);
    fprintf(f->out, ") scale(.%03d)\"/>\n", (f->cell - 2 * inset));
}

/* Draw the dark squares of an empty board as one path.  */
static void
chequers(const struct frame *f, int n)
{
    fputs("<path fill=\"#DDDDDD\" d=\"", f->out);
    for (int row = 0; row < n; row++)
        for (int col = (row + 1) % 2; col < n; col += 2) {
            putc('M', f->out);
            ink_point(f->left + col * f->cell, f->top + row * f->cell, f->out);
            putc('h', f->out);
            ink_length(f->cell, f->out);
            putc('v', f->out);
            ink_length(f->cell, f->out);
            fputs("h-", f->out);
            ink_length(f->cell, f->out);
            putc('z', f->out);
        }
    fputs("\"/>\n", f->out);
}

/* Draw the queens above NODE, those of ATTACKERS on a tinted square.  */
static void
queens_above(const struct frame *f, const struct tree *t, int node,
             uint64_t attackers, bool answer)
{
    for (int i = tree_node(t, node)->parent; i > 0;
         i = tree_node(t, i)->parent) {
        const struct tree_node *v = tree_node(t, i);

        if (answer)
            square(f, v->row, v->col, "#007F5C");
        else if (attackers >> v->row & 1)
            square(f, v->row, v->col, "#F5C7A9");
        queen(f, v->row, v->col, answer ? "#FFFFFF" : "#000000");
    }
}

static void
own_queen(const struct frame *f, const struct tree_node *v, bool answer,
          bool attacked)
{
    bool killed =
        attacked || (v->state == TREE_KILLED && v->reason != TREE_SKIPPED);

    if (answer || killed)
        square(f, v->row, v->col, answer ? "#007F5C" : "#D55E00");
    queen(f, v->row, v->col,
          answer || killed          ? "#FFFFFF"
          : v->state == TREE_KILLED ? "#8C8C8C"
                                    : "#000000");
}

static void
number(const struct scene *s, int item, const struct frame *f)
{
    struct ink_font font = { SCENE_CAPTION, LOOK_QUIET, "start", "" };
    struct words w;

    int up = 45;
    int x = f->left;

    if (look(look_kind(&s->view, item))->shape == LOOK_RING)
        up += 40;
    if (look_is_alarming(&s->view, item))
        up += 40;
    words_label(&s->view, item, s->style, &w);
    if (item > 0 && s->x[item] > s->x[s->view.parent[item]]) {
        x += s->board_cell * tree_board_size(s->tree);
        font.anchor = "end"; /* its edge comes from the left */
    }
    ink_text(x, f->top - up, w.line[0], &font, f->out);
}

void
parts_board(const struct scene *s, int item, struct cover *c, FILE *out)
{
    int node = s->view.node[item];
    const struct tree_node *v = tree_node(s->tree, node);
    const struct look *l = look(look_kind(&s->view, item));
    struct scene_point at = scene_at(s, item);
    int n = tree_board_size(s->tree);
    int half = s->board_cell * n / 2;
    struct frame f = { at.x - half, at.y - half, s->board_cell, out };
    uint64_t attackers = words_attackers(s->tree, node, c);
    bool answer = v->state == TREE_ANSWER && !(v->flags & TREE_FALSE);
    bool killed = v->state == TREE_KILLED;
    struct ink_style paper = { killed ? l->fill : "#FFFFFF", NULL, NULL, 0 };
    struct ink_style border = { NULL, l->stroke, l->dash, l->width };

    ink_box(at.x, at.y, half, half, 0, &paper, out);
    chequers(&f, n);
    if (node > 0) {
        queens_above(&f, s->tree, node, attackers, answer);
        own_queen(&f, v, answer, attackers != 0);
    }
    ink_box(at.x, at.y, half, half, 0, &border, out);
    if (l->shape == LOOK_RING) {
        border.dash = NULL;
        ink_box(at.x, at.y, half + 40, half + 40, 0, &border, out);
    }
    number(s, item, &f);
}
