/* grade_command.c - the command "labgrade grade".
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/grade_command.h"
#include "tools/labgrade/labgrade_commands.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/base/say.h"
#include "tools/labgrade/intake/roster.h"
#include "tools/labgrade/record/adjustment.h"
#include "tools/labgrade/report_command.h"
#include "tools/labgrade/run/class_run.h"
#include "tools/labgrade/run/job.h"
#include "tools/labgrade/run/regrade.h"
#include "tools/labgrade/school/school.h"
#include "tools/labgrade/session.h"

static struct roll *
take_roll(const struct session *s)
{
    const struct grade_options *o = &s->options;
    struct roll *roll = roll_open(o->input, s->kit, s->stage, o->id);

    if (o->moodle != NULL)
        roster_read_moodle_times(roll, o->moodle);
    if (o->times != NULL)
        roster_read_times(roll, o->times);
    if (o->roster != NULL)
        roster_compare(roll, o->roster);
    for (int i = 0; i < roll->count; i++)
        roll->submission[i].has_good_dates = o->trusts_dates;
    return roll;
}

/* Grade ROLL; FOLDER is for the records.  */
static struct class_run_end
run(const struct session *s, struct roll *roll, struct journal *journal,
    const char *folder)
{
    struct attempt_setup setup = { .grading = &s->grading,
                                   .course = s->course,
                                   .folder = folder,
                                   .results = s->options.results,
                                   .is_forced = s->options.only != NULL };
    struct class_run class = { .setup = &setup,
                               .roll = roll,
                               .journal = journal,
                               .jobs = s->options.jobs,
                               .is_quiet = s->options.is_quiet,
                               .is_retry = s->options.is_retry };

    attempt_prepare(&setup);
    return class_run_all(&class);
}

static void
tell(const struct grade_options *o, const struct class_run_end *end,
     int handed_in, int missing)
{
    if (!o->is_quiet)
        say("%d handed in: %d graded, %d kept from before", handed_in,
            end->graded, end->kept);
    if (handed_in != end->graded + end->kept + end->troubled + end->set_aside &&
        !end->is_stopped)
        say("not everybody came out who went in: tell the authors");
    if (end->troubled > 0 || end->set_aside > 0)
        say("%d with trouble of the grader's own, %d set aside: these have no "
            "mark yet, see %s/report.html%s",
            end->troubled, end->set_aside, o->results,
            o->shards > 0 ? ", once \"labgrade report\" made it" : "");
    if (end->is_stopped)
        say("stopped; run it again to go on (%d left)", missing);
}

/* Leave in ROLL those that O asks for.  */
static void
choose(struct roll *roll, const struct grade_options *o)
{
    if (o->only != NULL && roll_keep_one(roll, o->only) == -1)
        say_and_exit(EXIT_USAGE,
                     "--only %s: nobody in %s has that id.  Ids are the names "
                     "of the records in %s, without .json",
                     o->only, o->input, o->results);
    if (o->shards > 0)
        roll_keep_share(roll, o->shard, o->shards);
}

/* End the program if the instructor's adjustments make no sense.  */
static void
check_adjustments(const char *results)
{
    struct class_list *list = class_list_read(results);
    struct csv *c = adjustment_read(results, list);

    if (c != NULL)
        csv_free(c);
    class_list_free(list);
}

static int
grade(const struct grade_options *o, const char *state, struct journal *journal)
{
    struct session s = session_open(o);
    struct roll *roll = take_roll(&s);
    bool is_empty = roll->count == 0;
    char *folder;
    struct class_run_end end;
    int missing = 0;

    class_list_join(o->results, roll, s.settings, o->labs, s.kit);
    check_adjustments(o->results); /* before hours of work */
    choose(roll, o);
    folder = o->is_regrade ? regrade_begin(state) : must_copy(o->results);
    end = run(&s, roll, journal, folder);
    if (o->is_regrade && !end.is_stopped)
        regrade_finish(o->results, folder, roll);
    if (o->shards == 0)
        missing = report_command_write(&s);
    else
        missing = roll->count - end.graded - end.kept;
    tell(o, &end, roll->count, missing);
    if (is_empty)
        say("%s holds no submission: nothing was graded", o->input);
    roll_free(roll);
    free(folder);
    session_close(&s);
    return missing == 0 && !is_empty && end.troubled == 0 &&
                   end.set_aside == 0 && !end.is_stopped
               ? EXIT_OK
               : EXIT_TROUBLE;
}

/* Return the folder, made if it is not there, in which this run keeps what the
   next one must know.  Each share has its own.  */
static char *
state_folder(const struct grade_options *o)
{
    char *state = o->shards == 0 ? must_format("%s/.labgrade", o->results)
                                 : must_format("%s/.labgrade/shard-%d-of-%d",
                                               o->results, o->shard, o->shards);

    char *results = must_format("%s/.", o->results); /* it may be a link */

    file_own_folder(results);
    free(results);
    file_own_folder(state);
    return state;
}

void
grade_command_check(const struct grade_options *o)
{
    if (o->input == NULL)
        say_usage("what is to be graded?");
    if (o->results == NULL)
        say_usage("say with -o where the results go");
    if (file_is_inside(o->results, o->input))
        say_and_exit(EXIT_USAGE,
                     "the results must not lie in the input: -o %s is %s or "
                     "inside it",
                     o->results, o->input);
    school_check(o->moodle, o->canvas, o->column); /* before hours of work */
}

int
grade_main(int argc, char **argv)
{
    struct grade_options o = grade_options_read(argc, argv);
    char *state;
    struct journal *journal;
    int status;

    grade_command_check(&o);
    state = state_folder(&o);
    journal = journal_open(state, o.shards > 0);
    status = grade(&o, state, journal);
    if (o.shards > 0 && status == EXIT_OK)
        job_mark_done(&o);
    journal_close(journal);
    free(state);
    return status;
}
