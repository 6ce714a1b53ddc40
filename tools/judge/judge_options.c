/* judge_options.c - the command line of a judge.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/judge_options.h"

#include "config.h"

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/say.h"

#include "tools/judge/report/result.h"

static const char help[] =
    "usage: judge --host HOST --plugin FILE [OPTION]...\n"
    "Grade the plug-in FILE and write the verdicts.\n"
    "\n"
    "  --host FILE           the program that loads plug-ins\n"
    "  --plugin FILE         the code under test\n"
    "  --canary FILE         a plug-in that must be caught first\n"
    "  --memory-host FILE    the same two, built with AddressSanitizer:\n"
    "  --memory-plugin FILE    grade once more, looking for memory faults\n"
    "  --result FILE         write the verdicts there (default: stdout)\n"
    "  --test NAME           judge only this criterion\n"
    "  --only TEST           run only this test of it\n"
    "  --seed NUMBER         where random tests start (default: 1; -: read it\n"
    "                          from standard input, where nobody sees it)\n"
    "  --timeout FACTOR      multiply every deadline; 0: no deadlines\n"
    "  --budget SECONDS      for the code under test in all (default: any)\n"
    "  --points FILE         course settings, with lines \"points ID = N\"\n"
    "  --wrap WORD           a word of the command that confines the host;\n"
    "                          repeat it for each word\n"
    "  --warnings FILE       the compiler's messages, for the failures\n"
    "  --analyzer FILE       a script that finds variables without a value\n"
    "  --not-compiled FILE   nothing to run: the compiler's messages\n"
    "  --list                only list the criteria\n"
    "  --failed-test         only print the first test that fails, and the\n"
    "                          number of the call in it\n"
    "  --help, --version\n"
    "\n"
    "Exit status: 0 whatever the verdicts are, 2 for a wrong command line, 75\n"
    "if the judge cannot be trusted.\n";

enum option_number {
    HOST,
    PLUGIN,
    CANARY,
    MEMORY_HOST,
    MEMORY_PLUGIN,
    RESULT,
    CRITERION,
    TEST,
    NOT_COMPILED,
    POINTS,
    WARNINGS,
    ANALYZER,
    SEED,
    TIMEOUT,
    BUDGET,
    WRAP,
    LIST,
    FAILED_TEST,
    SHOW_HELP,
    SHOW_VERSION
};

static const struct option known_options[] = {
    { "host", 1, 0, HOST },
    { "plugin", 1, 0, PLUGIN },
    { "canary", 1, 0, CANARY },
    { "memory-host", 1, 0, MEMORY_HOST },
    { "memory-plugin", 1, 0, MEMORY_PLUGIN },
    { "result", 1, 0, RESULT },
    { "test", 1, 0, CRITERION },
    { "only", 1, 0, TEST },
    { "not-compiled", 1, 0, NOT_COMPILED },
    { "points", 1, 0, POINTS },
    { "warnings", 1, 0, WARNINGS },
    { "analyzer", 1, 0, ANALYZER },
    { "seed", 1, 0, SEED },
    { "timeout", 1, 0, TIMEOUT },
    { "budget", 1, 0, BUDGET },
    { "wrap", 1, 0, WRAP },
    { "list", 0, 0, LIST },
    { "failed-test", 0, 0, FAILED_TEST },
    { "help", 0, 0, SHOW_HELP },
    { "version", 0, 0, SHOW_VERSION },
    { 0, 0, 0, 0 }
};

static void
bad_usage(const char *what, const char *why)
{
    say_usage("%s: %s", what, why);
}

static uint64_t
number(const char *text)
{
    char *end;
    unsigned long long value;

    errno = 0;
    value = strtoull(text, &end, 10);
    if (errno != 0 || *end != '\0' || end == text || *text == '-')
        bad_usage(text, "not a number");
    return value;
}

/* A hidden seed comes by standard input: the words of a command are for
   everybody on the machine to see.  */
static uint64_t
seed(const char *text)
{
    char line[32];

    if (strcmp(text, "-") != 0)
        return number(text);
    if (fgets(line, sizeof line, stdin) == NULL)
        bad_usage(text, "no seed came");
    line[strcspn(line, "\n")] = '\0';
    return number(line);
}

static double
factor(const char *text)
{
    char *end;
    double value = strtod(text, &end);

    if (*end != '\0' || end == text || !(value >= 0 && value <= 1000))
        bad_usage(text, "not a factor in 0 .. 1000");
    return value;
}

static void
add_wrap(struct judge_options *o, const char *word)
{
    if (o->wraps == JUDGE_WRAP_MAX)
        bad_usage(word, "too many words after --wrap");
    o->wrap[o->wraps++] = word;
}

/* Take an option with a text.  */
static void
take_text(struct judge_options *o, enum option_number option, const char *text)
{
    const char **slot[] = {
        &o->host,          &o->plugin, &o->canary,    &o->memory_host,
        &o->memory_plugin, &o->result, &o->criterion, &o->test,
        &o->not_compiled,  &o->points, &o->warnings,  &o->analyzer
    };

    if (option == SEED)
        o->seed = seed(text);
    else if (option == TIMEOUT)
        o->timeout = factor(text);
    else if (option == BUDGET)
        o->budget = factor(text);
    else if (option == WRAP)
        add_wrap(o, text);
    else /* "" stands for nothing, which is easier for scripts */
        *slot[option] = *text != '\0' ? text : NULL;
}

static void
take_option(struct judge_options *o, int option)
{
    switch (option) {
    case LIST:
        o->is_list = true;
        return;
    case FAILED_TEST:
        o->wants_failed_test = true;
        return;
    case SHOW_HELP:
        exit(fputs(help, stdout) == EOF);
    case SHOW_VERSION:
        exit(puts("judge (" PACKAGE_STRING ")") == EOF);
    case '?':
        exit(EXIT_USAGE);
    default:
        take_text(o, (enum option_number)option, optarg);
    }
}

struct judge_options
judge_options_parse(int argc, char **argv)
{
    struct judge_options o = { .seed = RESULT_USUAL_SEED, .timeout = 1 };
    int option;

    while ((option = getopt_long(argc, argv, "", known_options, NULL)) != -1)
        take_option(&o, option);
    if (optind < argc)
        bad_usage(argv[optind], "not an option");
    if (!o.is_list && o.not_compiled == NULL &&
        (o.host == NULL || o.plugin == NULL))
        bad_usage("--host, --plugin", "both are needed");
    if (o.plugin != NULL && strchr(o.plugin, '/') == NULL)
        bad_usage(o.plugin, "give it with a slash, such as ./FILE");
    if ((o.memory_host == NULL) != (o.memory_plugin == NULL))
        bad_usage("--memory-host, --memory-plugin", "neither goes alone");
    return o;
}
