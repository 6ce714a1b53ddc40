/* layers.c - the command "labgrade layers": which walls hold here?
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "tools/labgrade/grade.h"
#include "tools/labgrade/say.h"
#include "tools/labgrade/session.h"

int
layers_main(int argc, char **argv)
{
    struct options o = options_read(argc, argv);
    struct session s;
    char *layers;

    if (o.input != NULL)
        say_and_exit(2, "%s: not needed here (try --help)", o.input);
    s = session_open(&o, NULL);
    layers = confine_layers(&s.grading.confine);
    puts(layers);
    free(layers);
    session_close(&s, NULL);
    return 0;
}
