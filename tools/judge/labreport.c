/* labreport.c - print results as a student reads them.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include <errno.h>
#include <getopt.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/say.h"
#include "tools/judge/report/report.h"
#include "tools/judge/report/search_picture.h"

enum { RESULTS_MAX = 100 };

static const char help[] =
    "usage: labreport [OPTION]... RESULT...\n"
    "Print the results that judges wrote.  Exit with 1 unless every criterion\n"
    "is earned.\n"
    "\n"
    "  --full           every failure in full, not only the first\n"
    "  --next NUMBER    only print the hints up to this one for the first "
    "failure\n"
    "  --test CRITERION   or for this one\n"
    "  --contact TEXT     and whom to ask when there are no more\n"
    "  --tree           only draw the search of CRITERION that failed, as SVG\n"
    "  --play           the same, as a page that steps through it\n"
    "  --then FOLDER    the lab that comes next; none, if there is no other\n"
    "  --lost           only print the ids of the criteria that were lost\n"
    "  --help, --version\n";

static struct result *
read_file(const char *path)
{
    FILE *in = fopen(path, "r");
    struct result *r = in != NULL ? result_read(in) : NULL;

    if (in == NULL)
        say_and_exit(EXIT_USAGE, "%s: %s", path, strerror(errno));
    fclose(in);
    if (r == NULL)
        say_and_exit(EXIT_TROUBLE, "%s: not a whole result", path);
    return r;
}

static void
print_lost(const struct result *r)
{
    for (int i = 0; i < r->criteria; i++)
        if (r->criterion[i].verdict != VERDICT_PASSED)
            printf("%s %s\n", r->criterion[i].id,
                   result_words(r->criterion[i].verdict)->name);
}

/* What is wanted instead of a whole report.  */
struct wish {
    bool is_lost;        /* what was lost */
    int next;            /* the hints up to this one; 0: none */
    const char *test;    /* of this criterion, or NULL */
    const char *contact; /* for who has read them all, or "" */
    const char *then;    /* the next lab, or "", or NULL */
    int (*draw)(const struct result *r, const struct result_criterion *c,
                FILE *out); /* its search, or NULL */
};

/* Take the options; the others of ARGV are left.  */
static struct wish
parse_options(int argc, char **argv, struct report_style *style)
{
    static const struct option known[] = {
        { "full", 0, 0, 'f' },    { "lost", 0, 0, 'l' }, { "next", 1, 0, 'n' },
        { "contact", 1, 0, 'c' }, { "then", 1, 0, 'T' }, { "test", 1, 0, 't' },
        { "tree", 0, 0, 'D' },    { "play", 0, 0, 'P' }, { "help", 0, 0, 'u' },
        { "version", 0, 0, 'V' }, { 0, 0, 0, 0 }
    };
    struct wish wish = { .contact = "" };
    int c;

    while ((c = getopt_long(argc, argv, "", known, NULL)) != -1)
        if (c == 'f')
            style->is_brief = false;
        else if (c == 'c')
            wish.contact = optarg;
        else if (c == 'T')
            wish.then = strcmp(optarg, "none") == 0 ? "" : optarg;
        else if (c == 'l')
            wish.is_lost = true;
        else if (c == 'n')
            wish.next = atoi(optarg);
        else if (c == 't')
            wish.test = optarg;
        else if (c == 'D')
            wish.draw = search_picture_write_svg;
        else if (c == 'P')
            wish.draw = search_picture_write_page;
        else if (c == 'u')
            exit(fputs(help, stdout) == EOF);
        else if (c == 'V')
            exit(puts("labreport (" PACKAGE_STRING ")") == EOF);
        else
            exit(EXIT_USAGE);
    if (optind == argc)
        say_usage("no result was given");
    if (wish.draw != NULL && wish.test == NULL)
        say_usage("--tree and --play need --test");
    return wish;
}

/* Draw the search of R that WISH is about.  */
static void
draw(const struct result *r, const struct wish *wish)
{
    const struct result_criterion *c = r->criterion;

    while (c < r->criterion + r->criteria && !result_is_called(c, wish->test))
        c++;
    if (c == r->criterion + r->criteria)
        say_and_exit(EXIT_USAGE, "there is no criterion %s", wish->test);
    if (c->verdict == VERDICT_PASSED)
        say_and_exit(EXIT_USAGE, "%s is passed: nothing failed there",
                     wish->test);
    if (!search_picture_has(c))
        say_and_exit(EXIT_USAGE,
                     "%s made no moves, or too many to be drawn: make tree "
                     "and make play draw a small search",
                     wish->test);
    if (wish->draw(r, c, stdout) != 0)
        say_and_exit(EXIT_TROUBLE, "cannot draw %s", wish->test);
}

/* Print R.  Once a failure was shown in full, of the labs that follow only the
   lines are.  */
static void
print(const struct result *r, const struct wish *wish,
      struct report_style *style)
{
    if (wish->draw != NULL)
        draw(r, wish);
    else if (wish->is_lost)
        print_lost(r);
    else if (wish->next > 0)
        report_write_hints(r, wish->test, wish->next, wish->contact, style,
                           stdout);
    else if (report_write(r, style, stdout) && style->is_brief)
        style->is_folded = true;
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

    say_program("labreport");
    setlocale(LC_CTYPE, "");
    style = report_style_here();
    wish = parse_options(argc, argv, &style);
    for (; optind < argc && count < RESULTS_MAX; optind++, count++) {
        r[count] = read_file(argv[optind]);
        print(r[count], &wish, &style);
        is_good = is_passed(r[count]) && is_good;
    }
    if (!wish.is_lost && wish.next == 0 && wish.draw == NULL)
        report_write_total(r, count, wish.then, &style, stdout);
    while (count > 0)
        result_free(r[--count]);
    return is_good || wish.draw != NULL ? EXIT_OK : EXIT_NONE;
}
