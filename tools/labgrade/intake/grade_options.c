/* grade_options.c - the words behind "labgrade grade".
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/intake/grade_options.h"

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/base/output_file.h"
#include "tools/base/say.h"

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
    "      --trust-dates      dates of files say when they were handed in\n"
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
    "      --only ID          grade this one of the class again\n"
    "      --shard K/N        only share K of N, and no reports: see "
    "\"labgrade run\"\n"
    "  -q, --quiet            only trouble\n"
    "      --help, --version\n";

enum { SHARDS_MAX = 10000 };

enum {
    LABS = 256,
    ROSTER,
    TIMES,
    TRUST_DATES,
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
    ONLY,
    SHARD,
    SHOW_HELP,
    SHOW_VERSION,
    ON,
    SHARDS,
    DRY_RUN
};

static const struct option known[] = { { "output", 1, 0, 'o' },
                                       { "course", 1, 0, 'c' },
                                       { "jobs", 1, 0, 'j' },
                                       { "quiet", 0, 0, 'q' },
                                       { "labs", 1, 0, LABS },
                                       { "roster", 1, 0, ROSTER },
                                       { "times", 1, 0, TIMES },
                                       { "trust-dates", 0, 0, TRUST_DATES },
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
                                       { "only", 1, 0, ONLY },
                                       { "shard", 1, 0, SHARD },
                                       { "help", 0, 0, SHOW_HELP },
                                       { "version", 0, 0, SHOW_VERSION },
                                       { "on", 1, 0, ON }, /* for run */
                                       { "shards", 1, 0, SHARDS },
                                       { "dry-run", 0, 0, DRY_RUN },
                                       { 0, 0, 0, 0 } };

static double
number(const char *text, double low, double high)
{
    char *end;
    double value = strtod(text, &end);

    if (end == text || *end != '\0' || !(value >= low && value <= high))
        say_usage("%s: not a number in %g .. %g", text, low, high);
    return value;
}

static uint64_t
seed(const char *text)
{
    char *end;

    errno = 0;
    uint64_t value = strtoull(text, &end, 10);
    if (*text < '0' || *text > '9' || *end != '\0' || errno != 0)
        say_usage("%s: not a seed", text);
    return value;
}

/* Read TEXT, "K/N".  */
static void
take_shard(struct grade_options *o, const char *text)
{
    char end;

    if (sscanf(text, "%d/%d%c", &o->shard, &o->shards, &end) != 2 ||
        o->shard < 1 || o->shard > o->shards || o->shards > SHARDS_MAX)
        say_usage("--shard %s: say K/N, share K from 1 to N, N at most %d",
                  text, SHARDS_MAX);
}

/* Return where to put the text behind OPTION, or NULL.  */
static const char **
text_slot(struct grade_options *o, int option)
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
    case ONLY:
        return &o->only;
    default:
        return NULL;
    }
}

__attribute__((noreturn)) static void
tell_and_exit(const char *text)
{
    fputs(text, stdout);
    output_file_finish_stdout();
    exit(EXIT_OK);
}

static void
take_other(struct grade_options *o, int option)
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
    else if (option == TRUST_DATES)
        o->trusts_dates = true;
    else if (option == SHARD)
        take_shard(o, optarg);
    else if (option == UNSAFE)
        o->is_unsafe = true;
    else if (option == SHOW_HELP)
        tell_and_exit(help);
    else if (option == SHOW_VERSION)
        tell_and_exit("labgrade (" PACKAGE_STRING ")\n");
    else
        exit(EXIT_USAGE);
}

static void
check(const struct grade_options *o)
{
    if (o->labs != NULL && o->labs[strspn(o->labs, " ,")] == '\0')
        say_usage("--labs names no lab: say it like 01,02");
    if (o->confine != NULL && strcmp(o->confine, "bubblewrap") != 0 &&
        strcmp(o->confine, "landlock") != 0 && strcmp(o->confine, "none") != 0)
        say_and_exit(EXIT_USAGE,
                     "--confine %s: say bubblewrap, landlock or none",
                     o->confine);
    if (o->only != NULL && (o->id != NULL || o->shards > 0 || o->is_regrade))
        say_usage("--only says whom to grade again: it goes with none of "
                  "--id, --shard and --regrade");
}

/* Take an option of "labgrade run".  Return whether it is one.  */
static bool
take_run(struct grade_options *o, int option)
{
    if (option == ON)
        o->on = optarg;
    else if (option == SHARDS)
        o->shards = (int)number(optarg, 1, SHARDS_MAX);
    else if (option == DRY_RUN)
        o->is_dry = true;
    else
        return false;
    return true;
}

static void
take(struct grade_options *o, int option)
{
    const char **slot = text_slot(o, option);

    if (slot != NULL) {
        *slot = optarg;
    } else if (option == SEED) {
        o->seed = seed(optarg);
        o->has_seed = true;
        memset(optarg, 'x', strlen(optarg)); /* ps shows it to everybody */
    } else {
        take_other(o, option);
    }
}

/* Remember OPTION, which has just been read, for those that are called with the
   same.  */
static void
pass_on(struct grade_options *o, int option)
{
    for (const struct option *k = known; k->name != NULL; k++)
        if (k->val == option) {
            if (k->has_arg)
                argv_add_format(&o->passed, "--%s=%s", k->name, optarg);
            else
                argv_add_format(&o->passed, "--%s", k->name);
        }
}

static struct grade_options
start(void)
{
    return (struct grade_options){ .jobs = (int)sysconf(_SC_NPROCESSORS_ONLN),
                                   .timeout = 1,
                                   .has_memory_pass = true };
}

struct grade_options
grade_options_read(int argc, char **argv)
{
    struct grade_options o = start();
    int option;

    while ((option = getopt_long(argc, argv, "o:c:j:q", known, NULL)) != -1) {
        if (option >= ON)
            say_usage("--on, --shards and --dry-run are options of \"labgrade "
                      "run\"");
        take(&o, option);
    }
    if (optind < argc)
        o.input = argv[optind++];
    if (optind < argc)
        say_usage("%s: only one input", argv[optind]);
    check(&o);
    return o;
}

struct grade_options
grade_options_read_run(int argc, char **argv, const char *run_help)
{
    struct grade_options o = start();
    int option;

    while ((option = getopt_long(argc, argv, "o:c:j:q", known, NULL)) != -1) {
        if (option == SHOW_HELP)
            tell_and_exit(run_help);
        if (option == SHARD || option == ONLY || option == ID)
            say_usage("--shard, --only and --id are for \"labgrade grade\"");
        if (take_run(&o, option))
            continue;
        o.has_jobs = o.has_jobs || option == 'j';
        pass_on(&o, option);
        take(&o, option);
    }
    if (optind < argc)
        o.input = argv[optind++];
    o.engine = (const char *const *)argv + optind;
    check(&o);
    return o;
}
