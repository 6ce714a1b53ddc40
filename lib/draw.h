/* draw.h - how a tree is to be drawn: what every picture has in common.
   SPDX-License-Identifier: MIT

   All zero is the usual picture: boards in the nodes of a small tree, numbers
   in a larger one, failed subtrees as triangles in a large one.

       struct draw_options o = { .title = "4-queens, all answers" };
       svg_write(tree, &o, stdout);  */
#ifndef LIB_DRAW_H
#define LIB_DRAW_H

#include <stdbool.h>

struct costs;
struct maze;

/* What stands in a node.  */
enum draw_style {
    DRAW_AUTO,
    DRAW_BOARDS,  /* a small board, attacker and attacked marked */
    DRAW_NUMBERS, /* its number; its column beside the edge */
    DRAW_COLUMNS, /* its column, or its cell in a maze */
    DRAW_FACTS,   /* its number, bound, best so far and note */
    DRAW_DOTS     /* nothing */
};

enum {
    DRAW_MAX_BOARDS = 40,   /* nodes, for boards to be readable */
    DRAW_MAX_NUMBERS = 150, /* nodes, for numbers to be readable */
    DRAW_ALL = -1
};

struct draw_options {
    const char *title;         /* NULL: one is made; markup is not read */
    const char *remark;        /* one more line below it, or NULL */
    const struct maze *maze;   /* drawn beside its tree; NULL: no maze */
    const struct costs *costs; /* on the board of a page; NULL: none */
    enum draw_style style;
    int depth;     /* levels below the root; 0: all */
    int max_nodes; /* 0: DRAW_MAX_NUMBERS.  DRAW_ALL: draw every node */
    bool no_legend;
    bool no_profile;
};

#endif
