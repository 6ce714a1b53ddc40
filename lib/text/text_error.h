/* text_error.h - what is wrong with a text, and where.
   SPDX-License-Identifier: MIT

   Parsers fill one in when they return NULL, so that a program can say
   "maze.txt:3:7: a second goal".  */
#ifndef LIB_TEXT_TEXT_ERROR_H
#define LIB_TEXT_TEXT_ERROR_H

struct text_error {
    int line;         /* from 1; 0: not about a place in the text */
    int column;       /* from 1; 0: about the whole line */
    char message[96]; /* a phrase without full stop */
};

#endif
