/* parts_dots.c - a large tree in an SVG picture: a dot for each node.
   SPDX-License-Identifier: MIT

   Such a tree is far wider than a page, so it is drawn narrower than it was
   laid out, to a thousandth of a pixel.  */
#include "lib/ink.h"
#include "lib/parts.h"

/* Readers of XML refuse attributes that are too long.  */
enum { PATH_ITEMS = 20000 };

/* Begin the path that holds edges, or dots, of one look.  */
static void
begin(const char *colour, int width, const char *cap, FILE *out)
{
    fprintf(out, "<path fill=\"none\" stroke=\"%s\"", colour);
    ink_attribute(" stroke-width=\"", width, out);
    fprintf(out, " stroke-linecap=\"%s\" d=\"", cap);
}

static void
put_point(const struct scene *s, int item, FILE *out)
{
    int depth = view_node(&s->view, item)->depth;
    long long x = s->x[item] * (long long)s->tree_width * 100 / s->spread;

    ink_decimal((int)x, 3, out);
    putc(' ', out);
    ink_length(s->levels[depth].middle, out);
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

static void
dot(const struct scene *s, int item, FILE *out)
{
    putc('M', out);
    put_point(s, item, out);
    fputs("h0", out);
}

static void
begin_edges(enum look_kind kind, FILE *out)
{
    bool thick = kind == LOOK_LIVE || kind == LOOK_ANSWER;

    begin(look(kind)->edge, thick ? 10 : 4, "butt", out);
}

static void
begin_dots(enum look_kind kind, FILE *out)
{
    const struct look *l = look(kind);

    if (kind == LOOK_ANSWER)
        begin(l->fill, 50, "round", out);
    else
        begin(l->stroke, 16, l->shape == LOOK_SQUARE ? "square" : "round", out);
}

/* Write all items that look like KIND, each by ONE.  */
static void
all(const struct scene *s, enum look_kind kind,
    void (*first)(enum look_kind, FILE *),
    void (*one)(const struct scene *, int, FILE *), FILE *out)
{
    int count = 0;

    for (int i = 0; i < s->view.size; i++) {
        if (look_kind(&s->view, i) != kind)
            continue;
        if (count++ % PATH_ITEMS == 0) {
            fputs(count > 1 ? "\"/>\n" : "", out);
            first(kind, out);
        }
        one(s, i, out);
    }
    fputs(count > 0 ? "\"/>\n" : "", out);
}

void
parts_dots(const struct scene *s, FILE *out)
{
    fputs("<g transform=\"translate(", out);
    ink_point(s->tree_left, s->tree_top, out);
    fputs(")\">\n", out);
    for (int i = 0; i < LOOK_COUNT; i++)
        all(s, look_in_turn(i), begin_edges, edge, out);
    for (int i = 0; i < LOOK_COUNT; i++)
        all(s, look_in_turn(i), begin_dots, dot, out);
    fputs("</g>\n", out);
}
