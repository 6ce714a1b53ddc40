/* labreport.c - print results as a student reads them.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include <errno.h>
#include <getopt.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/harness/advice.h"
#include "tests/harness/report.h"

enum { RESULTS_MAX = 100 };

static const char help[] =
    "usage: labreport [OPTION]... RESULT...\n"
    "Print the results that judges wrote.  Exit with 1 unless every criterion\n"
    "is earned.\n"
    "\n"
    "  --hints NUMBER   how many hints to show with a failure (default: 1)\n"
    "  --next NUMBER    only print that hint of each failure\n"
    "  --test CRITERION the hint for this one only\n"
    "  --lost           only print the ids of the criteria that were lost\n"
    "  --help, --version\n";

static struct result *
read_file(const char *path)
{
    FILE *in = fopen(path, "r");
    struct result *r = in != NULL ? result_read(in) : NULL;

    if (in == NULL) {
        fprintf(stderr, "labreport: %s: %s\n", path, strerror(errno));
        exit(2);
    }
    fclose(in);
    if (r == NULL) {
        fprintf(stderr, "labreport: %s: not a whole result\n", path);
        exit(75);
    }
    return r;
}

static void
print_lost(const struct result *r)
{
    for (int i = 0; i < r->criteria; i++)
        if (r->criterion[i].verdict != VERDICT_PASSED)
            printf("%s %s\n", r->criterion[i].id,
                   result_verdict_name(r->criterion[i].verdict));
}

/* What is wanted instead of a whole report.  */
struct wish {
    bool is_lost;     /* what was lost */
    int next;         /* this hint of each failure; 0: none */
    const char *test; /* of this criterion only, or NULL */
};

/* Take the options; the others of ARGV are left.  */
static struct wish
parse_options(int argc, char **argv, struct report_style *style)
{
    static const struct option known[] = {
        { "hints", 1, 0, 'h' }, { "lost", 0, 0, 'l' }, { "next", 1, 0, 'n' },
        { "test", 1, 0, 't' },  { "help", 0, 0, 'u' }, { "version", 0, 0, 'V' },
        { 0, 0, 0, 0 }
    };
    struct wish wish = { false, 0, NULL };
    int c;

    while ((c = getopt_long(argc, argv, "", known, NULL)) != -1)
        if (c == 'h')
            style->hints = atoi(optarg);
        else if (c == 'l')
            wish.is_lost = true;
        else if (c == 'n')
            wish.next = atoi(optarg);
        else if (c == 't')
            wish.test = optarg;
        else if (c == 'u')
            exit(fputs(help, stdout) == EOF);
        else if (c == 'V')
            exit(puts("labreport (" PACKAGE_STRING ")") == EOF);
        else
            exit(2);
    if (optind == argc) {
        fputs("labreport: no result was given (try --help)\n", stderr);
        exit(2);
    }
    return wish;
}

static void
print(const struct result *r, const struct wish *wish,
      const struct report_style *style)
{
    if (wish->is_lost)
        print_lost(r);
    else if (wish->next > 0)
        advice_write(r, wish->test, wish->next, style, stdout);
    else
        report_write(r, style, stdout);
}

/* Tell whether R has criteria, and all are passed.  */
static bool
is_passed(const struct result *r)
{
    for (int i = 0; i < r->criteria; i++)
        if (r->criterion[i].verdict != VERDICT_PASSED)
            return false;
    return r->criteria > 0;
}

int
main(int argc, char **argv)
{
    struct report_style style;
    struct result *r[RESULTS_MAX];
    struct wish wish;
    bool is_good = true;
    int count = 0;

    setlocale(LC_CTYPE, "");
    style = report_style_here();
    wish = parse_options(argc, argv, &style);
    for (; optind < argc && count < RESULTS_MAX; optind++, count++) {
        r[count] = read_file(argv[optind]);
        print(r[count], &wish, &style);
        is_good = is_passed(r[count]) && is_good;
    }
    if (!wish.is_lost && wish.next == 0)
        report_write_total(r, count, &style, stdout);
    while (count > 0)
        result_free(r[--count]);
    return is_good ? 0 : 1;
}
