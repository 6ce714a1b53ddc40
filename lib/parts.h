/* parts.h - the larger parts of an SVG picture; for svg.c.
   SPDX-License-Identifier: MIT  */
#ifndef LIB_PARTS_H
#define LIB_PARTS_H

#include <stdio.h>

#include "lib/scene.h"

/* Write the shape that every queen in the picture uses.  */
void parts_queen(FILE *out);

/* Write ITEM with its label and caption.  C is an empty map of the board, or
   NULL for a maze.  */
void parts_node(const struct scene *s, int item, struct cover *c, FILE *out);

/* Write the sign of a legend's entry.  */
void parts_sign(const struct scene *s, const struct scene_entry *e, FILE *out);

/* Write the board of ITEM.  */
void parts_board(const struct scene *s, int item, struct cover *c, FILE *out);

/* Write all nodes and edges of a scene of dots.  */
void parts_dots(const struct scene *s, FILE *out);

/* Write the maze of S with what the search did in it.  Return 0, or -1 with
   errno set to ENOMEM.  */
int parts_maze(const struct scene *s, FILE *out);

#endif
