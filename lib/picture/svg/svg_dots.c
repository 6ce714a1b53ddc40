/* svg_dots.c - a large tree in an SVG picture: a dot for each node.
   SPDX-License-Identifier: MIT

   Such a tree is far wider than a page, so it is drawn narrower than it was
   laid out, to a thousandth of a pixel.  Its nodes are drawn kind by kind, for
   one path to serve thousands; what kind each is, is found out once.  */
#include <stdlib.h>

#include "lib/picture/svg/element.h"
#include "lib/picture/svg/svg_parts.h"
#include "lib/text/escape.h"

/* Readers of XML refuse attributes that are too long.  */
enum { PATH_ITEMS = 20000 };

/* Begin the path that holds edges, or dots, of one look.  */
static void
begin(const char *colour, int width, const char *cap, FILE *out)
{
    fprintf(out, "<path fill=\"none\" stroke=\"%s\"", colour);
    element_attribute(" stroke-width=\"", width, out);
    fprintf(out, " stroke-linecap=\"%s\" d=\"", cap);
}

static void
put_point(const struct scene *s, int item, FILE *out)
{
    int depth = view_node(&s->view, item)->depth;
    long long x = s->x[item] * (long long)s->tree_width * 100 / s->spread;

    element_decimal((int)x, 3, out);
    putc(' ', out);
    element_length(s->levels[depth].middle, out);
}

static void
edge(const struct scene *s, int item, FILE *out)
{
    if (item == 0)
        return;
    putc('M', out);
    put_point(s, s->view.parent[item], out);
    putc('L', out);
    put_point(s, item, out);
}

/* Return the width of a dot, as wide as there is room for.  */
static int
width_of(const struct scene *s, enum style_kind kind)
{
    int width = (int)(50LL * s->tree_width / s->spread);

    if (width < 16)
        width = 16;
    if (style_of(kind)->shape == STYLE_TRIANGLE)
        return width * 6 / 5;
    return kind == STYLE_ANSWER ? width * 3 / 2 + 20 : width;
}

/* Write a triangle SIDE wide and as high, whose middle was just written.  */
static void
triangle(int side, FILE *out)
{
    fputs("m0 -", out);
    element_length(side / 2, out);
    putc('l', out);
    element_point(side / 2, side, out);
    fputs("h-", out);
    element_length(side / 2 * 2, out);
    putc('z', out);
}

static void
dot(const struct scene *s, int item, FILE *out)
{
    putc('M', out);
    put_point(s, item, out);
    if (view_is_folded(&s->view, item))
        triangle(width_of(s, STYLE_FOLDED), out);
    else
        fputs("h.1", out); /* some viewers draw nothing for h0 */
}

static void
begin_edges(const struct scene *s, enum style_kind kind, FILE *out)
{
    bool thick = style_of(kind)->edge_width > style_of(STYLE_OPEN)->edge_width;

    begin(style_of(kind)->edge, thick ? 16 : 6, "butt", out);
}

static void
begin_dots(const struct scene *s, enum style_kind kind, FILE *out)
{
    const struct style *l = style_of(kind);

    if (l->shape == STYLE_TRIANGLE) {
        fprintf(out, "<path fill=\"%s\" d=\"", l->stroke);
        return;
    }
    begin(kind == STYLE_ANSWER ? l->fill : l->stroke, width_of(s, kind),
          l->shape == STYLE_SQUARE ? "square" : "round", out);
}

/* Return the kinds of all items, or NULL with errno set to ENOMEM.  */
static unsigned char *
find_kinds(const struct scene *s)
{
    unsigned char *kinds = malloc((size_t)s->view.size);

    for (int i = 0; kinds != NULL && i < s->view.size; i++)
        kinds[i] = (unsigned char)style_kind(&s->view, i);
    return kinds;
}

/* Write all items whose KINDS are KIND, each by ONE.  */
static void
all(const struct scene *s, const unsigned char *kinds, enum style_kind kind,
    void (*first)(const struct scene *, enum style_kind, FILE *),
    void (*one)(const struct scene *, int, FILE *), FILE *out)
{
    int count = 0;

    for (int i = 0; i < s->view.size; i++) {
        if (kinds[i] != kind)
            continue;
        if (count++ % PATH_ITEMS == 0) {
            fputs(count > 1 ? "\"/>\n" : "", out);
            first(s, kind, out);
        }
        one(s, i, out);
    }
    fputs(count > 0 ? "\"/>\n" : "", out);
}

/* Write the dots whose KINDS are KIND, each with what it is in words.  */
static void
each(const struct scene *s, const unsigned char *kinds, enum style_kind kind,
     struct attack_map *map, FILE *out)
{
    struct caption w;

    for (int i = 0; i < s->view.size; i++) {
        if (kinds[i] != kind)
            continue;
        caption_sentence(s->tree, s->view.node[i], map, &w);
        fputs("<g><title>", out);
        escape_xml(w.line[0], out);
        fputs("</title>\n", out);
        if (style_is_alarming(&s->view, i)) {
            begin(COLOUR_ALARM, width_of(s, kind) + 60, "round", out);
            dot(s, i, out);
            fputs("\"/>\n", out);
        }
        begin_dots(s, kind, out);
        dot(s, i, out);
        fputs("\"/></g>\n", out);
    }
}

int
svg_dots(const struct scene *s, struct attack_map *map, FILE *out)
{
    unsigned char *kinds = find_kinds(s);

    if (kinds == NULL)
        return -1;
    fputs("<g transform=\"translate(", out);
    element_point(s->tree_left, s->tree_top, out);
    fputs(")\">\n", out);
    for (int i = 0; i < STYLE_COUNT; i++)
        all(s, kinds, style_in_turn(i), begin_edges, edge, out);
    for (int i = 0; i < STYLE_COUNT; i++)
        if (s->view.size <= DRAW_MAX_TITLES)
            each(s, kinds, style_in_turn(i), map, out);
        else
            all(s, kinds, style_in_turn(i), begin_dots, dot, out);
    fputs("</g>\n", out);
    free(kinds);
    return 0;
}
