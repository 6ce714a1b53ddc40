/* processor.h - which processor this process runs on.
   SPDX-License-Identifier: MIT

   Judge and child answer each other thousands of times, one at a time: if each
   has to wake another processor, that takes more time than the answers.  Where
   the system has no way to choose one, these do nothing.  */
#ifndef TESTS_HARNESS_PROCESSOR_H
#define TESTS_HARNESS_PROCESSOR_H

/* Stay, with all children to come, on the processor that we are on.  */
void processor_stay(void);

/* Stay, with all children to come, on the one that NUMBER falls on if those
   that we may use are dealt out in turn.  */
void processor_stay_on(int number);

#endif
