/* dot_graph.c - the statements of a DOT graph.
   SPDX-License-Identifier: MIT  */
#include "lib/picture/dot/dot_graph.h"

#include "lib/picture/svg/element.h"
#include "lib/text/escape.h"
#include "lib/text/text_width.h"

enum { CAPTION = 160 }; /* below a node, from line to line */

void
dot_graph_point(const struct dot_graph *g, int x, int y)
{
    element_length(x, g->out);
    putc(',', g->out);
    element_length(g->scene->height - y, g->out);
}

/* Write BEFORE and LENGTH in inches.  */
static void
inches(const struct dot_graph *g, const char *before, int length)
{
    fputs(before, g->out);
    element_decimal((int)(length * 1000LL / 72), 4, g->out);
}

static void
place(const struct dot_graph *g, int x, int y)
{
    if (!g->placed)
        return;
    fputs(", pos=\"", g->out);
    dot_graph_point(g, x, y);
    putc('"', g->out);
}

static const char *
shape_name(const struct scene *s, enum style_shape shape)
{
    if (shape == STYLE_TRIANGLE)
        return "triangle";
    if (s->style == DRAW_BOARDS)
        return "plain";
    if (shape == STYLE_SQUARE || s->style == DRAW_FACTS ||
        tree_kind(s->tree) == TREE_MAZE)
        return "box";
    return "ellipse";
}

static bool
is_rounded(const struct scene *s, enum style_shape shape)
{
    return (s->style == DRAW_FACTS || tree_kind(s->tree) == TREE_MAZE) &&
           (shape == STYLE_CIRCLE || shape == STYLE_RING);
}

/* Tell whether nodes of SHAPE are as large as their label needs.  */
static bool
is_free(const struct dot_graph *g, enum style_shape shape)
{
    return !g->placed ||
           (g->scene->style == DRAW_BOARDS && shape != STYLE_TRIANGLE);
}

/* Write the look of dots of KIND: round ones, squares and triangles, as in
   SVG.  */
static void
dot_look(const struct dot_graph *g, enum style_kind kind)
{
    const struct style *l = style_of(kind);
    const char *colour = kind == STYLE_ANSWER ? l->fill : l->stroke;
    const char *size = kind == STYLE_ANSWER ? "0.08" : "0.04";

    fprintf(g->out,
            "  node [shape=%s, style=filled, fixedsize=true, width=%s, "
            "height=%s, label=\"\", color=\"%s\", fillcolor=\"%s\"];\n",
            l->shape == STYLE_TRIANGLE ? "triangle"
            : l->shape == STYLE_SQUARE ? "square"
                                       : "circle",
            size, size, colour, colour);
}

void
dot_graph_look(const struct dot_graph *g, enum style_kind kind)
{
    const struct style *l = style_of(kind);
    enum draw_style style = g->scene->style;

    if (style == DRAW_DOTS) {
        dot_look(g, kind);
        return;
    }
    fprintf(g->out,
            "  node [shape=%s, style=\"filled%s%s\", fillcolor=\"%s\", "
            "color=\"%s\", fontcolor=\"%s\", peripheries=%d, fixedsize=%s, "
            "penwidth=",
            shape_name(g->scene, l->shape),
            is_rounded(g->scene, l->shape) ? ",rounded" : "",
            l->dash == NULL ? "" : (l->dash[0] == '2' ? ",dotted" : ",dashed"),
            l->fill, l->stroke, l->ink,
            l->shape == STYLE_RING && style != DRAW_BOARDS ? 2 : 1,
            is_free(g, l->shape) ? "false" : "shape");
    element_length(l->width, g->out);
    fputs("];\n", g->out);
}

static void
lines(const struct caption *w, FILE *out)
{
    char text[CAPTION_LINES * CAPTION_LENGTH];

    caption_join(w, text);
    escape_dot(text, out);
}

/* Write the size of ITEM's shape.  Graphviz draws the ring of an answer round
   it.  */
static void
size(const struct dot_graph *g, int item)
{
    enum style_shape shape = style_of(style_kind(&g->scene->view, item))->shape;
    struct scene_box box = scene_box(g->scene, item);
    int ring = shape == STYLE_RING ? 40 : 0;

    if (is_free(g, shape))
        return;
    inches(g, ", width=", 2 * (box.side - ring));
    inches(g, ", height=", 2 * (box.shape - ring));
}

void
dot_graph_words(const struct dot_graph *g, const char *name, int index, int x,
                int y, const char *text, int size, const char *colour)
{
    fprintf(g->out, "  %s%d [label=", name, index);
    escape_dot(text, g->out);
    fprintf(g->out, ", fontsize=%d, fontcolor=\"%s\"", size, colour);
    place(g, x, y);
    fputs("];\n", g->out);
}

static void
caption(const struct dot_graph *g, int item)
{
    struct scene_point at = scene_at(g->scene, item);
    struct scene_box box = scene_box(g->scene, item);
    struct caption w;

    caption_below(&g->scene->view, item, g->scene->style, &w);
    if (w.count == 0)
        return;
    fprintf(g->out,
            "  c%d [shape=plain, style=\"\", peripheries=0, fixedsize=false, "
            "label=",
            item);
    lines(&w, g->out);
    fprintf(g->out, ", fontsize=%d, fontcolor=\"%s\"", SCENE_CAPTION,
            style_of_caption(style_kind(&g->scene->view, item)));
    place(g, at.x, at.y + box.below - w.count * CAPTION / 2);
    fputs("];\n", g->out);
}

/* Write the number of ITEM above its board, at the corner that its edge does
   not come near.  */
static void
number(const struct dot_graph *g, int item)
{
    const struct scene *s = g->scene;
    struct scene_point at = scene_at(s, item);
    struct scene_box box = scene_box(s, item);
    bool from_left = item > 0 && s->x[item] > s->x[s->view.parent[item]];
    struct caption w;
    int aside;

    caption_label(&s->view, item, s->style, &w);
    aside = box.side - text_width(w.line[0], SCENE_CAPTION, false) / 2;
    fprintf(g->out,
            "  m%d [shape=plain, style=\"\", peripheries=0, label=", item);
    lines(&w, g->out);
    fprintf(g->out, ", fontsize=%d, fontcolor=\"%s\"", SCENE_CAPTION,
            COLOUR_QUIET);
    place(g, at.x + (from_left ? aside : -aside), at.y - box.above + 80);
    fputs("];\n", g->out);
}

/* Write what stands in ITEM, and where Graphviz places it also what stands
   below.  */
static void
label(const struct dot_graph *g, int item)
{
    const struct scene *s = g->scene;
    struct caption w, below;

    fputs("label=", g->out);
    caption_label(&s->view, item, s->style, &w);
    caption_below(&s->view, item, s->style, &below);
    if (s->style == DRAW_BOARDS && !view_is_folded(&s->view, item)) {
        dot_board(g, item);
        return;
    }
    for (int i = 0; i < below.count && !g->placed; i++)
        caption_add(&w, "%s", below.line[i]);
    lines(&w, g->out);
}

void
dot_graph_node(const struct dot_graph *g, int item)
{
    const struct scene *s = g->scene;
    struct scene_point at = scene_at(s, item);

    fprintf(g->out, "  n%d [", item);
    if (s->style == DRAW_DOTS) {
        fputs("label=\"\"", g->out);
    } else {
        label(g, item);
        size(g, item);
    }
    if (style_is_alarming(&s->view, item) && s->style != DRAW_BOARDS)
        fputs(", color=\"" COLOUR_ALARM "\", penwidth=5", g->out);
    place(g, at.x, at.y);
    fputs("];\n", g->out);
    if (!g->placed || s->style == DRAW_DOTS)
        return;
    caption(g, item);
    if (s->style == DRAW_BOARDS && !view_is_folded(&s->view, item))
        number(g, item);
}

/* Write a straight line from A to B as a curve, without its first point.  */
static void
straight(const struct dot_graph *g, struct scene_point a, struct scene_point b)
{
    for (int i = 1; i <= 3; i++) {
        putc(' ', g->out);
        dot_graph_point(g, a.x + (b.x - a.x) * i / 3,
                        a.y + (b.y - a.y) * i / 3);
    }
}

static void
edge_place(const struct dot_graph *g, int item, const struct caption *w)
{
    struct scene_edge e = scene_edge(g->scene, item);

    fputs("pos=\"", g->out);
    dot_graph_point(g, e.p[0].x, e.p[0].y);
    for (int i = 1; i < e.count; i++)
        straight(g, e.p[i - 1], e.p[i]);
    putc('"', g->out);
    if (w->count > 0) {
        fputs(", lp=\"", g->out);
        dot_graph_point(g, e.label.x, e.label.y);
        putc('"', g->out);
    }
}

void
dot_graph_edge_look(const struct dot_graph *g, enum style_kind kind)
{
    const struct style *l = style_of(kind);
    const char *style = "solid";

    if (l->edge_dash != NULL)
        style = l->edge_dash[0] == '2' ? "dotted" : "dashed";
    fprintf(g->out, "  edge [color=\"%s\", style=%s, penwidth=", l->edge,
            style);
    element_length(g->scene->style == DRAW_DOTS ? 5 : l->edge_width, g->out);
    fputs("];\n", g->out);
}

void
dot_graph_edge(const struct dot_graph *g, int item)
{
    struct caption w;

    fprintf(g->out, "  n%d -- n%d", g->scene->view.parent[item], item);
    caption_edge(&g->scene->view, item, g->scene->style, &w);
    if (g->placed || w.count > 0)
        fputs(" [", g->out);
    if (w.count > 0) /* letters that need no escaping */
        fprintf(g->out,
                "label=<<table border=\"0\" cellborder=\"0\" "
                "cellpadding=\"1\" bgcolor=\"white\"><tr><td>%s</td></tr>"
                "</table>>%s",
                w.line[0], g->placed ? ", " : "");
    if (g->placed)
        edge_place(g, item, &w);
    fputs(g->placed || w.count > 0 ? "];\n" : ";\n", g->out);
}
