/* draw.h - how a tree is to be drawn: what every picture has in common.
   SPDX-License-Identifier: MIT

   All zero is the usual picture: boards in the nodes of a small tree, numbers
   in a larger one, failed subtrees as triangles in a large one.  Where that
   would hide what the picture is about, SVG has dots, then an icicle: a cell
   for each node, as wide as its subtree.

       struct draw_options o = { .title = "4-queens, all answers" };
       svg_write(tree, &o, stdout);  */
#ifndef LIB_PICTURE_DRAW_H
#define LIB_PICTURE_DRAW_H

#include <stdbool.h>

struct costs;
struct live;
struct maze;
struct trace;

/* What stands in a node.  */
enum draw_style {
    DRAW_AUTO,
    DRAW_BOARDS,  /* a small board, attacker and attacked marked */
    DRAW_NUMBERS, /* its number; its column beside the edge */
    DRAW_COLUMNS, /* its column, or its cell in a maze */
    DRAW_FACTS,   /* its number, bound, best so far and note */
    DRAW_DOTS,    /* nothing */
    DRAW_ICICLE,  /* cells instead of nodes; in DOT they are dots */
    DRAW_NONE     /* no tree: the maze alone */
};

enum {
    DRAW_MAX_BOARDS = 40,     /* nodes, for boards to be readable, */
    DRAW_MAX_BOARD_SIZE = 6,  /* of as many rows */
    DRAW_MAX_FACTS = 60,      /* nodes, for bounds to be readable */
    DRAW_MAX_NUMBERS = 150,   /* nodes, for numbers to be readable */
    DRAW_MAX_WRITTEN = 1500,  /* nodes, for anything in them to be readable */
    DRAW_MAX_DOTS = 600,      /* nodes, for dots to be told apart */
    DRAW_MAX_TITLES = 10000,  /* nodes, each an element with a title */
    DRAW_MAX_DEPARTURES = 20, /* nodes that depart, kept in sight */
    DRAW_ALL = -1
};

/* A call that is open: the line that it has come to.  */
struct draw_call {
    int line; /* 0: the stack ends here */
    const char *function;
};

/* The code that made the moves of a trace or list, for a page.  */
struct draw_code {
    const char *file; /* its name */
    const char *text;
    int stacks;
    const struct draw_call *const *stack; /* each from the innermost call on */
    const int *stack_of;                  /* by move; -1: it is not known */
};

struct draw_options {
    const char *title;            /* NULL: one is made; markup is not read */
    const char *remark;           /* one more line below it, or NULL */
    const struct maze *maze;      /* drawn beside its tree; NULL: no maze */
    const struct costs *costs;    /* on the board of a page; NULL: none */
    const struct trace *trace;    /* for a page: tests and refusals, or NULL */
    const struct draw_code *code; /* that made the moves, or NULL */
    const struct live *list;      /* beside the tree of a page; NULL: none */
    const int *event; /* what was done with it: 4 * node + enum live_state, */
    int events;       /* so many times */
    enum draw_style style;
    int depth;      /* levels below the root; 0: all */
    int max_nodes;  /* 0: DRAW_MAX_NUMBERS.  DRAW_ALL: draw every node */
    int departures; /* show the way to so many nodes that are wrong, fold
                       all else; 0: show what there is room for */
    int steps;      /* show what there was after so many nodes; 0: all.  Not in
                       DOT, dots and icicles */
    int facts;      /* if a style is chosen, bounds: 0: in few nodes; 1: in up
                       to DRAW_MAX_NUMBERS; -1: in none, nor boards */
    bool edges;     /* labelled x1=2; else 2, with x1 in the margin */
    bool no_legend;
    bool no_profile;
    bool no_lines; /* of text but the title */
};

#endif
