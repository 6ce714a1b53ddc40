/* process.h - run a program, with a deadline and a bound on what it says.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_BASE_PROCESS_H
#define TOOLS_BASE_PROCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

struct process_order {
    const char *const *argv;        /* ended by NULL; the first has its path */
    const char *const *environment; /* ended by NULL; NULL: empty */
    const char *input;              /* for standard input, or NULL: none */
    double seconds;                 /* it may take; 0: any time */
    bool has_siblings; /* this process has other children: what the program
                          leaves behind is not looked for */
};

struct process_end {
    bool is_good; /* it ended with status 0 */
    bool is_late; /* it was killed at the deadline */
    int status;   /* as wait gives it */
    double cpu;   /* seconds that it used, with all that it started */
    char *output; /* standard output and error, cut, ended by a zero byte */
    size_t size;
};

/* Run what ORDER says and wait for its end.  It dies with this process, and
   what it leaves behind is killed, unless there are siblings.
   The caller releases the output with free.  */
struct process_end process_run(const struct process_order *order);

/* Start what ORDER says, with these descriptors for standard input, output and
   error.  Return its process.  */
pid_t process_start(const struct process_order *order, int in, int out,
                    int err);

/* Wait for the end of PID.  Return its status.  */
int process_await(pid_t pid);

/* Return the seconds of CPU time that all ended children, with theirs, used. */
double process_cpu_seconds(void);

/* Return for how many seconds the processors of this machine had nothing to do
   since it was started, all together, or -1 if the system does not tell.  */
double process_idle_seconds(void);

/* In a new process: make sure that it dies with its parent.  */
void process_die_with_parent(void);

/* Stay, with all children to come, on the processor that we are on: programs
   that answer each other thousands of times, one at a time, take longer to wake
   another processor than to answer.  Where a system has no way to choose one,
   these do nothing.  */
void process_stay(void);

/* Stay on the one that NUMBER falls on if those that we may use are dealt out
   in turn.  */
void process_stay_on(int number);

#endif
