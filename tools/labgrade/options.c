/* options.c - the words behind "labgrade grade".
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/options.h"

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/labgrade/say.h"

static const char help[] =
    "usage: labgrade grade INPUT -o RESULTS [OPTION]...\n"
    "Grade the submissions in INPUT: a folder or an archive with one folder,\n"
    "file or archive for each student (Moodle's and Canvas's exports too), or\n"
    "one submission.  Run it again to go on where it was interrupted.\n"
    "\n"
    "  -o, --output RESULTS   folder for records, reports and feedback\n"
    "  -c, --course FILE      settings of the course, or none (default:\n"
    "                         course.conf of the kit's tree, if run there)\n"
    "  -j, --jobs NUMBER      submissions at a time (default: processors)\n"
    "      --labs LIST        only these labs, such as 01,02\n"
    "      --roster FILE      CSV with everybody who should hand in\n"
    "      --times FILE       CSV with id and time of handing in\n"
    "      --seed NUMBER      where random tests start (better: in FILE of "
    "-c)\n"
    "      --timeout FACTOR   multiply every deadline\n"
    "      --no-memory-pass   do not look for memory faults\n"
    "      --regrade          grade all again; old results stay until then\n"
    "      --retry            try also what was set aside\n"
    "      --moodle FILE      worksheet that Moodle exported, to be filled in\n"
    "      --canvas FILE      gradebook that Canvas exported, to be filled in\n"
    "      --column NAME      which column of the gradebook\n"
    "      --confine KIND     bubblewrap, landlock (default: the best) or "
    "none\n"
    "      --unsafe           go on where neither works or holds\n"
    "      --id ID            whose it is, if INPUT is one submission\n"
    "  -q, --quiet            only trouble\n"
    "      --help, --version\n";

enum {
    LABS = 256,
    ROSTER,
    TIMES,
    SEED,
    TIMEOUT,
    NO_MEMORY,
    REGRADE,
    RETRY,
    MOODLE,
    CANVAS,
    COLUMN,
    CONFINE,
    UNSAFE,
    ID,
    SHOW_HELP,
    SHOW_VERSION
};

static const struct option known[] = { { "output", 1, 0, 'o' },
                                       { "course", 1, 0, 'c' },
                                       { "jobs", 1, 0, 'j' },
                                       { "quiet", 0, 0, 'q' },
                                       { "labs", 1, 0, LABS },
                                       { "roster", 1, 0, ROSTER },
                                       { "times", 1, 0, TIMES },
                                       { "seed", 1, 0, SEED },
                                       { "timeout", 1, 0, TIMEOUT },
                                       { "no-memory-pass", 0, 0, NO_MEMORY },
                                       { "regrade", 0, 0, REGRADE },
                                       { "retry", 0, 0, RETRY },
                                       { "moodle", 1, 0, MOODLE },
                                       { "canvas", 1, 0, CANVAS },
                                       { "column", 1, 0, COLUMN },
                                       { "confine", 1, 0, CONFINE },
                                       { "unsafe", 0, 0, UNSAFE },
                                       { "id", 1, 0, ID },
                                       { "help", 0, 0, SHOW_HELP },
                                       { "version", 0, 0, SHOW_VERSION },
                                       { 0, 0, 0, 0 } };

static double
number(const char *text, double low, double high)
{
    char *end;
    double value = strtod(text, &end);

    if (end == text || *end != '\0' || !(value >= low && value <= high))
        say_and_exit(2, "%s: not a number in %g .. %g (try --help)", text, low,
                     high);
    return value;
}

static uint64_t
seed(const char *text)
{
    char *end;

    errno = 0;
    uint64_t value = strtoull(text, &end, 10);
    if (*text < '0' || *text > '9' || *end != '\0' || errno != 0)
        say_and_exit(2, "%s: not a seed (try --help)", text);
    return value;
}

/* Return where to put the text behind OPTION, or NULL.  */
static const char **
text_slot(struct options *o, int option)
{
    switch (option) {
    case 'o':
        return &o->results;
    case 'c':
        return &o->course;
    case LABS:
        return &o->labs;
    case ROSTER:
        return &o->roster;
    case TIMES:
        return &o->times;
    case MOODLE:
        return &o->moodle;
    case CANVAS:
        return &o->canvas;
    case COLUMN:
        return &o->column;
    case CONFINE:
        return &o->confine;
    case ID:
        return &o->id;
    default:
        return NULL;
    }
}

static void
take_other(struct options *o, int option)
{
    if (option == 'j')
        o->jobs = (int)number(optarg, 1, 256);
    else if (option == 'q')
        o->is_quiet = true;
    else if (option == TIMEOUT)
        o->timeout = number(optarg, 0.1, 1000);
    else if (option == NO_MEMORY)
        o->has_memory_pass = false;
    else if (option == REGRADE)
        o->is_regrade = true;
    else if (option == RETRY)
        o->is_retry = true;
    else if (option == UNSAFE)
        o->is_unsafe = true;
    else if (option == SHOW_HELP)
        exit(fputs(help, stdout) == EOF);
    else if (option == SHOW_VERSION)
        exit(puts("labgrade (" PACKAGE_STRING ")") == EOF);
    else
        exit(2);
}

static void
check(const struct options *o)
{
    if (o->confine != NULL && strcmp(o->confine, "bubblewrap") != 0 &&
        strcmp(o->confine, "landlock") != 0 && strcmp(o->confine, "none") != 0)
        say_and_exit(2, "--confine %s: say bubblewrap, landlock or none",
                     o->confine);
}

struct options
options_read(int argc, char **argv)
{
    struct options o = { .jobs = (int)sysconf(_SC_NPROCESSORS_ONLN),
                         .timeout = 1,
                         .has_memory_pass = true };
    int option;

    while ((option = getopt_long(argc, argv, "o:c:j:q", known, NULL)) != -1) {
        const char **slot = text_slot(&o, option);

        if (slot != NULL) {
            *slot = optarg;
        } else if (option == SEED) {
            o.seed = seed(optarg);
            o.has_seed = true;
        } else {
            take_other(&o, option);
        }
    }
    if (optind < argc)
        o.input = argv[optind++];
    if (optind < argc)
        say_and_exit(2, "%s: only one input (try --help)", argv[optind]);
    check(&o);
    return o;
}
