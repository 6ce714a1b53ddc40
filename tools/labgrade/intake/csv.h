/* csv.h - tables of text, read and written without surprises.
   SPDX-License-Identifier: MIT

   Written: every cell in quotes where it needs them, and a cell that a
   spreadsheet would take for a formula begins with an apostrophe.
   Read: quotes, line ends in quotes, a byte order mark, comma or semicolon. */
#ifndef TOOLS_LABGRADE_INTAKE_CSV_H
#define TOOLS_LABGRADE_INTAKE_CSV_H

#include <stdbool.h>
#include <stdio.h>

/* Write TEXT as the next cell; IS_FIRST: of its line.  */
void csv_put(FILE *out, const char *text, bool is_first);

/* Write TEXT as it is, but for quotes: for cells that came from the school's
   own file and go back unchanged.  */
void csv_put_as_is(FILE *out, const char *text, char separator, bool is_first);

struct csv {
    char separator;
    bool has_mark; /* begins with a byte order mark */
    int rows;
    struct csv_row {
        int cells;
        char **cell;
    } * row;
};

/* Return the table in the file PATH.  Ends the program if it cannot be read.
   The caller releases it with csv_free.  */
struct csv *csv_read(const char *path);
void csv_free(struct csv *c);

/* Return the number of the column with one of the NAMES, ended by NULL, in
   the first row, ignoring case; -1: none.  */
int csv_column(const struct csv *c, const char *const *names);

/* Return a cell, "" if there is none.  */
const char *csv_cell(const struct csv *c, int row, int column);

/* Set a cell, made if there is none yet.  */
void csv_set(struct csv *c, int row, int column, const char *text);

/* Write C to PATH, all or nothing.  Ends the program if it cannot.  */
void csv_write(const struct csv *c, const char *path);

#endif
