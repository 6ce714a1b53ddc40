/* capture.h - what a function writes on a file, as a string.
   SPDX-License-Identifier: MIT

       struct capture c;

       board_print_array(b, capture_start(&c));
       capture_expect(&c, "2 4 1 3\n");  */
#ifndef TESTS_LIB_CAPTURE_H
#define TESTS_LIB_CAPTURE_H

#include <stdio.h>

struct capture {
    FILE *out;
    char *text;
    size_t size;
};

/* Begin C anew and return a file to write on.  */
FILE *capture_start(struct capture *c);

/* Return what was written since capture_start.  The caller releases it with
   free.  */
char *capture_end(struct capture *c);

/* Fail the test unless TEXT was written since capture_start.  */
void capture_expect(struct capture *c, const char *text);

#endif
