/* player.h - a search as a page that steps through it.
   SPDX-License-Identifier: MIT

   The page holds all it needs: it works from a file with no network.  */
#ifndef LIB_PICTURE_PAGE_PLAYER_H
#define LIB_PICTURE_PAGE_PLAYER_H

#include <stdio.h>

#include "lib/picture/draw.h"
#include "lib/tree/tree.h"

/* A tree of this size takes a browser a few seconds to draw.  */
enum { PLAYER_MAX_NODES = 20000 };

/* Write a page on OUT that plays T.  Of O, title, remark, maze, costs, trace,
   code and list count.
   Return 0, or -1 with errno set: EOVERFLOW if T has more than
   PLAYER_MAX_NODES nodes, ENOMEM, ERANGE, or why writing failed.  */
int player_write(const struct tree *t, const struct draw_options *o, FILE *out);

#endif
