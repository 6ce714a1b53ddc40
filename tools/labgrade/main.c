/* main.c - labgrade: grade a class.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "tools/labgrade/export.h"
#include "tools/labgrade/grade.h"
#include "tools/labgrade/say.h"

static const char help[] =
    "usage: labgrade COMMAND [OPTION]...\n"
    "Grade a class.  \"labgrade COMMAND --help\" says more.\n"
    "\n"
    "  grade    grade a folder or an archive of submissions\n"
    "  bundle   make an upload for Gradescope or for Moodle's VPL\n"
    "  export   write one record as such a system reads it\n"
    "  layers   test the walls around submissions, and name them\n"
    "  --help, --version\n";

static const struct {
    const char *name;
    int (*run)(int argc, char **argv);
} commands[] = {
    { "grade", grade_main },
    { "bundle", bundle_main },
    { "export", export_main },
    { "layers", layers_main },
};

int
main(int argc, char **argv)
{
    if (argc < 2)
        say_and_exit(2, "no command (try --help)");
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
        if (strcmp(argv[1], commands[i].name) == 0)
            return commands[i].run(argc - 1, argv + 1);
    if (strcmp(argv[1], "--help") == 0)
        return fputs(help, stdout) == EOF;
    if (strcmp(argv[1], "--version") == 0)
        return puts("labgrade (" PACKAGE_STRING ")") == EOF;
    say_and_exit(2, "%s: no such command (try --help)", argv[1]);
}
