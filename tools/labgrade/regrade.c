/* regrade.c - grade all again, and keep the old results until that is done.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/regrade.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/labgrade/attempt.h"
#include "tools/labgrade/file.h"
#include "tools/labgrade/must.h"
#include "tools/labgrade/say.h"

char *
regrade_begin(const char *state)
{
    char *folder = must_format("%s/regrade", state);

    if (file_make_folder(folder, 0755) == -1)
        say_and_exit(75, "%s: %s", folder, strerror(errno));
    return folder;
}

static void
move(const char *from, const char *to)
{
    if (file_exists(from) && rename(from, to) == -1)
        say_and_exit(75, "cannot move %s to %s: %s", from, to, strerror(errno));
}

void
regrade_finish(const char *results, const char *new, const struct roll *roll)
{
    char *previous = must_format("%s/previous", results);

    if (file_make_folder(previous, 0755) == -1)
        say_and_exit(75, "%s: %s", previous, strerror(errno));
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
