/* figure.h - a counterexample as data: a board or a maze, and what is seen on
   it.
   SPDX-License-Identifier: MIT

   A message has a line of FIGURE_MARK alone where a figure belongs, and each
   writer draws it there in its own way.

       struct figure *f = figure_new(false, 4, 4);
       f->cell[1] = 'Q';
       f->asked = 4;
       figure_draw(f, stdout);
       figure_free(f);  */
#ifndef TOOLS_JUDGE_REPORT_FIGURE_H
#define TOOLS_JUDGE_REPORT_FIGURE_H

#include <stdbool.h>
#include <stdio.h>

#define FIGURE_MARK '\f'

enum { FIGURE_CELLS = 64 * 64 }; /* at most */

/* Cells are numbered row by row, from 0.  */
struct figure {
    bool is_maze;
    int rows;
    int cols;
    char *cell; /* . or Q, q for a queen that does not stand there but should;
                   in a maze the letters of maze_text.h */
    int asked;  /* the cell in question; -1: none */
    int marks;
    int *mark; /* the queens that attack; in a maze the rat's path, the last of
                  which is where it stands */
    int *cost; /* of each square, or NULL */
};

/* Return a figure of empty cells.  The caller releases it with figure_free.
   Running out of memory ends the program, here and below.  */
struct figure *figure_new(bool is_maze, int rows, int cols);
void figure_free(struct figure *f);

/* Add CELL to the marks of F.  */
void figure_mark(struct figure *f, int cell);

/* Return the letter that shows CELL: ? is the one in question, ! if a queen
   stands there, A a queen that attacks; o is the rat's path, @ the rat, x and
   X the same in a wall.  */
char figure_letter(const struct figure *f, int cell);

/* Draw F on OUT, in letters, each line behind four blanks.  */
void figure_draw(const struct figure *f, FILE *out);

/* Return F as one line without its end, for the caller to release.  */
char *figure_line(const struct figure *f);

/* Return the figure that figure_line wrote as LINE, or NULL if it is none.  */
struct figure *figure_read(const char *line);

#endif
