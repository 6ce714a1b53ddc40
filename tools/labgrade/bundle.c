/* bundle.c - the command "labgrade bundle": see the script beside this file.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/labgrade/grade.h"
#include "tools/labgrade/kit.h"
#include "tools/labgrade/say.h"
#include "tools/labgrade/words.h"

int
bundle_main(int argc, char **argv)
{
    struct words w = { 0 };

    if (kit_is_installed())
        say_and_exit(2, "a bundle is packed from the kit's sources: run "
                        "./labgrade where the kit was built");
    words_add_all(&w, "/bin/sh", KIT_SOURCE "/tools/labgrade/mkbundle",
                  KIT_BUILD, NULL);
    for (int i = 1; i < argc; i++)
        words_add(&w, argv[i]);
    execv(w.word[0], w.word);
    say_and_exit(75, "%s: %s", w.word[0], strerror(errno));
}
