/* judge_options.h - the command line of a judge.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_JUDGE_JUDGE_OPTIONS_H
#define TOOLS_JUDGE_JUDGE_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>

enum { JUDGE_WRAP_MAX = 100 }; /* words of a confining command */

/* What --help explains.  Texts are NULL where nothing was said.  */
struct judge_options {
    const char *host;
    const char *plugin;
    const char *canary;
    const char *memory_host;
    const char *memory_plugin;
    const char *result;
    const char *criterion;
    const char *test;
    const char *not_compiled;
    const char *warnings;
    const char *analyzer;
    const char *points;
    uint64_t seed;
    double timeout;
    double budget;
    bool is_list;
    bool wants_failed_test;
    int wraps;
    const char *wrap[JUDGE_WRAP_MAX + 1];
};

/* Return what the command line says.  A wrong one ends the program with
   status 2, --help and --version with status 0.  */
struct judge_options judge_options_parse(int argc, char **argv);

#endif
