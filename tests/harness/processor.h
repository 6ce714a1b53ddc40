/* processor.h - which processor this process runs on.
   SPDX-License-Identifier: MIT  */
#ifndef TESTS_HARNESS_PROCESSOR_H
#define TESTS_HARNESS_PROCESSOR_H

/* Stay, with all children to come, on the processor that we are on, where the
   system has a way to say so.  Judge and child answer each other thousands of
   times, one at a time: if each has to wake another processor, that takes more
   time than the answers.  */
void processor_stay(void);

#endif
