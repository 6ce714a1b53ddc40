/* svg.c - a tree as an SVG picture.
   SPDX-License-Identifier: MIT  */
#include "lib/picture/svg/svg.h"

#include <stdlib.h>

#include "lib/picture/scene.h"
#include "lib/picture/svg/element.h"
#include "lib/picture/svg/svg_parts.h"
#include "lib/require.h"
#include "lib/text/escape.h"
#include "lib/text/text_width.h"
#include "lib/tree/tree.h"

/* Write what the picture shows in words: the lines below its title, or what
   they would be.  */
static void
description(const struct scene *s, FILE *out)
{
    struct caption w;

    for (int i = 0; i < s->line_count; i++)
        if (s->lines[i].size != SCENE_TITLE) {
            escape_xml(s->lines[i].text, out);
            putc('\n', out);
        }
    if (!s->options->no_lines)
        return;
    caption_summary(&s->view, s->style, &w);
    for (int i = 0; i < w.count; i++) {
        escape_xml(w.line[i], out);
        putc('\n', out);
    }
}

void
svg_begin(int width, int height, FILE *out)
{
    fputs("<svg xmlns=\"http://www.w3.org/2000/svg\" "
          "xmlns:xlink=\"http://www.w3.org/1999/xlink\" ",
          out);
    element_attribute("width=\"", width, out);
    element_attribute(" height=\"", height, out);
    fputs(" viewBox=\"0 0 ", out);
    element_point(width, height, out);
    fputs("\" role=\"img\" font-family=\"Helvetica, Arial, 'Liberation Sans', "
          "'DejaVu Sans', sans-serif\">\n<title>",
          out);
}

void
svg_paper(FILE *out)
{
    fputs("</desc>\n<rect width=\"100%\" height=\"100%\" fill=\"" COLOUR_PAPER
          "\"/>\n",
          out);
}

static void
head(const struct scene *s, FILE *out)
{
    svg_begin(s->width, s->height, out);
    for (int i = 0; i < s->line_count && s->lines[i].size == SCENE_TITLE; i++) {
        fputs(i > 0 ? " " : "", out);
        escape_xml(s->lines[i].text, out);
    }
    fputs("</title>\n<desc>", out);
    description(s, out);
    svg_paper(out);
}

static void
lines(const struct scene *s, FILE *out)
{
    for (int i = 0; i < s->line_count; i++) {
        const struct scene_line *l = &s->lines[i];
        bool title = l->size == SCENE_TITLE;
        struct element_font font = { l->size,
                                     title ? COLOUR_INK : COLOUR_SUBTITLE,
                                     "middle",
                                     l->bold ? " font-weight=\"bold\"" : "" };

        element_text(s->width / 2, l->base, l->text, &font, out);
    }
}

static void
edge(const struct scene *s, int item, FILE *out)
{
    const struct style *l = style_of(style_of_edge(&s->view, item));
    struct element_style style = { NULL, l->edge, l->edge_dash, l->edge_width };
    struct scene_edge e = scene_edge(s, item);

    fputs("<path d=\"M", out);
    for (int i = 0; i < e.count; i++) {
        if (i > 0)
            putc('L', out);
        element_point(e.p[i].x, e.p[i].y, out);
    }
    fputs("\" stroke-linejoin=\"round\"", out);
    element_style(&style, out);
    fputs("/>\n", out);
}

/* Write beside the edge to ITEM.  */
static void
edge_label(const struct scene *s, int item, FILE *out)
{
    struct element_font font = { SCENE_EDGE, COLOUR_BRANCH, "middle", "" };
    struct element_style paper = { COLOUR_PAPER, NULL, NULL, 0 };
    struct scene_edge e = scene_edge(s, item);
    struct caption w;

    caption_edge(&s->view, item, s->style, &w);
    if (w.count == 0)
        return;
    element_box(e.label.x, e.label.y,
                text_width(w.line[0], SCENE_EDGE, false) / 2 + 10, 80, 0,
                &paper, out);
    element_text(e.label.x, e.label.y + 50, w.line[0], &font, out);
}

/* Return the height of the name of the row that LEVEL is about.  */
static int
row_name(const struct scene *s, int level)
{
    if (s->style == DRAW_ICICLE)
        return s->tree_top + s->levels[level].middle;
    return scene_between(s, level);
}

/* Write x1 .. xn left of the tree.  */
static void
row_names(const struct scene *s, FILE *out)
{
    for (int i = 1; i < s->view.levels; i++) {
        if (i > tree_board_size(s->tree))
            return;
        element_attribute("<text x=\"", s->tree_left - 420, out);
        element_attribute(" y=\"", row_name(s, i) + 60, out);
        fprintf(out,
                " font-size=\"20\" fill=\"" COLOUR_BRANCH
                "\" font-style=\"italic\">x<tspan dy=\"5\" font-size=\"14\" "
                "font-style=\"normal\">%d</tspan></text>\n",
                i);
    }
}

/* Write the counts of each level right of the tree.  */
static int
level_counts(const struct scene *s, FILE *out)
{
    struct element_font font = { SCENE_CAPTION, COLOUR_QUIET, "start", "" };
    struct tree_level *profile = tree_profile(s->tree);
    struct caption w;

    if (profile == NULL)
        return -1;
    for (int i = 0; i < s->view.levels; i++) {
        caption_level(s->tree, i, &profile[i], &w);
        element_text(s->tree_left + s->tree_width + 240,
                     s->tree_top + s->levels[i].middle + 45, w.line[0], &font,
                     out);
    }
    free(profile);
    return 0;
}

static void
legend(const struct scene *s, FILE *out)
{
    struct element_font font = { SCENE_TEXT, COLOUR_INK, "start", "" };

    for (int i = 0; i < s->legend_count; i++) {
        const struct scene_entry *e = &s->legend[i];

        svg_node_sign(s, e, out);
        element_text(e->x + 280, e->y + 52, e->words, &font, out);
    }
}

static void
nodes(const struct scene *s, struct attack_map *c, FILE *out)
{
    for (int k = 0; k < STYLE_COUNT; k++)
        for (int i = 1; i < s->view.size; i++)
            if (view_has(&s->view, i) &&
                style_of_edge(&s->view, i) == style_in_turn(k))
                edge(s, i, out);
    for (int i = 1; i < s->view.size; i++)
        if (view_has(&s->view, i))
            edge_label(s, i, out);
    for (int i = 0; i < s->view.size; i++)
        if (view_has(&s->view, i))
            svg_node(s, i, c, out);
}

static int
tree(const struct scene *s, FILE *out)
{
    int n = tree_board_size(s->tree), result = 0;
    struct attack_map *c = NULL;

    if (s->style == DRAW_NONE)
        return 0;
    if (n > 0 && (c = attack_map_new(n)) == NULL)
        return -1;
    if (s->style == DRAW_DOTS)
        result = svg_dots(s, c, out);
    else if (s->style == DRAW_ICICLE)
        result = svg_icicle(s, c, out);
    else
        nodes(s, c, out);
    attack_map_free(c);
    return result;
}

static int
picture(const struct scene *s, FILE *out)
{
    head(s, out);
    if (s->style == DRAW_BOARDS)
        svg_board_queen(out);
    lines(s, out);
    if (s->has_names)
        row_names(s, out);
    if (s->has_profile && level_counts(s, out) != 0)
        return -1;
    if (s->maze_cell > 0) {
        svg_maze_hatch(out);
        if (svg_maze(s, out) != 0)
            return -1;
    }
    if (tree(s, out) != 0)
        return -1;
    legend(s, out);
    fputs("</svg>\n", out);
    return fflush(out) != 0 || ferror(out) ? -1 : 0;
}

int
svg_write(const struct tree *t, const struct draw_options *o, FILE *out)
{
    struct draw_options now = { 0 }, less;
    struct scene s;
    int result;

    REQUIRE(t != NULL && out != NULL, "svg_write: NULL");
    if (o != NULL)
        now = *o;
    if (now.style == DRAW_ICICLE && now.max_nodes == 0 && now.depth == 0)
        now.max_nodes = DRAW_ALL; /* it has room for all */
    if (scene_start(&s, t, &now) != 0)
        return -1;
    while (scene_is_crowded(&s, &less)) {
        scene_end(&s);
        now = less;
        if (scene_start(&s, t, &now) != 0)
            return -1;
    }
    result = picture(&s, out);
    scene_end(&s);
    return result;
}
