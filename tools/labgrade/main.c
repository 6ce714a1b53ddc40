/* main.c - labgrade: grade a class.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "tools/labgrade/grade.h"
#include "tools/labgrade/say.h"

static const char help[] =
    "usage: labgrade grade INPUT -o RESULTS [OPTION]...\n"
    "Grade a class.  \"labgrade COMMAND --help\" says more.\n"
    "\n"
    "  grade    grade a folder or an archive of submissions\n"
    "  layers   test the walls around submissions, and name them\n"
    "  --help, --version\n";

int
main(int argc, char **argv)
{
    if (argc < 2)
        say_and_exit(2, "no command (try --help)");
    if (strcmp(argv[1], "grade") == 0)
        return grade_main(argc - 1, argv + 1);
    if (strcmp(argv[1], "layers") == 0)
        return layers_main(argc - 1, argv + 1);
    if (strcmp(argv[1], "--help") == 0)
        return fputs(help, stdout) == EOF;
    if (strcmp(argv[1], "--version") == 0)
        return puts("labgrade (" PACKAGE_STRING ")") == EOF;
    say_and_exit(2, "%s: no such command (try --help)", argv[1]);
}
