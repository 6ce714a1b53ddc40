/* stopwatch.h - the processor time that calls take.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_JUDGE_HOST_STOPWATCH_H
#define TOOLS_JUDGE_HOST_STOPWATCH_H

/* Forget what was measured.  */
void stopwatch_reset(void);

/* A call begins; it ends.  */
void stopwatch_begin(void);
void stopwatch_end(void);

/* Return what the calls took, in seconds.  */
double stopwatch_seconds(void);

#endif
