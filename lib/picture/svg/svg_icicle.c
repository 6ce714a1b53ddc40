/* svg_icicle.c - a large tree in an SVG picture: a cell for each node.
   SPDX-License-Identifier: MIT

   The children of a node stand below it and are together as wide as it is.  A
   cell is a thick line, so that a file of many cells stays small.  */
#include <stdlib.h>

#include "lib/picture/svg/element.h"
#include "lib/picture/svg/svg_parts.h"
#include "lib/text/escape.h"
#include "lib/text/text_width.h"

/* All in hundredths of a pixel.  */
enum { HALF_PIXEL = 50, GAP_FROM = 300, GAP = 50 };

/* Readers of XML refuse attributes that are too long.  */
enum { PATH_CELLS = 20000 };

/* One node, or neighbours that are too narrow to be told apart.  */
struct cell {
    int item; /* the first */
    int left, right;
    int turn; /* the latest in style_in_turn of all its nodes */
    bool alarm;
};

struct icicle {
    const struct scene *scene;
    struct cell *cells;
    int count;
    FILE *out;
};

/* Return where the leaf number LEAF begins.  */
static int
edge_of(const struct scene *s, int leaf)
{
    return (int)((long long)leaf * s->tree_width * 10 / s->spread);
}

static int
turn_of(enum style_kind kind)
{
    int turn = 0;

    while (style_in_turn(turn) != kind)
        turn++;
    return turn;
}

static struct cell
cell_of(const struct scene *s, int item)
{
    int end = s->view.end[item];
    int leaf = end < s->view.size ? s->x[end] : s->spread;

    return (struct cell){ .item = item,
                          .left = edge_of(s, s->x[item]),
                          .right = edge_of(s, leaf),
                          .turn = turn_of(style_kind(&s->view, item)),
                          .alarm = style_is_alarming(&s->view, item) };
}

/* Add C to A, a cell on its left.  Return false if they do not merge: one is
   wide enough, or they are too far apart.  */
static bool
merge(struct cell *a, const struct cell *c)
{
    if (c->left - a->left >= HALF_PIXEL || a->right - a->left >= HALF_PIXEL ||
        c->right - c->left >= HALF_PIXEL)
        return false;
    a->right = c->right;
    a->alarm |= c->alarm;
    if (a->turn < c->turn)
        a->turn = c->turn;
    return true;
}

/* Make the cells of I.  LAST has room for a level each: the last cell so far,
   -1 for none.  */
static void
make_cells(struct icicle *i, int *last)
{
    const struct scene *s = i->scene;
    bool merges = scene_is_merged(s);

    for (int level = 0; level < s->view.levels; level++)
        last[level] = -1;
    for (int item = 0; item < s->view.size; item++) {
        int *before = &last[view_node(&s->view, item)->depth];
        struct cell c = cell_of(s, item);

        if (merges && *before >= 0 && merge(&i->cells[*before], &c))
            continue;
        *before = i->count;
        i->cells[i->count++] = c;
    }
}

/* Return where the middle of C is, from the top.  */
static int
middle_of(const struct icicle *i, const struct cell *c)
{
    return i->scene->levels[view_node(&i->scene->view, c->item)->depth].middle;
}

static void
line(const struct icicle *i, const struct cell *c)
{
    bool is_answer = style_in_turn(c->turn) == STYLE_ANSWER;
    int least = is_answer ? 2 * HALF_PIXEL : HALF_PIXEL; /* to be seen */
    int width = c->right - c->left;

    if (width >= GAP_FROM)
        width -= GAP;
    if (width < least)
        width = least;

    putc('M', i->out);
    element_decimal(c->left, 2, i->out);
    putc(' ', i->out);
    element_length(middle_of(i, c), i->out);
    putc('h', i->out);
    element_decimal(width, 2, i->out);
}

/* Write the cells that come in TURN, as few elements as can be.  */
static void
many(const struct icicle *i, int turn)
{
    int count = 0;

    for (int k = 0; k < i->count; k++) {
        if (i->cells[k].turn != turn)
            continue;
        if (count++ % PATH_CELLS == 0)
            fputs(count > 1 ? "\"/>\n<path d=\"" : "<path d=\"", i->out);
        line(i, &i->cells[k]);
    }
    fputs(count > 0 ? "\"/>\n" : "", i->out);
}

/* Write the cells that come in TURN, each with what it is in words.  */
static void
each(const struct icicle *i, int turn, struct attack_map *map)
{
    struct caption w;

    for (int k = 0; k < i->count; k++) {
        const struct cell *c = &i->cells[k];

        if (c->turn != turn)
            continue;
        caption_sentence(i->scene->tree, i->scene->view.node[c->item], map, &w);
        fputs("<path d=\"", i->out);
        line(i, c);
        fputs("\"><title>", i->out);
        escape_xml(w.line[0], i->out);
        fputs("</title></path>\n", i->out);
    }
}

/* Frame what is wrong, wide enough to be seen.  */
static void
alarms(const struct icicle *i, int height)
{
    struct element_style style = { NULL, COLOUR_ALARM, NULL, 30 };

    for (int k = 0; k < i->count; k++) {
        const struct cell *c = &i->cells[k];

        if (c->alarm)
            element_box((c->left + c->right) / 20, middle_of(i, c),
                        (c->right - c->left) / 20, height / 2, 0, &style,
                        i->out);
    }
}

/* Write columns, or cells of a maze, where there is room.  */
static void
names(const struct icicle *i, int height)
{
    struct element_font font = { SCENE_CAPTION, COLOUR_INK, "middle",
                                 " pointer-events=\"none\"" };
    struct caption w;

    for (int k = 0; k < i->count && height >= SCENE_CAPTION * 10; k++) {
        const struct cell *c = &i->cells[k];
        int room = (c->right - c->left) / 10 - 30;

        if (room <= 0)
            continue;
        caption_label(&i->scene->view, c->item, DRAW_COLUMNS, &w);
        font.colour =
            style_in_turn(c->turn) == STYLE_ANSWER ? COLOUR_PAPER : COLOUR_INK;
        if (text_width(w.line[0], SCENE_CAPTION, false) <= room)
            element_text((c->left + c->right) / 20, middle_of(i, c) + 45,
                         w.line[0], &font, i->out);
    }
}

static void
write_cells(const struct icicle *i, struct attack_map *map)
{
    const struct scene *s = i->scene;
    int height = s->tree_height / s->view.levels;

    fputs("<g transform=\"translate(", i->out);
    element_point(s->tree_left, s->tree_top, i->out);
    fputs(")\" fill=\"none\"", i->out);
    /* Thin rows overlap, lest the paper shine through between them.  */
    element_attribute(" stroke-width=\"",
                      height >= 60 ? height - 5 : height + 10, i->out);
    fputs(">\n", i->out);
    for (int turn = 0; turn < STYLE_COUNT; turn++) {
        fprintf(i->out, "<g stroke=\"%s\">\n",
                style_of(style_in_turn(turn))->cell);
        if (s->view.size <= DRAW_MAX_TITLES)
            each(i, turn, map);
        else
            many(i, turn);
        fputs("</g>\n", i->out);
    }
    alarms(i, height);
    fputs("<g stroke=\"none\">\n", i->out);
    names(i, height);
    fputs("</g>\n</g>\n", i->out);
}

int
svg_icicle(const struct scene *s, struct attack_map *map, FILE *out)
{
    struct icicle i = { .scene = s, .out = out };
    int *last = malloc(sizeof *last * (size_t)s->view.levels);

    i.cells = malloc(sizeof *i.cells * (size_t)s->view.size);
    if (i.cells != NULL && last != NULL) {
        make_cells(&i, last);
        write_cells(&i, map);
    }
    free(last);
    free(i.cells);
    return i.count > 0 ? 0 : -1;
}
