/* report_command.c - the command "labgrade report".
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/report_command.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/base/say.h"
#include "tools/labgrade/labgrade_commands.h"
#include "tools/labgrade/record/class_list.h"
#include "tools/labgrade/report/feedback.h"
#include "tools/labgrade/report/grades.h"
#include "tools/labgrade/report/overview.h"
#include "tools/labgrade/school/junit.h"
#include "tools/labgrade/school/school.h"

static const char help[] =
    "usage: labgrade report RESULTS [OPTION]...\n"
    "Make every report of RESULTS from the records in it, and say who has\n"
    "none.  Settings are those of \"labgrade grade\", unless said otherwise.\n"
    "\n"
    "  -c, --course FILE      settings of the course, or none\n"
    "      --labs LIST        only these labs, such as 01,02\n"
    "      --moodle FILE      worksheet that Moodle exported, to be filled in\n"
    "      --canvas FILE      gradebook that Canvas exported, to be filled in\n"
    "      --column NAME      which column of the gradebook\n"
    "  -q, --quiet            only trouble\n"
    "      --help, --version\n";

/* End the program if RESULTS has no list of its class, or is not ours alone. */
static struct class_list *
list_of(const char *results)
{
    struct class_list *list = class_list_read(results);
    char *folder;

    if (list == NULL)
        say_and_exit(EXIT_USAGE,
                     "%s is no results folder of this labgrade: it has no "
                     ".labgrade/class.json.  \"labgrade grade\" makes one",
                     results);
    folder = must_format("%s/.", results); /* it may be a link */
    file_own_folder(folder);
    free(folder);
    return list;
}

int
report_command_write(const struct session *s)
{
    const struct grade_options *o = &s->options;
    struct class_list *list = list_of(o->results);
    int missing;
    struct grades *g =
        grades_read(o->results, list, s->kit, s->course, &missing);

    g->is_quiet = o->is_quiet;
    grades_write_csv(g);
    overview_write(g);
    feedback_write_all(g); /* from here on without what students must not see */
    junit_write(g);
    junit_write_tap(g);
    if (o->moodle != NULL)
        school_write_moodle(g, o->moodle);
    if (o->canvas != NULL)
        school_write_canvas(g, o->canvas, o->column);
    grades_free(g);
    class_list_free(list);
    return missing;
}

/* Take from LIST what the words of O do not say.  */
static void
fill_in(struct grade_options *o, const struct class_list *list)
{
    if (o->course == NULL && list->course[0] != '\0')
        o->course = list->course;
    if (o->labs == NULL && list->labs[0] != '\0')
        o->labs = list->labs;
}

struct session
report_command_open(int argc, char **argv, struct class_list **list)
{
    struct grade_options o = grade_options_read(argc, argv);

    o.results = o.input;
    if (o.results == NULL)
        say_usage("which results folder?");
    school_check(o.moodle, o.canvas, o.column);
    *list = list_of(o.results);
    fill_in(&o, *list);
    return session_read(&o);
}

int
report_main(int argc, char **argv)
{
    struct class_list *list;
    struct session s;
    int missing;

    say_command("report");
    if (argc == 2 && strcmp(argv[1], "--help") == 0)
        return fputs(help, stdout) == EOF;
    s = report_command_open(argc, argv, &list);
    missing = report_command_write(&s);
    if (missing > 0)
        say("%d of %d are not graded yet: %s/report.html names them", missing,
            list->count, s.options.results);
    else if (!s.options.is_quiet)
        say("%d graded: %s/report.html", list->count, s.options.results);
    session_close(&s);
    class_list_free(list);
    return missing == 0 ? EXIT_OK : EXIT_TROUBLE;
}
