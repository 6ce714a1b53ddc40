/* regrade.c - grade all again, and keep the old results until that is done.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/run/regrade.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/base/say.h"
#include "tools/labgrade/run/attempt.h"

char *
regrade_begin(const char *state)
{
    char *folder = must_format("%s/regrade", state);

    file_own_folder(folder);
    return folder;
}

static void
move(const char *from, const char *to)
{
    if (file_exists(from) && rename(from, to) == -1)
        say_and_exit(EXIT_TROUBLE, "cannot move %s to %s: %s", from, to,
                     strerror(errno));
}

void
regrade_finish(const char *results, const char *new, const struct roll *roll)
{
    char *previous = must_format("%s/previous", results);

    file_own_folder(previous);
    for (int i = 0; i < roll->count; i++) {
        const char *id = roll->submission[i].id;
        char *now = attempt_path(results, id);
        char *before = attempt_path(previous, id);
        char *after = attempt_path(new, id);

        if (file_exists(after)) { /* else it was moved before a kill */
            move(now, before);
            move(after, now);
        }
        free(now);
        free(before);
        free(after);
    }
    file_remove_tree(new);
    free(previous);
}
