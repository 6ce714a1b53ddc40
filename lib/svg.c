/* svg.c - a tree as an SVG picture.
   SPDX-License-Identifier: MIT  */
#include "lib/svg.h"

#include <stdlib.h>

#include "lib/escape.h"
#include "lib/ink.h"
#include "lib/parts.h"
#include "lib/require.h"
#include "lib/scene.h"
#include "lib/text_width.h"
#include "lib/tree_profile.h"

static void
head(const struct scene *s, FILE *out)
{
    fputs("<svg xmlns=\"http://www.w3.org/2000/svg\" "
          "xmlns:xlink=\"http://www.w3.org/1999/xlink\" ",
          out);
    ink_attribute("width=\"", s->width, out);
    ink_attribute(" height=\"", s->height, out);
    fputs(" viewBox=\"0 0 ", out);
    ink_point(s->width, s->height, out);
    fputs("\" role=\"img\" font-family=\"Helvetica, Arial, 'Liberation Sans', "
          "'DejaVu Sans', sans-serif\">\n<title>",
          out);
    for (int i = 0; i < s->line_count && s->lines[i].size == SCENE_TITLE; i++) {
        fputs(i > 0 ? " " : "", out);
        escape_xml(s->lines[i].text, out);
    }
    fputs("</title>\n<desc>", out);
    for (int i = 0; i < s->line_count; i++)
        if (s->lines[i].size != SCENE_TITLE) {
            escape_xml(s->lines[i].text, out);
            putc('\n', out);
        }
    fputs("</desc>\n<rect width=\"100%\" height=\"100%\" fill=\"#FFFFFF\"/>\n",
          out);
}

static void
lines(const struct scene *s, FILE *out)
{
    for (int i = 0; i < s->line_count; i++) {
        const struct scene_line *l = &s->lines[i];
        bool title = l->size == SCENE_TITLE;
        struct ink_font font = { l->size, title ? "#000000" : "#404040",
                                 "middle",
                                 l->bold ? " font-weight=\"bold\"" : "" };

        ink_text(s->width / 2, l->base, l->text, &font, out);
    }
}

static void
edge(const struct scene *s, int item, FILE *out)
{
    const struct look *l = look(look_of_edge(&s->view, item));
    struct ink_style style = { NULL, l->edge, l->edge_dash, l->edge_width };
    struct scene_edge e = scene_edge(s, item);

    fputs("<path d=\"M", out);
    for (int i = 0; i < e.count; i++) {
        if (i > 0)
            putc('L', out);
        ink_point(e.p[i].x, e.p[i].y, out);
    }
    fputs("\" stroke-linejoin=\"round\"", out);
    ink_style(&style, out);
    fputs("/>\n", out);
}

/* Write beside the edge to ITEM.  */
static void
edge_label(const struct scene *s, int item, FILE *out)
{
    struct ink_font font = { SCENE_EDGE, LOOK_BRANCH, "middle", "" };
    struct ink_style paper = { "#FFFFFF", NULL, NULL, 0 };
    struct scene_edge e = scene_edge(s, item);
    struct words w;

    words_edge(&s->view, item, s->style, &w);
    if (w.count == 0)
        return;
    ink_box(e.label.x, e.label.y,
            text_width(w.line[0], SCENE_EDGE, false) / 2 + 10, 80, 0, &paper,
            out);
    ink_text(e.label.x, e.label.y + 50, w.line[0], &font, out);
}

/* Write x1 .. xn left of the tree.  */
static void
row_names(const struct scene *s, FILE *out)
{
    for (int i = 1; i < s->view.levels; i++) {
        if (i > tree_board_size(s->tree))
            return;
        ink_attribute("<text x=\"", s->tree_left - 420, out);
        ink_attribute(" y=\"", scene_between(s, i) + 60, out);
        fprintf(out,
                " font-size=\"20\" fill=\"" LOOK_BRANCH
                "\" font-style=\"italic\">x<tspan dy=\"5\" font-size=\"14\" "
                "font-style=\"normal\">%d</tspan></text>\n",
                i);
    }
}

/* Write the counts of each level right of the tree.  */
static int
level_counts(const struct scene *s, FILE *out)
{
    struct ink_font font = { SCENE_CAPTION, LOOK_QUIET, "start", "" };
    struct tree_level *profile = tree_profile(s->tree);
    struct words w;

    if (profile == NULL)
        return -1;
    for (int i = 0; i < s->view.levels; i++) {
        words_level(s->tree, i, &profile[i], &w);
        ink_text(s->tree_left + s->tree_width + 240,
                 s->tree_top + s->levels[i].middle + 45, w.line[0], &font, out);
    }
    free(profile);
    return 0;
}

static void
legend(const struct scene *s, FILE *out)
{
    struct ink_font font = { SCENE_TEXT, "#000000", "start", "" };

    for (int i = 0; i < s->legend_count; i++) {
        const struct scene_entry *e = &s->legend[i];

        parts_sign(s, e, out);
        ink_text(e->x + 280, e->y + 52, e->words, &font, out);
    }
}

static int
tree(const struct scene *s, FILE *out)
{
    int n = tree_board_size(s->tree);
    struct cover *c = NULL;

    if (s->style == DRAW_DOTS) {
        parts_dots(s, out);
        return 0;
    }
    if (n > 0 && (c = cover_new(n)) == NULL)
        return -1;
    for (int k = 0; k < LOOK_COUNT; k++)
        for (int i = 1; i < s->view.size; i++)
            if (look_of_edge(&s->view, i) == look_in_turn(k))
                edge(s, i, out);
    for (int i = 1; i < s->view.size; i++)
        edge_label(s, i, out);
    for (int i = 0; i < s->view.size; i++)
        parts_node(s, i, c, out);
    cover_free(c);
    return 0;
}

static int
picture(const struct scene *s, FILE *out)
{
    head(s, out);
    if (s->style == DRAW_BOARDS)
        parts_queen(out);
    lines(s, out);
    if (s->has_names)
        row_names(s, out);
    if (s->has_profile && level_counts(s, out) != 0)
        return -1;
    if (s->maze_cell > 0 && parts_maze(s, out) != 0)
        return -1;
    if (tree(s, out) != 0)
        return -1;
    legend(s, out);
    fputs("</svg>\n", out);
    return fflush(out) != 0 || ferror(out) ? -1 : 0;
}

int
svg_write(const struct tree *t, const struct draw_options *o, FILE *out)
{
    static const struct draw_options usual;
    struct scene s;
    int result;

    REQUIRE(t != NULL && out != NULL, "svg_write: NULL");
    if (scene_start(&s, t, o != NULL ? o : &usual) != 0)
        return -1;
    result = picture(&s, out);
    scene_end(&s);
    return result;
}
