/* output_file.h - a file that is there whole or not at all.
   SPDX-License-Identifier: MIT

   What is written goes to a file with another name in the same folder, which
   takes the place of the named one only when everything is on the disk.

       struct output_file *out = output_file_open("tree.svg");
       // write on output_file(out)
       output_file_close(out);

   Trouble ends the program with a message, and leaves no half file.  */
#ifndef TOOLS_BASE_OUTPUT_FILE_H
#define TOOLS_BASE_OUTPUT_FILE_H

#include <stdio.h>

struct output_file;

/* Begin the file NAME; NULL or "-": standard output.  A device or a pipe is
   written at once: it cannot be replaced.  */
struct output_file *output_file_open(const char *name);

FILE *output_file(struct output_file *out);

/* Put the file in place and release OUT.  */
void output_file_close(struct output_file *out);

/* Say that writing OUT failed, for the reason ERROR of errno, leave nothing
   behind, and end the program.  */
_Noreturn void output_file_fail(struct output_file *out, int error);

/* Flush standard output; end the program if that fails.  */
void output_file_finish_stdout(void);

#endif
