/* output.h - a file that is there whole or not at all.
   SPDX-License-Identifier: MIT

   What is written goes to a file with another name in the same folder, which
   takes the place of the named one only when everything is on the disk.

       struct output *out = output_open("tree.svg");
       ... write on output_file(out) ...
       output_close(out);

   Trouble ends the program with a message, and leaves no half file.  */
#ifndef TOOLS_QUEENS_OUTPUT_H
#define TOOLS_QUEENS_OUTPUT_H

#include <stdio.h>

struct output;

/* Begin the file NAME; NULL or "-": standard output.  A device or a pipe is
   written at once: it cannot be replaced.  */
struct output *output_open(const char *name);

FILE *output_file(struct output *out);

/* Return the name to show: NAME of output_open, or "standard output".  */
const char *output_name(const struct output *out);

/* Put the file in place and release OUT.  */
void output_close(struct output *out);

/* Say that writing OUT failed, for the reason ERROR of errno, leave nothing
   behind, and end the program.  */
_Noreturn void output_fail(struct output *out, int error);

/* Flush standard output; end the program if that fails.  */
void output_finish_stdout(void);

#endif
