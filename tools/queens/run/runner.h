/* runner.h - call a lab's functions, in a process of their own.
   SPDX-License-Identifier: MIT

   A lab's code may crash, never end or call exit.  So it is a plug-in that the
   judge's host loads into a child.  Here it is called by its prototypes, as in
   a graded suite, and its moves are made again on a board of ours:

       static void work(void *self) { backtracking_solve(self, 0, test); }

       struct runner_order order = { .function = "backtracking_solve",
                                     .labs = { "backtracking" } };
       struct runner_end end = runner_run(&order, work, board);
       if (end.fate != RUNNER_DONE)
           say("%s", end.note);

   Until the code ends, whatever way, all its moves have been made.  */
#ifndef TOOLS_QUEENS_RUN_RUNNER_H
#define TOOLS_QUEENS_RUN_RUNNER_H

#include "tools/judge/suite/call.h"

enum runner_fate {
    RUNNER_DONE,        /* the work returned */
    RUNNER_FAILED,      /* the code did not do as it should */
    RUNNER_STOPPED,     /* runner_stop: that was enough */
    RUNNER_TIMED_OUT,   /* it took longer than was ordered */
    RUNNER_INTERRUPTED, /* the user pressed Ctrl-C */
};

enum { RUNNER_LABS = 2 };

struct runner_order {
    const char *function;              /* to speak of */
    const char *labs[RUNNER_LABS + 1]; /* whose plug-ins it takes, then NULL */
    struct call_style style;
    double seconds; /* it may take; 0: any time */
    bool is_fast;   /* time matters: take plug-ins that were optimized */
    bool is_quiet;  /* nobody wants to know what it prints */
};

struct runner_end {
    enum runner_fate fate;
    char note[320]; /* how it ended, if not well, in words */
};

/* Do WORK(SELF), which calls the functions.  */
struct runner_end runner_run(const struct runner_order *order,
                             void (*work)(void *self), void *self);

/* In that work, or in a watcher of what it does: end it, that was enough.  */
_Noreturn void runner_stop(void);

/* There, too: end it if the user wants that.  */
void runner_heed_interrupt(void);

/* From now on, let Ctrl-C end no more than the run; tell whether it came.  */
void runner_keep_interrupts(void);
bool runner_is_interrupted(void);

/* End the program by the signal that interrupted the code.  */
_Noreturn void runner_die_interrupted(void);

#endif
