/* process.h - run a program, with a deadline and a bound on what it says.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_PROCESS_H
#define TOOLS_LABGRADE_PROCESS_H

#include <stdbool.h>
#include <stddef.h>

struct process_order {
    const char *const *argv;        /* ended by NULL; the first has its path */
    const char *const *environment; /* ended by NULL; NULL: empty */
    const char *input;              /* for standard input, or NULL: none */
    double seconds;                 /* it may take; 0: any time */
};

struct process_end {
    bool is_good; /* it ended with status 0 */
    bool is_late; /* it was killed at the deadline */
    int status;   /* as wait gives it */
    char *output; /* standard output and error, cut, ended by a zero byte */
    size_t size;
};

/* Run what ORDER says and wait for its end.  It dies with this process, and
   what it leaves behind is killed: this process must have no other children.
   The caller releases the output with free.  */
struct process_end process_run(const struct process_order *order);

/* Return the seconds of CPU time that all ended children, with theirs, used. */
double process_cpu_seconds(void);

/* In a new process: make sure that it dies with its parent.  */
void process_die_with_parent(void);

#endif
