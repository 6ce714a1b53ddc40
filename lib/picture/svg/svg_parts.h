/* svg_parts.h - the larger parts of an SVG picture; for svg.c.
   SPDX-License-Identifier: MIT  */
#ifndef LIB_PICTURE_SVG_SVG_PARTS_H
#define LIB_PICTURE_SVG_SVG_PARTS_H

#include <stdio.h>

#include "lib/picture/scene.h"

/* Begin a picture of so many tenths of a pixel, up to its title's words, which
   are to follow; and end title and description, which is to have words, too. */
void svg_begin(int width, int height, FILE *out);
void svg_paper(FILE *out);

/* Write the shape that every queen in the picture uses.  */
void svg_board_queen(FILE *out);

/* Where a board is, and how large are its squares.  */
struct svg_grid {
    int left, top, cell;
    FILE *out;
};

/* Draw the dark squares of N x N as one path; fill one square; put a queen on
   it, of colour FILL.  */
void svg_board_chequers(const struct svg_grid *g, int n);
void svg_board_square(const struct svg_grid *g, int row, int col,
                      const char *fill);
void svg_board_put(const struct svg_grid *g, int row, int col,
                   const char *fill);

/* Write ITEM with its label and caption.  C is an empty map of the board, or
   NULL for a maze.  */
void svg_node(const struct scene *s, int item, struct attack_map *c, FILE *out);

/* Write the sign of a legend's entry.  */
void svg_node_sign(const struct scene *s, const struct scene_entry *e,
                   FILE *out);

/* Write the board of ITEM.  */
void svg_board(const struct scene *s, int item, struct attack_map *c,
               FILE *out);

/* Write all nodes and edges of a scene of dots.  Return 0, or -1 with errno set
   to ENOMEM.  */
int svg_dots(const struct scene *s, struct attack_map *c, FILE *out);

/* Write all cells of a scene that is an icicle.  Return 0, or -1 with errno set
   to ENOMEM.  */
int svg_icicle(const struct scene *s, struct attack_map *c, FILE *out);

/* Write the maze of S with what the search did in it.  Return 0, or -1 with
   errno set to ENOMEM.  */
int svg_maze(const struct scene *s, FILE *out);

/* Write the pattern of dead ends, which maze and legend use.  */
void svg_maze_hatch(FILE *out);

#endif
