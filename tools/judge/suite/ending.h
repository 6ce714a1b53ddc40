/* ending.h - how a child ended, told so that a student understands it.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_JUDGE_SUITE_ENDING_H
#define TOOLS_JUDGE_SUITE_ENDING_H

#include <stdbool.h>

#include "tools/judge/host/crash.h"
#include "tools/judge/host/output.h"
#include "tools/judge/report/result.h"
#include "tools/judge/wire/wire.h"

struct ending_rest {
    int32_t ticket;
    int count; /* of moves */
    int number[3 * WIRE_BATCH];
};

struct ending {
    int status;       /* as wait gives it */
    int looked;       /* the exit status of a child that was looked through */
    int milliseconds; /* of CPU time */
    int waited;       /* milliseconds for a processor; -1: nobody knows */
    int wall;         /* milliseconds from its beginning */
    bool is_timed_out;
    bool is_doubtful; /* by the clock, before its CPU time was used up, and it
                         had to wait: the machine may have been too busy */
    bool is_host_lost;
    bool is_host_excused; /* nobody's code made it so */
    bool has_last_words;  /* it said why it can go no further */
    int crash_plugin;     /* the number of one */
    int crash_frames;     /* code addresses in it */
    int crash_frame[CRASH_FRAMES];
    int stack_calls; /* that were open when the stack was used up; 0: it was
                        not */
    struct ending_rest rest; /* moves that it had not sent */
    /* once explained: */
    bool is_explained;
    enum verdict verdict;
    char where[80];
    char *message;
    char output[OUTPUT_MAX + 1];
};

/* Forget the child before.  */
void ending_clear(struct ending *e);
void ending_free(struct ending *e);

/* Take the WIRE_ENDED record W.  Return false if it is none.  */
bool ending_read(struct ending *e, struct wire *w);

/* If the child left moves that it had not sent, put them into W, once, as it
   would have sent them, and return true.  */
bool ending_take_rest(struct ending *e, struct wire *w);

/* If W is what a child says when it can go no further (LAB_TODO, a crash, a
   missing function), note it and return true.  */
bool ending_notes(struct ending *e, struct wire *w);

/* Note that the child was killed for taking too long, or with its host, which
   ended with STATUS.  */
void ending_set_timed_out(struct ending *e);
void ending_set_host_lost(struct ending *e, bool is_excused);

/* Tell whether the child's memory was looked through, and nothing found.  */
bool ending_was_looked_through(const struct ending *e);

/* Put a verdict and a message in E.  PLUGIN tells which line a crash is in,
   by a program behind the confining command WRAP; CPU_LIMIT is the child's
   limit in milliseconds.  */
void ending_explain(struct ending *e, const char *plugin,
                    const char *const *wrap, int cpu_limit);

#endif
