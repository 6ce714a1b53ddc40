/* session.c - everything a run of labgrade works with.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/session.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/base/say.h"
#include "tools/labgrade/run/probe.h"

/* Return the settings file to use, or NULL.  In the tree it was built in,
   labgrade goes by that tree's, as handouts and the student release do.  */
static const char *
settings(const struct grade_options *o)
{
    static const char of_tree[] = KIT_SOURCE "/course.conf";

    if (o->course != NULL)
        return strcmp(o->course, "none") == 0 ? NULL : o->course;
    return !kit_is_installed() && file_exists(of_tree) ? of_tree : NULL;
}

struct session
session_read(const struct grade_options *o)
{
    struct session s = { .options = *o };
    const char *labs = o->labs, *path = settings(o);
    struct lab_list *all;
    const char **criteria;

    if (!o->is_quiet)
        say(path != NULL ? "settings of the course from %s"
                         : "no settings of a course%s",
            path != NULL ? path : "");
    s.settings = path;
    s.course = course_read(path);
    s.kit = kit_open(NULL);
    all = lab_list_read(s.kit->source);
    criteria = kit_criteria(s.kit);
    course_check(s.course, all, criteria);
    free(criteria);
    lab_list_free(all);
    if (labs == NULL && s.course->labs[0] != '\0')
        labs = s.course->labs;
    if (labs != NULL) {
        kit_free(s.kit);
        s.kit = kit_open(labs);
    }
    return s;
}

static void
test_walls(const struct session *s)
{
    if (probe_walls(&s->grading) == 0)
        return;
    if (!s->options.is_unsafe)
        say_and_exit(EXIT_NO_WALLS,
                     "the walls around submissions do not hold here; "
                     "nothing was graded (--unsafe overrides).  For root, "
                     "submissions run as a user without rights, who must be "
                     "able to reach %s: set TMPDIR to an open folder",
                     s->stage->folder);
    say("--unsafe: the walls do not hold, and submissions run nevertheless");
}

/* Return where random tests start.  */
static uint64_t
seed_of(const struct session *s)
{
    uint64_t random;

    if (s->options.has_seed)
        return s->options.seed;
    if (s->course->has_seed)
        return s->course->seed;
    if (!s->options.is_quiet && getentropy(&random, sizeof random) == 0)
        say("no seed is set: random boards are those of make check, and a "
            "table of answers to them would pass.  For boards that nobody has "
            "seen, put this line into course.conf: seed = %" PRIu64,
            random);
    return RESULT_USUAL_SEED;
}

struct session
session_open(const struct grade_options *o)
{
    struct session s = session_read(o);

    s.stage = stage_open(s.kit);
    s.grading = (struct grading){
        .kit = s.kit,
        .confine = confine_choose(s.stage, o->confine, o->is_unsafe),
        .seed = seed_of(&s),
        .timeout = o->timeout,
        .has_memory_pass = o->has_memory_pass && s.kit->has_memory_host,
    };
    test_walls(&s);
    return s;
}

void
session_close(struct session *s)
{
    if (s->stage != NULL)
        stage_close(s->stage);
    kit_free(s->kit);
    course_free(s->course);
}
