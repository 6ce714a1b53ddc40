/* compiler_says.h - the first of a compiler's messages.
   SPDX-License-Identifier: MIT  */
#ifndef TESTS_HARNESS_COMPILER_SAYS_H
#define TESTS_HARNESS_COMPILER_SAYS_H

/* Replace *MESSAGE by the first error in the file at PATH, with the source
   lines the compiler showed, and *WHERE by its "file.c:line", or "".  */
void compiler_says(const char *path, char **message, char **where);

#endif
