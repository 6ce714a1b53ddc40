/* grade_options.h - the words behind "labgrade grade".
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_INTAKE_GRADE_OPTIONS_H
#define TOOLS_LABGRADE_INTAKE_GRADE_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>

#include "tools/base/argv.h"

struct grade_options {
    const char *input;
    const char *results;
    const char *course;  /* settings file, "none"; NULL: the tree's */
    const char *labs;    /* NULL: as the course says */
    const char *roster;  /* CSV, or NULL */
    const char *times;   /* CSV, or NULL */
    const char *moodle;  /* worksheet to fill in, or NULL */
    const char *canvas;  /* gradebook to fill in, or NULL */
    const char *column;  /* of the gradebook */
    const char *confine; /* bubblewrap, landlock, none; NULL: the best */
    const char *id;      /* of a single submission, or NULL */
    const char *only;    /* the id of the one to grade again, or NULL */
    int shard, shards;   /* grade share SHARD, from 1, of SHARDS; 0: all */
    int jobs;
    double timeout;
    bool has_seed;
    uint64_t seed;
    bool trusts_dates; /* of files in a folder */
    bool is_unsafe;
    bool has_memory_pass;
    bool is_regrade;
    bool is_retry;
    bool is_quiet;
    /* of "labgrade run" only */
    const char *on;            /* parallel or slurm */
    bool is_dry;               /* print the job's script, and that is all */
    bool has_jobs;             /* JOBS was said */
    struct argv passed;        /* the options that are grade's, as given */
    const char *const *engine; /* words for parallel or sbatch, ended by NULL */
};

/* Return what the words say.  Ends the program after --help, and with status
   2 if they make no sense.  */
struct grade_options grade_options_read(int argc, char **argv);

/* The same for "labgrade run", which has some options more and HELP.  */
struct grade_options grade_options_read_run(int argc, char **argv,
                                            const char *help);

#endif
