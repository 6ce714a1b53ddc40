/* printing.h - what the code under test prints, sent on in large pieces.
   SPDX-License-Identifier: MIT

   A student may print a line at each step.  Sent line by line that would take
   longer than the rest of the test, so it is kept until a call returns, and
   must not be lost when the call never does.  */
#ifndef TESTS_HARNESS_PRINTING_H
#define TESTS_HARNESS_PRINTING_H

/* From now on, keep what is printed on standard output.  */
void printing_start(void);

/* Send on what was kept.  */
void printing_send(void);

/* Do the same where the program may have been interrupted anywhere: in the
   handler of a signal.  */
void printing_rescue(void);

#endif
