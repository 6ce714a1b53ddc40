/* job.h - a class in shares: the script of the job, and who runs it.
   SPDX-License-Identifier: MIT

   The script is RESULTS/.labgrade/job.sh; GNU parallel and Slurm run it once
   for each share.  What a share says is in RESULTS/.labgrade/shard-K.log.  */
#ifndef TOOLS_LABGRADE_RUN_JOB_H
#define TOOLS_LABGRADE_RUN_JOB_H

#include <stdbool.h>
#include <stdio.h>
#include <sys/types.h>

#include "tools/labgrade/intake/grade_options.h"
#include "tools/labgrade/run/progress.h"

struct job {
    const struct grade_options *options;
    int shards;
    char *program; /* this one */
    char *folder;  /* where relative names begin */
    char *results; /* full path */
    char *state;   /* RESULTS/.labgrade */
    struct progress *progress;
};

/* Return the job that O asks for.  Ends the program if something is wrong,
   here and below.  */
struct job job_open(const struct grade_options *o);

/* Write the script on OUT.  Return 0, or EOF.  */
int job_print(const struct job *j, FILE *out);

/* Write both scripts, of a share and of the reports, to their places, and
   forget how the shares of an earlier job ended.  */
void job_write(const struct job *j);

/* Start parallel.  Return its process.  */
pid_t job_start_parallel(const struct job *j);

/* Give both scripts to Slurm, and remember the numbers.  */
void job_submit(const struct job *j);

/* Tell whether Slurm still has one of those; forget them.  */
bool job_is_queued(const struct job *j);
void job_forget(const struct job *j);

/* Say how many of the class have a record.  */
void job_show_progress(const struct job *j);
void job_end_progress(const struct job *j);

/* Say that share SHARD, graded as O says, has come to its end.  */
void job_mark_done(const struct grade_options *o);

/* Name the shares that did not come to their end.  Return how many.  */
int job_tell_failures(const struct job *j);

#endif
