/* session.c - everything a run of labgrade works with.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/session.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/labgrade/file.h"
#include "tools/labgrade/must.h"
#include "tools/labgrade/probe.h"
#include "tools/labgrade/say.h"

/* Return the settings file to use, or NULL.  In the tree it was built in,
   labgrade goes by that tree's, as handouts and the student release do.  */
static const char *
settings(const struct options *o)
{
    static const char of_tree[] = KIT_SOURCE "/course.conf";

    if (o->course != NULL)
        return strcmp(o->course, "none") == 0 ? NULL : o->course;
    return !kit_is_installed() && file_exists(of_tree) ? of_tree : NULL;
}

static void
read_course(struct session *s)
{
    const char *labs = s->options.labs, *path = settings(&s->options);

    if (!s->options.is_quiet)
        say(path != NULL ? "settings of the course from %s"
                         : "no settings of a course%s",
            path != NULL ? path : "");
    s->course = course_read(path);
    s->kit = kit_open(NULL);
    course_check(s->course, s->kit);
    if (labs == NULL && s->course->labs[0] != '\0')
        labs = s->course->labs;
    if (labs != NULL) {
        kit_free(s->kit);
        s->kit = kit_open(labs);
    }
}

/* Remove the stage that a killed run left, and remember the new one.  */
static void
remember_stage(const struct stage *stage, const char *state)
{
    char *path = must_format("%s/stage", state);
    char *old = file_read(path, 4096, NULL);

    if (old != NULL && strncmp(file_name(old), "labgrade-", 9) == 0)
        file_remove_tree(old);
    if (stage != NULL)
        file_write(path, stage->folder, strlen(stage->folder), 0644);
    else
        unlink(path);
    free(old);
    free(path);
}

static void
test_walls(const struct session *s)
{
    if (probe_walls(&s->grading) == 0)
        return;
    if (!s->options.is_unsafe)
        say_and_exit(CONFINE_NO_WALLS,
                     "the walls around submissions do not hold here; "
                     "nothing was graded (--unsafe overrides).  For root, "
                     "submissions run as a user without rights, who must be "
                     "able to reach %s: set TMPDIR to an open folder",
                     s->stage->folder);
    say("--unsafe: the walls do not hold, and submissions run nevertheless");
}

struct session
session_open(const struct options *o, const char *state)
{
    struct session s = { .options = *o };

    read_course(&s);
    s.stage = stage_open(s.kit);
    if (state != NULL)
        remember_stage(s.stage, state);
    s.grading = (struct grading){
        .kit = s.kit,
        .confine = confine_choose(s.stage, o->confine, o->is_unsafe),
        .seed = o->has_seed          ? o->seed
                : s.course->has_seed ? s.course->seed
                                     : 1,
        .timeout = o->timeout,
        .has_memory_pass = o->has_memory_pass && s.kit->has_memory_host,
    };
    test_walls(&s);
    return s;
}

void
session_close(struct session *s, const char *state)
{
    stage_close(s->stage);
    if (state != NULL)
        remember_stage(NULL, state);
    kit_free(s->kit);
    course_free(s->course);
}
