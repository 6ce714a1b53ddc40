/* scene.h - where everything stands in a picture of a tree.
   SPDX-License-Identifier: MIT

   What the writers of DOT and SVG share.  All lengths are tenths of a pixel,
   with (0, 0) at the top left, so that pictures are the same on every machine
   whatever its locale.

       +-------------------------------------+
       |        title, lines below it        |
       |  maze  x1 ..   tree      profile    |
       |              legend                 |
       +-------------------------------------+  */
#ifndef LIB_PICTURE_SCENE_H
#define LIB_PICTURE_SCENE_H

#include "lib/picture/caption.h"
#include "lib/picture/style.h"
#include "lib/picture/view.h"

/* Sizes of text, in pixels, and the height of a line of each.  */
enum {
    SCENE_TITLE = 22,
    SCENE_TEXT = 15,
    SCENE_LABEL = 15,
    SCENE_CAPTION = 13,
    SCENE_EDGE = 14
};

enum { SCENE_LINES = 16, SCENE_LEGEND = STYLE_COUNT + 7 };

/* How much room an item takes round its middle.  */
struct scene_box {
    int side;  /* half the width of its shape */
    int shape; /* half the height of its shape */
    int width; /* of shape and caption */
    int above; /* from its middle to its top */
    int below; /* from its middle to the bottom of its caption */
};

struct scene_level {
    int items;
    int above, below; /* the largest of its boxes */
    int reach;        /* the widest edge that leads to it */
    int middle;       /* where the middles of its items are */
};

/* A line of text in the middle of the picture.  */
struct scene_line {
    char *text;
    int size; /* of the letters, in pixels */
    int base; /* where the letters stand */
    bool bold;
};

/* What the legend explains besides looks.  */
enum {
    SCENE_ALARM = STYLE_COUNT,
    SCENE_ATTACKER,
    SCENE_ATTACKED,
    SCENE_HERE, /* the node that came last */
    SCENE_WAY,  /* in the maze, these three */
    SCENE_DEAD_END,
    SCENE_CUT
};

struct scene_entry {
    int kind; /* enum style_kind or one of the above */
    int x, y; /* the middle of its sign */
    const char *words;
};

struct scene {
    const struct tree *tree;
    const struct draw_options *options;
    struct view view;
    enum draw_style style;
    int *x;                     /* by item: its middle, in the picture */
    struct scene_level *levels; /* by depth */
    int width, height;
    int tree_left, tree_width, tree_top, tree_height;
    int spread; /* the true width of a tree of dots, which is drawn narrower;
                   of an icicle, in leaves, and x is the leaves left of it */
    int board_cell; /* the side of a square in a node; 0: none */
    int maze_cell;  /* the side of a cell of the maze; 0: none */
    int maze_font;  /* the size of numbers in it, in pixels; 0: no room */
    int maze_left, maze_top;
    bool has_names;   /* x1 .. xn stand left of the tree */
    bool has_profile; /* the counts of the levels stand right of it */
    struct scene_line lines[SCENE_LINES];
    int line_count;
    struct scene_entry legend[SCENE_LEGEND];
    int legend_count;
};

/* Set S up for T and O.  Return 0, or -1 with errno set: ENOMEM, or ERANGE if
   the picture would be too wide.  What it holds is released with
   scene_end.  */
int scene_start(struct scene *s, const struct tree *t,
                const struct draw_options *o);
void scene_end(struct scene *s);

/* Tell whether S, drawn as nobody asked for, is too large or hides what it is
   about.  Then set *LESS to options with which it is less so.  */
bool scene_is_crowded(const struct scene *s, struct draw_options *less);

/* Tell whether cells of S, an icicle, are merged.  */
bool scene_is_merged(const struct scene *s);

struct scene_box scene_box(const struct scene *s, int item);

struct scene_point {
    int x, y;
};

/* Return the middle of ITEM.  */
struct scene_point scene_at(const struct scene *s, int item);

/* A line of COUNT points, and where its words stand.  */
struct scene_edge {
    int count;
    struct scene_point p[4];
    struct scene_point label;
};

/* Return the edge that leads to ITEM.  Where a straight line would come near
   other boxes, it first goes down from the parent to below the boxes of that
   level, then across to above the boxes of its own, and down to ITEM: so an
   edge never crosses a node or a caption.  */
struct scene_edge scene_edge(const struct scene *s, int item);

/* Return the height in the middle between LEVEL and the one above it.  */
int scene_between(const struct scene *s, int level);

#endif
