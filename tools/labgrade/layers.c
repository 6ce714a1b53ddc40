/* layers.c - the command "labgrade layers": which walls hold here?
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/say.h"
#include "tools/labgrade/labgrade_commands.h"
#include "tools/labgrade/session.h"

static const char help[] =
    "usage: labgrade layers [--confine KIND]\n"
    "Prove that the walls around submissions hold here, and name them.\n"
    "\n"
    "      --confine KIND     bubblewrap or landlock (default: the best)\n"
    "      --help, --version\n";

int
layers_main(int argc, char **argv)
{
    struct grade_options o;
    struct session s;
    char *layers;

    if (argc == 2 && strcmp(argv[1], "--help") == 0)
        return fputs(help, stdout) == EOF;
    o = grade_options_read(argc, argv);
    if (o.input != NULL)
        say_usage("%s: not needed here", o.input);
    o.course = "none"; /* walls do not depend on it */
    o.is_quiet = true;
    s = session_open(&o);
    layers = confine_layers(&s.grading.confine);
    puts(layers);
    free(layers);
    session_close(&s);
    return 0;
}
