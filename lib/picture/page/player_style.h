/* player_style.h - nodes and edges look in a page as they do in a picture.
   SPDX-License-Identifier: MIT

   An element of class "dead", say, looks as style.c has STYLE_DEAD.  */
#ifndef LIB_PICTURE_PAGE_PLAYER_STYLE_H
#define LIB_PICTURE_PAGE_PLAYER_STYLE_H

#include <stdio.h>

/* Return the class of KIND: an enum style_kind, or SCENE_ALARM.  */
const char *player_style_name(int kind);

/* Write the rules of CSS for all classes on OUT.  */
void player_style_write(FILE *out);

#endif
