/* clock.h - how long things take, and until when to wait.
   SPDX-License-Identifier: MIT

       double d = clock_after(2.5);
       poll(fds, 1, clock_left(d));  */
#ifndef TOOLS_BASE_CLOCK_H
#define TOOLS_BASE_CLOCK_H

#include <stdbool.h>
#include <time.h>

/* Wait for ever.  */
#define CLOCK_NEVER 0.0

/* No zone.  */
#define CLOCK_NO_ZONE 1000000L

/* Return the seconds on a clock that nobody sets.  */
double clock_now(void);

/* Return the seconds of processor time that this process has used.  */
double clock_used(void);

/* Return the deadline in SECONDS from now.  */
double clock_after(double seconds);

/* Return the milliseconds left until DEADLINE, as poll wants them: 0 if it is
   over, -1 if there is none.  */
int clock_left(double deadline);

/* Return how many seconds before Greenwich's TEXT, such as "+02:00", "-0700" or
   "Z", says that its clock goes; CLOCK_NO_ZONE: it says nothing.  */
long clock_zone(const char *text);

/* Return when T is, on a clock that goes AHEAD seconds before Greenwich's or,
   with CLOCK_NO_ZONE, here; 0: there is no such day or time.  */
time_t clock_moment(const struct tm *t, long ahead);

#endif
