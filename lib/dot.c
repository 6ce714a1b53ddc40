/* dot.c - a tree as text for the Graphviz programs.
   SPDX-License-Identifier: MIT  */
#include "lib/dot.h"

#include <stdlib.h>
#include <string.h>

#include "lib/escape.h"
#include "lib/graph.h"
#include "lib/ink.h"
#include "lib/require.h"
#include "lib/text_width.h"
#include "lib/tree_profile.h"

/* Write the lines above the tree, and the legend, as the graph's label.  */
static void
graph_label(const struct graph *g)
{
    fputs("  graph [labelloc=t, label=\"\"", g->out);
    for (int i = 0; i < g->scene->line_count; i++) {
        fputs(" +\n    ", g->out);
        escape_dot(g->scene->lines[i].text, g->out);
        fputs(" + \"\\n\"", g->out);
    }
    for (int i = 0; i < g->scene->legend_count; i++)
        if (g->scene->legend[i].kind < LOOK_COUNT)
            fprintf(g->out, " +\n    \"%s%s = %s\"", i > 0 ? ", " : "",
                    look((enum look_kind)g->scene->legend[i].kind)->sign,
                    g->scene->legend[i].words);
    fputs("];\n", g->out);
}

static void
head(const struct graph *g)
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
            LOOK_BRANCH);
    if (!g->placed)
        graph_label(g);
}

static void
nodes(const struct graph *g, enum look_kind kind)
{
    const struct view *v = &g->scene->view;
    bool used = false;

    for (int i = 0; i < v->size; i++) {
        if (look_kind(v, i) != kind)
            continue;
        if (!used)
            graph_look(g, kind);
        used = true;
        graph_node(g, i);
    }
}

static void
edges(const struct graph *g, enum look_kind kind)
{
    const struct view *v = &g->scene->view;
    bool used = false;

    for (int i = 1; i < v->size; i++) {
        if (look_of_edge(v, i) != kind)
            continue;
        if (!used)
            graph_edge_look(g, kind);
        used = true;
        graph_edge(g, i);
    }
}

/* Graphviz keeps children in the order of their edges.  */
static void
edges_in_order(const struct graph *g)
{
    for (int i = 1; i < g->scene->view.size; i++) {
        enum look_kind kind = look_of_edge(&g->scene->view, i);

        if (i == 1 || kind != look_of_edge(&g->scene->view, i - 1))
            graph_edge_look(g, kind);
        graph_edge(g, i);
    }
}

static void
title(const struct graph *g)
{
    for (int i = 0; i < g->scene->line_count; i++) {
        const struct scene_line *l = &g->scene->lines[i];

        graph_words(g, "t", i, g->scene->width / 2, l->base - l->size * 4,
                    l->text, l->size, l->bold ? "#000000" : "#404040");
    }
}

static void
row_names(const struct graph *g)
{
    const struct scene *s = g->scene;

    for (int i = 1; i < s->view.levels && i <= tree_board_size(s->tree); i++) {
        fprintf(g->out,
                "  x%d [label=<<i>x</i><sub>%d</sub>>, fontsize=20, "
                "fontcolor=\"%s\", pos=\"",
                i, i, LOOK_BRANCH);
        graph_point(g, s->tree_left - 320, scene_between(s, i));
        fputs("\"];\n", g->out);
    }
}

static int
level_counts(const struct graph *g)
{
    const struct scene *s = g->scene;
    struct tree_level *profile = tree_profile(s->tree);
    struct words w;

    if (profile == NULL)
        return -1;
    for (int i = 0; i < s->view.levels; i++) {
        int width;

        words_level(s->tree, i, &profile[i], &w);
        width = text_width(w.line[0], SCENE_CAPTION, false);
        graph_words(g, "l", i, s->tree_left + s->tree_width + 240 + width / 2,
                    s->tree_top + s->levels[i].middle, w.line[0], SCENE_CAPTION,
                    LOOK_QUIET);
    }
    free(profile);
    return 0;
}

static void
legend(const struct graph *g)
{
    for (int i = 0; i < g->scene->legend_count; i++) {
        const struct scene_entry *e = &g->scene->legend[i];

        graph_words(g, "w", i,
                    e->x + 280 + text_width(e->words, SCENE_TEXT, false) / 2,
                    e->y, e->words, SCENE_TEXT, "#000000");
    }
    for (int i = 0; i < g->scene->legend_count; i++)
        graph_sign(g, i);
}

static int
graph(const struct graph *g)
{
    head(g);
    for (int k = 0; k < LOOK_COUNT; k++)
        nodes(g, look_in_turn(k));
    if (!g->placed)
        edges_in_order(g);
    for (int k = 0; k < LOOK_COUNT && g->placed; k++)
        edges(g, look_in_turn(k));
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
    struct graph g = { &s, out, layout == DOT_PLACED, NULL };
    int result = -1;

    REQUIRE(t != NULL && out != NULL, "dot_write: NULL");
    if (o != NULL)
        options = *o;
    options.maze = NULL;
    if (scene_start(&s, t, &options) != 0)
        return -1;
    if (tree_board_size(t) > 0)
        g.cover = cover_new(tree_board_size(t));
    if (tree_board_size(t) == 0 || g.cover != NULL)
        result = graph(&g);
    cover_free(g.cover);
    scene_end(&s);
    return result;
}
