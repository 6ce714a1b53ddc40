/* main.c - queens: solve, draw, step through and compare searches.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include <locale.h>
#include <stdio.h>
#include <string.h>

#include "tools/base/output_file.h"
#include "tools/base/say.h"
#include "tools/queens/commands.h"
#include "tools/queens/run/whose.h"

static const struct command {
    const char *name;
    int (*run)(int argc, char **argv);
    const char *summary;
} commands[] = {
    { "solve", solve_main, "find solutions of N-queens" },
    { "compare", compare_main, "compare the methods: moves, tests, time" },
    { "trace", trace_main, "print the board after every move of a search" },
    { "board", board_main, "draw one board" },
    { "codes", codes_main, "print the slash and backslash codes" },
    { "maze", maze_main, "lead the rat through a maze, or make one" },
    { "tree", tree_main, "draw the state-space tree" },
    { "play", play_main, "make a page that steps through a search" },
    { "diff", diff_main, "compare a search with the expected one" },
#ifdef HAVE_ENGINES
    { "count", count_main, "count the solutions, as quickly as can be" },
    { "bench", bench_main, "time the engines, and other programs" },
#endif
};
enum { COMMANDS = sizeof commands / sizeof commands[0] };

static void
print_help(void)
{
    puts("usage: queens COMMAND [options] ...\n");
    for (int i = 0; i < COMMANDS; i++)
        printf("  %-10s%s\n", commands[i].name, commands[i].summary);
    printf("\nqueens COMMAND --help tells about one of them; man queens, once "
           "installed,\nor docs/man/queens.1 about all.\nIt runs "
           "%s.\n",
           whose_is_student() ? "your code, the files in labs/"
                              : "the reference solutions");
}

static void
print_version(void)
{
    printf("queens (%s) %s, running %s\n", PACKAGE_NAME, PACKAGE_VERSION,
           whose_is_student() ? "the student's code"
                              : "the reference solutions");
}

static int
run(const char *name, int argc, char **argv)
{
    for (int i = 0; i < COMMANDS; i++)
        if (strcmp(commands[i].name, name) == 0)
            return commands[i].run(argc, argv);
    say_usage("there is no command '%s'", name);
}

static int
help_with(char *name)
{
    char option[] = "--help";
    char *words[] = { name, option, NULL };

    return run(name, 2, words);
}

int
main(int argc, char **argv)
{
    int status = EXIT_OK;

    say_program("queens");
    setlocale(LC_CTYPE, ""); /* numbers are written the same everywhere */
    if (argc > 2 && strcmp(argv[1], "--plugins") == 0) { /* labs/queens */
        whose_set_student(argv[2]);
        argc -= 2;
        argv += 2;
    }
    if (argc < 2)
        say_usage("say which command to run");
    if (strcmp(argv[1], "help") == 0 && argc > 2)
        status = help_with(argv[2]);
    else if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "help") == 0)
        print_help();
    else if (strcmp(argv[1], "--version") == 0)
        print_version();
    else
        status = run(argv[1], argc - 1, argv + 1);
    output_file_finish_stdout();
    return status;
}
