/* scene.c - where everything stands in a picture of a tree: the tree.
   SPDX-License-Identifier: MIT  */
#include "lib/picture/scene.h"

#include <stdlib.h>

#include "lib/picture/layout.h"
#include "lib/picture/scene_parts.h"
#include "lib/text/text_width.h"

/* All in tenths of a pixel.  */
enum {
    RADIUS = 180,   /* of a node */
    SQUARE = 150,   /* half the side of a killed node */
    RING = 40,      /* from an answer to the ring round it */
    CELL = 140,     /* half the height of a cell of a maze */
    DOT = 25,       /* half the size of a dot */
    TRIANGLE = 190, /* half its height */
    LINE = 175,     /* in a node, from line to line */
    NUMBER = 170,   /* the number above a board */
    BOARD = 760,    /* about the side of a board */
    CAPTION = 160,  /* below a node, from line to line */
    MAX_GAP = 1300, /* between levels */
    DOTS_WIDTH = 14000,
    DOTS_HEIGHT = 7000,
    CROWDED = 24000,       /* wider than this is no picture to look at */
    CROWDED_WORDS = 32000, /* ... but words in or below nodes need room */
    TALL = 16000,          /* nor is the stairs of a rat, taller than this */
    LEAF = 300,            /* in an icicle, the widest */
    CELL_HEIGHT = 400
};

static int
widest(const struct caption *w, int size, bool bold)
{
    int most = 0;

    for (int i = 0; i < w->count; i++) {
        int width = text_width(w->line[i], size, bold);

        if (most < width)
            most = width;
    }
    return most;
}

static int
larger(int a, int b)
{
    return a > b ? a : b;
}

/* Set the shape of BOX, that of ITEM with LABEL in it.  */
static void
set_shape(const struct scene *s, int item, const struct caption *label,
          struct scene_box *box)
{
    enum style_shape shape = style_of(style_kind(&s->view, item))->shape;
    int text = widest(label, SCENE_LABEL, false);
    bool is_maze = tree_kind(s->tree) == TREE_MAZE;

    if (shape == STYLE_TRIANGLE) {
        box->shape = TRIANGLE;
        box->side = TRIANGLE * 3 / 2;
    } else if (s->style == DRAW_BOARDS) {
        box->shape = s->board_cell * tree_board_size(s->tree) / 2;
        box->side = box->shape;
    } else if (s->style == DRAW_FACTS) {
        box->shape = (label->count * LINE + 110) / 2;
        box->side = (text + 240) / 2;
    } else if (is_maze) {
        box->shape = CELL;
        box->side = (text + 180) / 2;
    } else {
        box->shape = shape == STYLE_SQUARE ? SQUARE : RADIUS;
        box->side = larger(box->shape, (text + 160) / 2);
    }
    if (shape == STYLE_RING) {
        box->shape += RING;
        box->side += RING;
    }
}

struct scene_box
scene_box(const struct scene *s, int item)
{
    struct scene_box box = { DOT, DOT, 2 * DOT, DOT, DOT };
    struct caption label, caption, edge;
    int alarm = style_is_alarming(&s->view, item) ? RING : 0;

    if (s->style == DRAW_DOTS)
        return box;
    caption_label(&s->view, item, s->style, &label);
    caption_below(&s->view, item, s->style, &caption);
    set_shape(s, item, &label, &box);
    box.above = box.shape + alarm;
    box.below = box.shape + alarm;
    if (s->style == DRAW_BOARDS)
        box.above += NUMBER;
    if (caption.count > 0)
        box.below += caption.count * CAPTION + 40;
    box.width =
        larger(2 * (box.side + alarm), widest(&caption, SCENE_CAPTION, true));
    /* Where the words of an edge stand, brothers are not as far apart.  */
    caption_edge(&s->view, item, s->style, &edge);
    box.width = larger(box.width, 3 * widest(&edge, SCENE_EDGE, false));
    return box;
}

/* Choose what stands in the nodes.  */
static enum draw_style
choose_style(const struct tree *t, const struct view *v,
             const struct draw_options *o)
{
    bool is_maze = tree_kind(t) == TREE_MAZE;

    if (o->style != DRAW_AUTO && !(is_maze && o->style == DRAW_BOARDS))
        return o->style;
    if (v->size > DRAW_MAX_WRITTEN)
        return DRAW_DOTS;
    if (tree_fact(t, 0) != NULL && o->facts >= 0 &&
        (v->size <= DRAW_MAX_FACTS ||
         (o->facts > 0 && tree_size(t) <= DRAW_MAX_NUMBERS)))
        return DRAW_FACTS;
    if (is_maze)
        return DRAW_COLUMNS;
    if (v->size <= DRAW_MAX_BOARDS && v->folded == 0 && o->facts >= 0 &&
        tree_board_size(t) <= DRAW_MAX_BOARD_SIZE)
        return DRAW_BOARDS;
    return v->folded > 0 || tree_board_size(t) > DRAW_MAX_BOARD_SIZE
               ? DRAW_COLUMNS
               : DRAW_NUMBERS;
}

/* Set x of all items of an icicle and the height of all levels.  */
static void
place_cells(struct scene *s)
{
    int height = larger(DOTS_HEIGHT / s->view.levels, 2);

    if (height > CELL_HEIGHT)
        height = CELL_HEIGHT;
    for (int i = 0; i < s->view.size; i++) {
        s->x[i] = s->spread;
        s->spread += s->view.end[i] == i + 1;
    }
    s->tree_width = DOTS_WIDTH;
    if (s->spread < DOTS_WIDTH / LEAF)
        s->tree_width = s->spread * LEAF;
    s->tree_height = height * s->view.levels;
    for (int i = 0; i < s->view.levels; i++)
        s->levels[i].middle = height * i + height / 2;
}

/* Set x of all items and the boxes of all levels.  */
static int
place_items(struct scene *s)
{
    int size = s->view.size;
    int gap = s->style == DRAW_DOTS ? 20 : 140;
    int *width = malloc(sizeof *width * (size_t)size);

    if (width == NULL)
        return -1;
    for (int i = 0; i < size; i++) {
        struct scene_level *l = &s->levels[view_node(&s->view, i)->depth];
        struct scene_box box = scene_box(s, i);

        width[i] = box.width;
        l->items++;
        l->above = larger(l->above, box.above);
        l->below = larger(l->below, box.below);
    }
    s->spread = layout_place(size, s->view.end, width, gap, s->x);
    free(width);
    return s->spread < 0 ? -1 : 0;
}

/* Return the distance between the boxes of a level and those above, larger
   where edges would be flat.  */
static int
gap_above(const struct scene *s, int level)
{
    int least = s->style == DRAW_COLUMNS || s->view.levels > 12 ? 320 : 440;
    int gap = s->levels[level].reach * 2 / 9;

    if (s->style == DRAW_DOTS)
        return larger(DOTS_HEIGHT / s->view.levels, 1);
    return gap < least ? least : gap > MAX_GAP ? MAX_GAP : gap;
}

/* Set the heights of the levels.  */
static void
place_levels(struct scene *s)
{
    int y = 0;

    for (int i = 1; i < s->view.size; i++) {
        struct scene_level *l = &s->levels[view_node(&s->view, i)->depth];

        l->reach = larger(l->reach, abs(s->x[i] - s->x[s->view.parent[i]]));
    }
    for (int i = 0; i < s->view.levels; i++) {
        if (s->style == DRAW_DOTS)
            s->levels[i].above = s->levels[i].below = 0;
        y += s->levels[i].above + (i > 0 ? gap_above(s, i) : 0);
        s->levels[i].middle = y;
        y += s->levels[i].below;
    }
    s->tree_height = y;
    s->tree_width = s->spread;
    if (s->style == DRAW_DOTS && s->tree_width > DOTS_WIDTH)
        s->tree_width = DOTS_WIDTH;
}

static int
place(struct scene *s)
{
    if (s->style == DRAW_NONE)
        return 0;
    if (s->style == DRAW_ICICLE)
        place_cells(s);
    else if (place_items(s) != 0)
        return -1;
    else
        place_levels(s);
    return 0;
}

/* Tell whether S is too large to be looked at, or hides what it is about.  */
static bool
is_crowded(const struct scene *s)
{
    const struct draw_options *o = s->options;
    struct tree_counts c = tree_counts(s->tree);

    if (o->style != DRAW_AUTO || o->max_nodes != 0 || o->steps > 0)
        return false;
    if (s->maze_cell > 0 && s->tree_height > TALL)
        return true;
    if (c.wrong + c.departs > 0) /* these are never folded */
        return s->width > CROWDED_WORDS;
    for (int i = 0; i < s->view.size && o->depth == 0; i++)
        if (view_is_folded(&s->view, i) && view_hidden(&s->view, i).bounded > 0)
            return true;
    return s->view.is_cut ||
           s->width > (s->style == DRAW_FACTS ? CROWDED_WORDS : CROWDED);
}

bool
scene_is_crowded(const struct scene *s, struct draw_options *less)
{
    struct tree_counts c = tree_counts(s->tree);
    int nodes = s->options->depth > 0 ? s->view.size : tree_size(s->tree);

    if (!is_crowded(s))
        return false;
    *less = *s->options;
    if (c.wrong + c.departs > 0 && s->maze_cell == 0 && less->depth == 0 &&
        less->departures != 1) {
        less->departures =
            less->departures == 0 ? DRAW_MAX_DEPARTURES : less->departures / 2;
        return true;
    }
    if (s->style == DRAW_FACTS && s->view.folded == 0 && s->maze_cell == 0) {
        less->facts = -1;
        return true;
    }
    less->departures = 0;
    less->max_nodes = DRAW_ALL;
    less->style = nodes <= DRAW_MAX_DOTS ? DRAW_DOTS : DRAW_ICICLE;
    return true;
}

bool
scene_is_merged(const struct scene *s)
{
    return s->style == DRAW_ICICLE && s->view.size > DRAW_MAX_TITLES &&
           s->spread > s->tree_width / 5;
}

int
scene_start(struct scene *s, const struct tree *t, const struct draw_options *o)
{
    int n = tree_board_size(t);

    *s = (struct scene){ .tree = t, .options = o };
    if (view_start(&s->view, t, o) != 0)
        return -1;
    s->style = choose_style(t, &s->view, o);
    if (s->style == DRAW_BOARDS)
        s->board_cell = larger(BOARD / n, 60) / 10 * 10;
    s->x = malloc(sizeof *s->x * (size_t)s->view.size);
    s->levels = calloc((size_t)s->view.levels, sizeof *s->levels);
    if (s->x == NULL || s->levels == NULL || place(s) != 0 ||
        scene_frame(s) != 0) {
        scene_end(s);
        return -1;
    }
    return 0;
}

void
scene_end(struct scene *s)
{
    for (int i = 0; i < s->line_count; i++)
        free(s->lines[i].text);
    view_end(&s->view);
    free(s->x);
    free(s->levels);
}
