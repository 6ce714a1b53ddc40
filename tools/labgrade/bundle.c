/* bundle.c - the command "labgrade bundle": see the script beside this file.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/base/argv.h"
#include "tools/base/say.h"
#include "tools/judge/kit.h"
#include "tools/labgrade/labgrade_commands.h"

int
bundle_main(int argc, char **argv)
{
    struct argv w = { 0 };

    if (kit_is_installed())
        say_and_exit(EXIT_USAGE,
                     "a bundle is packed from the kit's sources: run "
                     "./labgrade where the kit was built");
    argv_add_all(&w, "/bin/sh", KIT_SOURCE "/tools/labgrade/school/mkbundle",
                 KIT_BUILD, NULL);
    for (int i = 1; i < argc; i++)
        argv_add(&w, argv[i]);
    execv(w.word[0], w.word);
    say_errno(w.word[0]);
}
