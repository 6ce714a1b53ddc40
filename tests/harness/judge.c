/* judge.c - the main program of every graded suite.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#ifdef HAVE_SYS_PRCTL_H
#include <sys/prctl.h>
#endif

#include "tests/harness/canary.h"
#include "tests/harness/compiler_says.h"
#include "tests/harness/grade.h"

enum { WRAP_MAX = 100 };

extern char **environ;

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
    "  --seed NUMBER         where random tests start (default: 1)\n"
    "  --timeout FACTOR      multiply every deadline; 0: no deadlines\n"
    "  --wrap WORD           a word of the command that confines the host;\n"
    "                          repeat it for each word\n"
    "  --not-compiled FILE   nothing to run: the compiler's messages\n"
    "  --list                only list the criteria\n"
    "  --failed-test         only print the name of the first test that fails\n"
    "  --help, --version\n";

/* Options with a text, in the order of the table below.  */
enum text_option {
    HOST,
    PLUGIN,
    CANARY,
    MEMORY_HOST,
    MEMORY_PLUGIN,
    RESULT,
    CRITERION,
    TEST,
    SEED,
    TIMEOUT,
    NOT_COMPILED,
    TEXT_OPTIONS,
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
    { "seed", 1, 0, SEED },
    { "timeout", 1, 0, TIMEOUT },
    { "not-compiled", 1, 0, NOT_COMPILED },
    { "wrap", 1, 0, WRAP },
    { "list", 0, 0, LIST },
    { "failed-test", 0, 0, FAILED_TEST },
    { "help", 0, 0, SHOW_HELP },
    { "version", 0, 0, SHOW_VERSION },
    { 0, 0, 0, 0 }
};

static struct {
    const char *text[TEXT_OPTIONS];
    bool is_list;
    bool wants_failed_test;
    int wraps;
    const char *wrap[WRAP_MAX + 1];
} options;

static void
bad_usage(const char *what, const char *why)
{
    fprintf(stderr, "judge: %s: %s (try --help)\n", what, why);
    exit(2);
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
add_wrap(const char *word)
{
    if (options.wraps == WRAP_MAX)
        bad_usage(word, "too many words after --wrap");
    options.wrap[options.wraps++] = word;
}

static void
take_option(int option)
{
    if (option < TEXT_OPTIONS)
        options.text[option] = optarg;
    else if (option == WRAP)
        add_wrap(optarg);
    else if (option == LIST)
        options.is_list = true;
    else if (option == FAILED_TEST)
        options.wants_failed_test = true;
    else if (option == SHOW_HELP)
        exit(fputs(help, stdout) == EOF);
    else if (option == SHOW_VERSION)
        exit(puts("judge (" PACKAGE_STRING ")") == EOF);
    else
        exit(2);
}

static void
parse_options(int argc, char **argv)
{
    const char **text = options.text;
    int option;

    while ((option = getopt_long(argc, argv, "", known_options, NULL)) != -1)
        take_option(option);
    if (optind < argc)
        bad_usage(argv[optind], "not an option");
    if (text[CRITERION] != NULL && *text[CRITERION] == '\0')
        text[CRITERION] = NULL;
    if (!options.is_list && text[NOT_COMPILED] == NULL &&
        (text[HOST] == NULL || text[PLUGIN] == NULL))
        bad_usage("--host, --plugin", "both are needed");
}

static struct grade_order
first_order(void)
{
    const char **text = options.text;

    return (struct grade_order){
        .worker = { .wrap = options.wraps > 0 ? options.wrap : NULL,
                    .host = text[HOST],
                    .lab = grade_lab.name,
                    .plugin = text[PLUGIN],
                    .scale = text[TIMEOUT] ? factor(text[TIMEOUT]) : 1 },
        .criterion = text[CRITERION],
        .test = text[TEST],
        .seed = text[SEED] ? number(text[SEED]) : 1,
    };
}

/* Check listens to CK_* variables; a judge listens to nobody.  */
static void
forget_environment(void)
{
    static char *nothing[] = { NULL };

    environ = nothing;
}

/* Nobody of the same user may look into this process or stop it to look.  */
static void
hide(void)
{
#if defined(HAVE_SYS_PRCTL_H) && defined(PR_SET_DUMPABLE)
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
#endif
}

static struct result *
judge_not_compiled(const char *messages)
{
    struct result *r = grade_list();

    for (int i = 0; i < r->criteria; i++) {
        r->criterion[i].verdict = VERDICT_NOT_COMPILED;
        compiler_says(messages, &r->criterion[i].message,
                      &r->criterion[i].where);
    }
    return r;
}

/* Run what was passed again where memory faults show, and take those over.  */
static void
add_memory_pass(struct grade_order order, struct result *r)
{
    struct result *again;

    order.worker.host = options.text[MEMORY_HOST];
    order.worker.plugin = options.text[MEMORY_PLUGIN];
    order.worker.is_memory_pass = true;
    order.passed_in = r;
    again = grade_run(&order, NULL);
    for (int i = 0, j = 0; i < r->criteria && j < again->criteria; i++) {
        struct result_criterion *c = &r->criterion[i];
        const struct result_criterion *m = &again->criterion[j];

        if (strcmp(c->id, m->id) != 0)
            continue;
        j++;
        if (m->verdict != VERDICT_MEMORY_FAULT)
            continue;
        c->verdict = m->verdict;
        result_set(&c->message, m->message);
        result_set(&c->where, m->where);
    }
    result_free(again);
}

static void
write_result(const struct result *r)
{
    const char *path = options.text[RESULT];
    FILE *out = path != NULL ? fopen(path, "w") : stdout;

    if (out == NULL || result_write(r, out) == -1 ||
        (out != stdout && fclose(out) != 0)) {
        fprintf(stderr, "judge: %s: %s\n",
                path != NULL ? path : "standard output", strerror(errno));
        exit(75);
    }
}

static struct result *
judge(void)
{
    struct grade_order order = first_order();
    struct grade_failure failure = { "", 0 };
    struct result *r;

    if (options.is_list)
        return grade_list();
    if (options.text[NOT_COMPILED] != NULL)
        return judge_not_compiled(options.text[NOT_COMPILED]);
    if (options.text[CANARY] != NULL)
        canary_check(&order.worker, options.text[CANARY]);
    r = grade_run(&order, &failure);
    if (options.wants_failed_test)
        printf("%s %d\n", failure.test, failure.call);
    else if (options.text[MEMORY_HOST] != NULL &&
             options.text[MEMORY_PLUGIN] != NULL)
        add_memory_pass(order, r);
    return r;
}

int
main(int argc, char **argv)
{
    struct result *r;

    parse_options(argc, argv);
    forget_environment();
    hide();
    r = judge();
    if (!options.wants_failed_test)
        write_result(r);
    result_free(r);
    return 0;
}
