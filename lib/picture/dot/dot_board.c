/* dot_board.c - the small boards in the nodes of a DOT graph.
   SPDX-License-Identifier: MIT

   A board is a table, its queens are letters: which fonts Graphviz finds is
   not known.  */
#include <string.h>

#include "lib/board.h"
#include "lib/picture/dot/dot_graph.h"

/* What stands on the squares of the board of a node.  */
struct squares {
    signed char queen[BOARD_MAX_SIZE]; /* by row: its column, or -1 */
    uint64_t attackers;
    const struct tree_node *node;
    bool answer;
};

static struct squares
look_at(const struct dot_graph *g, int node)
{
    const struct tree *t = g->scene->tree;
    const struct tree_node *v = tree_node(t, node);
    struct squares s = { .node = v };

    for (int row = 0; row < BOARD_MAX_SIZE; row++)
        s.queen[row] = -1;
    for (int i = node; i > 0; i = tree_node(t, i)->parent)
        s.queen[tree_node(t, i)->row] = (signed char)tree_node(t, i)->col;
    s.attackers = tree_attackers(t, node, g->cover);
    s.answer = v->state == TREE_ANSWER && !(v->flags & TREE_FALSE);
    return s;
}

static bool
is_left_out(const struct tree_node *v)
{
    return v->state == TREE_KILLED && v->reason == TREE_SKIPPED;
}

static const char *
colour(const struct squares *s, int row, int col)
{
    bool own = row == s->node->row && col == s->node->col;

    if (s->queen[row] == col && s->answer)
        return COLOUR_GOAL;
    if (own && (s->attackers != 0 ||
                (s->node->state == TREE_KILLED && !is_left_out(s->node))))
        return COLOUR_ATTACK;
    if (s->queen[row] == col && s->attackers >> row & 1)
        return COLOUR_TINT;
    if ((row + col) % 2 == 1)
        return COLOUR_DARK;
    return s->node->state == TREE_KILLED && !is_left_out(s->node)
               ? style_of(STYLE_KILLED)->fill
               : COLOUR_PAPER;
}

/* Return the colour of the queen of ROW, on a square of colour SQUARE.  */
static const char *
ink(const struct squares *s, int row, const char *square)
{
    if (s->answer || strcmp(square, COLOUR_ATTACK) == 0)
        return COLOUR_PAPER;
    return row == s->node->row && is_left_out(s->node) ? COLOUR_FAINT
                                                       : COLOUR_INK;
}

static void
row_of_squares(const struct dot_graph *g, const struct squares *s, int row,
               int n)
{
    int cell = g->scene->board_cell / 10;

    fputs("<tr>", g->out);
    for (int col = 0; col < n; col++) {
        const char *c = colour(s, row, col);

        fprintf(g->out,
                "<td fixedsize=\"true\" width=\"%d\" height=\"%d\" "
                "bgcolor=\"%s\">",
                cell, cell, c);
        if (s->queen[row] == col)
            fprintf(g->out,
                    "<font point-size=\"%d\" color=\"%s\"><b>Q</b></font>",
                    cell * 3 / 4, ink(s, row, c));
        fputs("</td>", g->out);
    }
    fputs("</tr>", g->out);
}

/* Where Graphviz places the board, its number is its first row, and what stands
   below it the last.  */
static void
caption(const struct dot_graph *g, int item, int n,
        void (*words)(const struct view *, int, enum draw_style,
                      struct caption *))
{
    struct caption w;

    words(&g->scene->view, item, g->scene->style, &w);
    for (int i = 0; i < w.count && !g->placed; i++)
        fprintf(g->out, "<tr><td colspan=\"%d\">%s</td></tr>", n, w.line[i]);
}

void
dot_board(const struct dot_graph *g, int item)
{
    const struct style *l = style_of(style_kind(&g->scene->view, item));
    int n = tree_board_size(g->scene->tree);
    int node = g->scene->view.node[item];
    struct squares s = look_at(g, node);

    fprintf(g->out,
            "<<table border=\"%d\" cellborder=\"0\" cellspacing=\"0\" "
            "cellpadding=\"0\" color=\"%s\"%s>",
            style_is_alarming(&g->scene->view, item) ? 5 : (l->width + 5) / 10,
            style_is_alarming(&g->scene->view, item) ? COLOUR_ALARM : l->stroke,
            l->dash != NULL ? " style=\"dashed\"" : "");
    caption(g, item, n, caption_label);
    for (int row = 0; row < n; row++)
        row_of_squares(g, &s, row, n);
    caption(g, item, n, caption_below);
    fputs("</table>>", g->out);
}
