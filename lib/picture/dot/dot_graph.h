/* dot_graph.h - the statements of a DOT graph; for dot.c.
   SPDX-License-Identifier: MIT

   DOT measures places in points upwards from the bottom, and sizes in inches.
   One pixel of the scene is one point.  Numbers are written by hand, so that
   no locale changes the decimal point.  */
#ifndef LIB_PICTURE_DOT_DOT_GRAPH_H
#define LIB_PICTURE_DOT_DOT_GRAPH_H

#include <stdio.h>

#include "lib/picture/scene.h"

struct dot_graph {
    const struct scene *scene;
    FILE *out;
    bool placed; /* with places; else Graphviz decides */
    struct attack_map
        *cover; /* an empty map of the board, or NULL for a maze */
};

/* Write X and Y as a place in the graph.  */
void dot_graph_point(const struct dot_graph *g, int x, int y);

/* Write the attributes that all nodes of look KIND share.  */
void dot_graph_look(const struct dot_graph *g, enum style_kind kind);

/* Write the statement of ITEM, after dot_graph_look of its look; and of what
   stands below it.  */
void dot_graph_node(const struct dot_graph *g, int item);

/* Write the attributes that all edges of look KIND share.  */
void dot_graph_edge_look(const struct dot_graph *g, enum style_kind kind);

/* Write the statement of the edge that leads to ITEM, after dot_graph_edge_look
   of its look.  */
void dot_graph_edge(const struct dot_graph *g, int item);

/* Write a node NAME INDEX that is nothing but TEXT round (X, Y), with letters
   of SIZE points.  */
void dot_graph_words(const struct dot_graph *g, const char *name, int index,
                     int x, int y, const char *text, int size,
                     const char *colour);

/* Write the label of ITEM: its board as a table.  */
void dot_board(const struct dot_graph *g, int item);

#endif
