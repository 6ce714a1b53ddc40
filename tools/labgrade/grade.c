/* grade.c - the command "labgrade grade".
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/grade.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/labgrade/batch.h"
#include "tools/labgrade/file.h"
#include "tools/labgrade/grades.h"
#include "tools/labgrade/must.h"
#include "tools/labgrade/options.h"
#include "tools/labgrade/say.h"

/* Everything a run works with.  */
struct session {
    struct options options;
    struct course *course;
    struct kit *kit;
    struct stage *stage;
    struct grading grading;
    struct roll *roll;
    char *state; /* RESULTS/.labgrade: journal, what is not finished */
};

static void
read_course(struct session *s)
{
    const char *labs = s->options.labs;
    struct kit *all;

    s->course = course_read(s->options.course);
    if (labs == NULL && s->course->labs[0] != '\0')
        labs = s->course->labs;
    s->kit = kit_open(labs);
    all = labs != NULL ? kit_open(NULL) : s->kit;
    course_check(s->course, all);
    if (all != s->kit)
        kit_free(all);
}

static void
make_folders(struct session *s)
{
    s->state = must_format("%s/.labgrade", s->options.results);
    if (file_make_folder(s->state, 0755) == -1)
        say_and_exit(75, "%s: %s", s->state, strerror(errno));
}

static void
set_up(struct session *s)
{
    const struct options *o = &s->options;

    s->stage = stage_open(s->kit);
    s->grading = (struct grading){
        .kit = s->kit,
        .confine = confine_choose(s->stage, o->confine, o->is_unsafe),
        .seed = o->has_seed           ? o->seed
                : s->course->has_seed ? s->course->seed
                                      : 1,
        .timeout = o->timeout,
        .has_memory_pass = o->has_memory_pass && s->kit->has_memory_host,
    };
    s->roll = roll_open(o->input, s->kit, s->stage);
}

static struct batch_end
run(struct session *s)
{
    struct attempt_setup setup = { .grading = &s->grading,
                                   .course = s->course,
                                   .folder = s->options.results };
    struct batch batch = { .setup = &setup,
                           .roll = s->roll,
                           .journal = journal_open(s->state),
                           .jobs = s->options.jobs,
                           .is_quiet = s->options.is_quiet,
                           .is_retry = s->options.is_retry };
    struct batch_end end;

    attempt_prepare(&setup);
    end = batch_run(&batch);
    journal_close(batch.journal);
    return end;
}

/* Write what is made of all records.  Return how many have none.  */
static int
write_reports(struct session *s)
{
    int missing;
    struct grades *g =
        grades_read(s->options.results, s->roll, s->kit, s->course, &missing);

    grades_write_csv(g);
    grades_free(g);
    return missing;
}

static void
tear_down(struct session *s)
{
    stage_close(s->stage);
    roll_free(s->roll);
    kit_free(s->kit);
    course_free(s->course);
    free(s->state);
}

int
grade_main(int argc, char **argv)
{
    struct session s = { .options = options_read(argc, argv) };
    struct batch_end end;
    int missing;

    read_course(&s);
    make_folders(&s);
    set_up(&s);
    end = run(&s);
    missing = write_reports(&s);
    if (!s.options.is_quiet)
        say("%d graded, %d kept from before", end.graded, end.kept);
    if (end.troubled > 0 || end.set_aside > 0)
        say("%d with trouble of the grader's own, %d set aside: these have no "
            "mark yet, see the report",
            end.troubled, end.set_aside);
    if (end.is_stopped)
        say("stopped; run it again to go on");
    tear_down(&s);
    return end.troubled > 0 || end.set_aside > 0 || end.is_stopped ||
                   missing > 0
               ? 75
               : 0;
}
