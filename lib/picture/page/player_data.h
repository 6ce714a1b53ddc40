/* player_data.h - what a page knows of its search, as JSON.
   SPDX-License-Identifier: MIT  */
#ifndef LIB_PICTURE_PAGE_PLAYER_DATA_H
#define LIB_PICTURE_PAGE_PLAYER_DATA_H

#include <stdio.h>

#include "lib/picture/scene.h"

/* Write what S shows on OUT.  C is an empty map of its board, NULL for a
   maze.  */
void player_data_write(const struct scene *s, struct attack_map *c, FILE *out);

/* Return the class of KIND, an enum style_kind or SCENE_ALARM, in the page: an
   element of class "dead", say, looks as style.c has STYLE_DEAD.  */
const char *player_data_class(int kind);

#endif
