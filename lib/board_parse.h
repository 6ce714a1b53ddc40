/* board_parse.h - a board from text.
   SPDX-License-Identifier: MIT

   Reads what board_print_picture and board_print_array write.

       struct text_error error;
       struct board *b = board_parse_array("2 4 1 3", &error);

   Both return a board that the caller releases with board_free, or NULL with
   *ERROR saying what is wrong and where.  Empty lines before and after do not
   matter.  */
#ifndef LIB_BOARD_PARSE_H
#define LIB_BOARD_PARSE_H

#include "lib/board.h"
#include "lib/text_error.h"

/* Read a picture: one line a row; Q or 1 for a queen, . or 0 for none, blanks
   between them ignored.  */
struct board *board_parse_picture(const char *text, struct text_error *error);

/* Read the columns of the queens, from 1, 0 for a row without a queen.  */
struct board *board_parse_array(const char *text, struct text_error *error);

#endif
