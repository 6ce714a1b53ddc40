/* grade.c - the command "labgrade grade".
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/grade.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/labgrade/batch.h"
#include "tools/labgrade/feedback.h"
#include "tools/labgrade/file.h"
#include "tools/labgrade/grades.h"
#include "tools/labgrade/junit.h"
#include "tools/labgrade/must.h"
#include "tools/labgrade/overview.h"
#include "tools/labgrade/regrade.h"
#include "tools/labgrade/roster.h"
#include "tools/labgrade/say.h"
#include "tools/labgrade/school.h"
#include "tools/labgrade/session.h"

static struct roll *
take_roll(const struct session *s)
{
    const struct options *o = &s->options;
    struct roll *roll = roll_open(o->input, s->kit, s->stage, o->id);

    if (o->moodle != NULL)
        roster_read_moodle_times(roll, o->moodle);
    if (o->times != NULL)
        roster_read_times(roll, o->times);
    if (o->roster != NULL)
        roster_compare(roll, o->roster);
    return roll;
}

/* Grade ROLL; FOLDER is for the records.  */
static struct batch_end
run(const struct session *s, struct roll *roll, struct journal *journal,
    const char *folder)
{
    struct attempt_setup setup = { .grading = &s->grading,
                                   .course = s->course,
                                   .folder = folder };
    struct batch batch = { .setup = &setup,
                           .roll = roll,
                           .journal = journal,
                           .jobs = s->options.jobs,
                           .is_quiet = s->options.is_quiet,
                           .is_retry = s->options.is_retry };

    attempt_prepare(&setup);
    return batch_run(&batch);
}

/* Write what is made of all records.  Return how many have none.  */
static int
write_reports(const struct session *s, const struct roll *roll)
{
    const struct options *o = &s->options;
    int missing;
    struct grades *g =
        grades_read(o->results, roll, s->kit, s->course, &missing);

    g->is_quiet = o->is_quiet;
    grades_write_csv(g);
    junit_write(g);
    junit_write_tap(g);
    overview_write(g);
    feedback_write_all(g); /* from here on without what students must not see */
    if (o->moodle != NULL)
        school_write_moodle(g, o->moodle);
    if (o->canvas != NULL)
        school_write_canvas(g, o->canvas, o->column);
    grades_free(g);
    return missing;
}

static void
tell(const struct options *o, const struct batch_end *end, int missing)
{
    if (!o->is_quiet)
        say("%d graded, %d kept from before", end->graded, end->kept);
    if (end->troubled > 0 || end->set_aside > 0)
        say("%d with trouble of the grader's own, %d set aside: these have no "
            "mark yet, see %s/report.html",
            end->troubled, end->set_aside, o->results);
    if (end->is_stopped)
        say("stopped; run it again to go on (%d left)", missing);
}

static int
grade(const struct options *o, const char *state, struct journal *journal)
{
    struct session s = session_open(o, state);
    struct roll *roll = take_roll(&s);
    char *folder = o->is_regrade ? regrade_begin(state) : must_copy(o->results);
    struct batch_end end = run(&s, roll, journal, folder);
    int missing;
    bool is_good;

    if (o->is_regrade && !end.is_stopped)
        regrade_finish(o->results, folder, roll);
    missing = write_reports(&s, roll);
    tell(o, &end, missing);
    if (roll->count == 0)
        say("%s holds no submission: nothing was graded", o->input);
    is_good = missing == 0 && roll->count > 0;
    roll_free(roll);
    free(folder);
    session_close(&s, state);
    return is_good && end.troubled == 0 && end.set_aside == 0 && !end.is_stopped
               ? 0
               : 75;
}

int
grade_main(int argc, char **argv)
{
    struct options o = options_read(argc, argv);
    char *state;
    struct journal *journal;
    int status;

    if (o.input == NULL)
        say_and_exit(2, "what is to be graded? (try --help)");
    if (o.results == NULL)
        say_and_exit(2, "say with -o where the results go (try --help)");
    if (file_is_inside(o.results, o.input))
        say_and_exit(2,
                     "the results must not lie in the input: -o %s is %s or "
                     "inside it",
                     o.results, o.input);
    school_check(o.moodle, o.canvas, o.column); /* before hours of work */
    state = must_format("%s/.labgrade", o.results);
    if (file_make_folder(state, 0755) == -1)
        say_and_exit(75, "%s: %s", state, strerror(errno));
    journal = journal_open(state);
    status = grade(&o, state, journal);
    journal_close(journal);
    free(state);
    return status;
}
