/* dot.c - a tree as text for the Graphviz programs.
   SPDX-License-Identifier: MIT  */
#include "lib/picture/dot/dot.h"

#include <stdlib.h>
#include <string.h>

#include "lib/picture/dot/dot_graph.h"
#include "lib/picture/svg/element.h"
#include "lib/require.h"
#include "lib/text/escape.h"
#include "lib/text/text_width.h"
#include "lib/tree/tree.h"

/* Return in words what E looks like in the tree of G.  */
static const char *
sign_words(const struct dot_graph *g, const struct scene_entry *e)
{
    static const char *const frames[] = {
        [SCENE_ALARM - STYLE_COUNT] = "thick gold line",
        [SCENE_ATTACKER - STYLE_COUNT] = "queen on light orange",
        [SCENE_ATTACKED - STYLE_COUNT] = "white queen on orange",
    };
    const struct style *l;

    if (e->kind >= STYLE_COUNT)
        return frames[e->kind - STYLE_COUNT];
    l = style_of((enum style_kind)e->kind);
    return g->scene->style == DRAW_DOTS ? l->dot_sign : l->sign;
}

/* Write the lines above the tree, and the legend, as the graph's label.  */
static void
graph_label(const struct dot_graph *g)
{
    fputs("  graph [labelloc=t, label=\"\"", g->out);
    for (int i = 0; i < g->scene->line_count; i++) {
        fputs(" +\n    ", g->out);
        escape_dot(g->scene->lines[i].text, g->out);
        fputs(" + \"\\n\"", g->out);
    }
    for (int i = 0; i < g->scene->legend_count; i++)
        fprintf(g->out, " +\n    \"%s%s = %s\"",
                i == 0       ? ""
                : i % 2 == 0 ? "\\n"
                             : ", ",
                sign_words(g, &g->scene->legend[i]), g->scene->legend[i].words);
    fputs("];\n", g->out);
}

static void
head(const struct dot_graph *g)
{
    fputs("graph tree {\n"
          "  graph [fontname=\"Helvetica\", bgcolor=\"white\", ",
          g->out);
    if (g->placed)
        fputs("layout=nop2, outputorder=edgesfirst, pad=0.3", g->out);
    else
        fputs("layout=dot, ordering=out, splines=line, nodesep=0.15, "
              "forcelabels=true, fontsize=18",
              g->out);
    fprintf(g->out,
            "];\n  node [fontname=\"Helvetica\", fontsize=%d, margin=\"%s\"];\n"
            "  edge [fontname=\"Helvetica\", fontsize=%d, fontcolor=\"%s\"];\n",
            SCENE_LABEL, g->placed ? "0" : "0.08,0.04", SCENE_EDGE,
            COLOUR_BRANCH);
    if (!g->placed)
        graph_label(g);
}

static void
nodes(const struct dot_graph *g, enum style_kind kind)
{
    const struct view *v = &g->scene->view;
    bool used = false;

    for (int i = 0; i < v->size; i++) {
        if (style_kind(v, i) != kind)
            continue;
        if (!used)
            dot_graph_look(g, kind);
        used = true;
        dot_graph_node(g, i);
    }
}

static void
edges(const struct dot_graph *g, enum style_kind kind)
{
    const struct view *v = &g->scene->view;
    bool used = false;

    for (int i = 1; i < v->size; i++) {
        if (style_of_edge(v, i) != kind)
            continue;
        if (!used)
            dot_graph_edge_look(g, kind);
        used = true;
        dot_graph_edge(g, i);
    }
}

/* Graphviz keeps children in the order of their edges.  */
static void
edges_in_order(const struct dot_graph *g)
{
    for (int i = 1; i < g->scene->view.size; i++) {
        enum style_kind kind = style_of_edge(&g->scene->view, i);

        if (i == 1 || kind != style_of_edge(&g->scene->view, i - 1))
            dot_graph_edge_look(g, kind);
        dot_graph_edge(g, i);
    }
}

static void
title(const struct dot_graph *g)
{
    for (int i = 0; i < g->scene->line_count; i++) {
        const struct scene_line *l = &g->scene->lines[i];

        dot_graph_words(g, "t", i, g->scene->width / 2, l->base - l->size * 4,
                        l->text, l->size,
                        l->bold ? COLOUR_INK : COLOUR_SUBTITLE);
    }
}

static void
row_names(const struct dot_graph *g)
{
    const struct scene *s = g->scene;

    for (int i = 1; i < s->view.levels && i <= tree_board_size(s->tree); i++) {
        fprintf(g->out,
                "  x%d [label=<<i>x</i><sub>%d</sub>>, fontsize=20, "
                "fontcolor=\"%s\", pos=\"",
                i, i, COLOUR_BRANCH);
        dot_graph_point(g, s->tree_left - 320, scene_between(s, i));
        fputs("\"];\n", g->out);
    }
}

static int
level_counts(const struct dot_graph *g)
{
    const struct scene *s = g->scene;
    struct tree_level *profile = tree_profile(s->tree);
    struct caption w;

    if (profile == NULL)
        return -1;
    for (int i = 0; i < s->view.levels; i++) {
        int width;

        caption_level(s->tree, i, &profile[i], &w);
        width = text_width(w.line[0], SCENE_CAPTION, false);
        dot_graph_words(g, "l", i,
                        s->tree_left + s->tree_width + 240 + width / 2,
                        s->tree_top + s->levels[i].middle, w.line[0],
                        SCENE_CAPTION, COLOUR_QUIET);
    }
    free(profile);
    return 0;
}

/* Write the sign of ENTRY of the legend.  */
static void
sign(const struct dot_graph *g, int entry)
{
    const struct scene_entry *e = &g->scene->legend[entry];
    bool is_look = e->kind < STYLE_COUNT;
    bool is_queen = !is_look && e->kind != SCENE_ALARM;
    const char *size = g->scene->style == DRAW_DOTS && is_look ? "0.16" : "0.3";
    const char *fill = e->kind == SCENE_ATTACKED ? COLOUR_ATTACK : COLOUR_TINT;
    const char *ink = e->kind == SCENE_ATTACKED ? COLOUR_PAPER : COLOUR_INK;

    if (is_look)
        dot_graph_look(g, (enum style_kind)e->kind);
    fprintf(g->out, "  s%d [", entry);
    if (is_queen)
        fprintf(g->out,
                "shape=box, style=filled, fillcolor=\"%s\", "
                "fontcolor=\"%s\", ",
                fill, ink);
    else if (g->scene->style == DRAW_BOARDS)
        fputs("shape=box, ", g->out);
    if (e->kind == SCENE_ALARM)
        fputs("style=\"\", color=\"" COLOUR_ALARM "\", penwidth=5, ", g->out);
    fprintf(g->out, "label=\"%s\", width=%s, height=%s, pos=\"",
            is_queen ? "Q" : "", size, size);
    dot_graph_point(g, e->x, e->y);
    fputs("\"];\n", g->out);
}

static void
legend(const struct dot_graph *g)
{
    for (int i = 0; i < g->scene->legend_count; i++) {
        const struct scene_entry *e = &g->scene->legend[i];

        dot_graph_words(
            g, "w", i, e->x + 280 + text_width(e->words, SCENE_TEXT, false) / 2,
            e->y, e->words, SCENE_TEXT, COLOUR_INK);
    }
    for (int i = 0; i < g->scene->legend_count; i++)
        sign(g, i);
}

static int
graph(const struct dot_graph *g)
{
    head(g);
    for (int k = 0; k < STYLE_COUNT; k++)
        nodes(g, style_in_turn(k));
    if (!g->placed)
        edges_in_order(g);
    for (int k = 0; k < STYLE_COUNT && g->placed; k++)
        edges(g, style_in_turn(k));
    if (g->placed) {
        fputs("  node [shape=plain, style=\"\", peripheries=0, "
              "fixedsize=false];\n",
              g->out);
        title(g);
        if (g->scene->has_names)
            row_names(g);
        if (g->scene->has_profile && level_counts(g) != 0)
            return -1;
        legend(g);
    }
    fputs("}\n", g->out);
    return fflush(g->out) != 0 || ferror(g->out) ? -1 : 0;
}

int
dot_write(const struct tree *t, const struct draw_options *o,
          enum dot_layout layout, FILE *out)
{
    struct draw_options options = { 0 };
    struct scene s;
    struct dot_graph g = { &s, out, layout == DOT_PLACED, NULL };
    int result = -1;

    REQUIRE(t != NULL && out != NULL, "dot_write: NULL");
    if (o != NULL)
        options = *o;
    options.maze = NULL;
    if (options.style == DRAW_ICICLE)
        options.style = DRAW_DOTS;
    if (scene_start(&s, t, &options) != 0)
        return -1;
    if (tree_board_size(t) > 0)
        g.cover = attack_map_new(tree_board_size(t));
    if (tree_board_size(t) == 0 || g.cover != NULL)
        result = graph(&g);
    attack_map_free(g.cover);
    scene_end(&s);
    return result;
}
