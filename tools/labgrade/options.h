/* options.h - the words behind "labgrade grade".
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_OPTIONS_H
#define TOOLS_LABGRADE_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>

struct options {
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
    int jobs;
    double timeout;
    bool has_seed;
    uint64_t seed;
    bool is_unsafe;
    bool has_memory_pass;
    bool is_regrade;
    bool is_retry;
    bool is_quiet;
};

/* Return what the words say.  Ends the program after --help, and with status
   2 if they make no sense.  */
struct options options_read(int argc, char **argv);

#endif
