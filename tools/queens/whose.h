/* whose.h - whose code this program was built with.
   SPDX-License-Identifier: MIT

   The program is linked twice: with the files of labs/, which a student
   writes, and with those of solutions/.  */
#ifndef TOOLS_QUEENS_WHOSE_H
#define TOOLS_QUEENS_WHOSE_H

#include <stdbool.h>

/* True in labs/queens: nothing is known about the quality of the code.  */
extern const bool whose_is_student;

/* How to speak of the code: "your code".  */
extern const char whose_code[];

#endif
