/* deadline.h - until when to wait.
   SPDX-License-Identifier: MIT

       double d = deadline_in(2.5);
       poll(fds, 1, deadline_left(d));  */
#ifndef TESTS_HARNESS_DEADLINE_H
#define TESTS_HARNESS_DEADLINE_H

/* Wait for ever.  */
#define DEADLINE_NEVER 0.0

/* Return the deadline in SECONDS from now, on a clock that nobody sets.  */
double deadline_in(double seconds);

/* Return the milliseconds left until DEADLINE, as poll wants them: 0 if it is
   over, -1 if there is none.  */
int deadline_left(double deadline);

#endif
