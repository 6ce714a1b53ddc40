/* maze_text.h - a maze from text, and as text.
   SPDX-License-Identifier: MIT

   The form is the one maze.h shows: # wall, . open, S start, G goal, * start
   and goal in one cell; one line a row, all of one length.  Empty lines before
   and after do not matter.  */
#ifndef LIB_MAZE_TEXT_H
#define LIB_MAZE_TEXT_H

#include <stdio.h>

#include "lib/maze.h"
#include "lib/text/text_error.h"

/* Return the maze written in TEXT, or NULL with *ERROR saying what is wrong
   and where: no start, two goals, ragged rows, an unknown character, too
   large.  The caller releases it with maze_free.  */
struct maze *maze_text_parse(const char *text, struct text_error *error);

/* Write M on OUT in the form that maze_text_parse reads.  */
void maze_text_print(const struct maze *m, FILE *out);

/* Write M with its path: o for a cell of the rat's path, x for a cell of
   BEEN, which holds rows x cols flags, that is not on the path: a dead end.
   Start and goal keep their letters.  BEEN may be NULL.  Return 0, or -1 with
   nothing written and errno set to ENOMEM.  */
int maze_text_print_path(const struct maze *m, const bool *been, FILE *out);

#endif
