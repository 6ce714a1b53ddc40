/* output.h - what a child prints, read by its host.
   SPDX-License-Identifier: MIT

   The beginning is kept, where the first fault shows, and the end, where a
   memory checker speaks.  What lies between is dropped, so that a child may
   print without end.  */
#ifndef TESTS_HARNESS_OUTPUT_H
#define TESTS_HARNESS_OUTPUT_H

#include <stddef.h>

enum {
    OUTPUT_HEAD = 4096,
    OUTPUT_TAIL = 8192,
    OUTPUT_MAX = OUTPUT_HEAD + OUTPUT_TAIL + 8 /* and a mark between them */
};

struct output {
    int fd; /* where it is read, or -1: nothing more will come */
    size_t head;
    size_t tail; /* bytes that came after the head, not all of them kept */
    char first[OUTPUT_HEAD];
    char last[OUTPUT_TAIL]; /* byte I of the tail is at I % OUTPUT_TAIL */
};

/* Begin O anew and return the descriptor that a child is to print on, or -1
   with errno set.  */
int output_start(struct output *o);

/* Read some of what has come; never waits.  */
void output_read(struct output *o);

/* Read what is left, close O, and put what was kept into TEXT, which has room
   for OUTPUT_MAX bytes.  Return their number.  */
size_t output_end(struct output *o, char *text);

#endif
