/* main.c - labgrade: grade a class.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "tools/base/output_file.h"
#include "tools/base/say.h"
#include "tools/labgrade/labgrade_commands.h"
#include "tools/labgrade/school/export.h"

static const char help[] =
    "usage: labgrade COMMAND [OPTION]...\n"
    "Grade a class.  \"labgrade COMMAND --help\" says more.\n"
    "\n"
    "  grade    grade a folder or an archive of submissions\n"
    "  run      the same in shares, by GNU parallel or Slurm\n"
    "  report   make the reports again from the records\n"
    "  similar  find submissions that may be copies\n"
    "  bundle   make an upload for a school's system that grades by itself\n"
    "  export   write one record as such a system reads it\n"
    "  layers   test the walls around submissions, and name them\n"
    "  --help, --version\n";

static const struct {
    const char *name;
    int (*run)(int argc, char **argv);
} commands[] = {
    { "grade", grade_main },   { "run", run_main },
    { "report", report_main }, { "similar", similar_main },
    { "bundle", bundle_main }, { "export", export_main },
    { "layers", layers_main },
};

static int
run(int argc, char **argv)
{
    if (argc < 2)
        say_usage("no command");
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
        if (strcmp(argv[1], commands[i].name) == 0)
            return commands[i].run(argc - 1, argv + 1);
    if (strcmp(argv[1], "--help") == 0)
        return fputs(help, stdout) == EOF ? EXIT_TROUBLE : EXIT_OK;
    if (strcmp(argv[1], "--version") == 0)
        return puts("labgrade (" PACKAGE_STRING ")") == EOF ? EXIT_TROUBLE
                                                            : EXIT_OK;
    say_usage("%s: no such command", argv[1]);
}

int
main(int argc, char **argv)
{
    int status;

    say_program("labgrade");
    status = run(argc, argv);
    output_file_finish_stdout();
    return status;
}
