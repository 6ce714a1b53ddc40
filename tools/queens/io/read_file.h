/* read_file.h - a file that the user named.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_QUEENS_IO_READ_FILE_H
#define TOOLS_QUEENS_IO_READ_FILE_H

#include "lib/text/text_error.h"

enum { READ_FILE_MAX = 16 << 20 }; /* bytes: four times the largest maze */

/* Return the text in the file NAME; "-": standard input.  Ends the program if
   it cannot be read, is larger than READ_FILE_MAX or is no text.  The caller
   releases it with free.  */
char *read_file(const char *name);

/* Say that the file NAME does not make sense, as ERROR says, and end the
   program.  */
_Noreturn void read_file_fail(const char *name, const struct text_error *error);

#endif
