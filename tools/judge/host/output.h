/* output.h - what a child prints, sent in large pieces, read by its host.
   SPDX-License-Identifier: MIT

   The beginning is kept, where the first fault shows, and the end, where a
   memory checker speaks.  What lies between is dropped, so that a child may
   print without end.  So is what earlier calls printed: OUTPUT_OLD comes behind
   it.  */
#ifndef TOOLS_JUDGE_HOST_OUTPUT_H
#define TOOLS_JUDGE_HOST_OUTPUT_H

#include <stddef.h>

enum {
    OUTPUT_OLD = '\36',
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

/* In the child: a call begins.  What was printed before is not its own.  (A
   student who uses fflush hides from us that something was printed: then the
   lines of the calls before stay.)  */
void output_begin_call(void);

/* In the child: from now on, keep what is printed on standard output.  A
   student may print a line at each step: sent line by line, that would take
   longer than the rest of the test.  */
void output_keep(void);

/* Send on what was kept: when a call returns ...  */
void output_send(void);

/* ... and where it never does, from the handler of a signal.  */
void output_rescue(void);

#endif
