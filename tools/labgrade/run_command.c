/* run_command.c - the command "labgrade run": grade in shares.
   SPDX-License-Identifier: MIT

   No scheduler of its own: it writes the job as a script, hands it to GNU
   parallel or to Slurm, waits, and has the reports made.  */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/base/process.h"
#include "tools/base/say.h"
#include "tools/labgrade/grade_command.h"
#include "tools/labgrade/labgrade_commands.h"
#include "tools/labgrade/run/job.h"

extern char **environ;

static const char help[] =
    "usage: labgrade run INPUT -o RESULTS --on ENGINE [OPTION]... [-- "
    "WORD]...\n"
    "Grade INPUT in shares by GNU parallel, on this machine or several, or as\n"
    "a job array of Slurm, and make the reports.  INPUT, RESULTS and the kit\n"
    "must lie at the same place everywhere.  Interrupted, it can be run "
    "again;\n"
    "a job that is still at work is then waited for.\n"
    "\n"
    "      --on ENGINE        parallel or slurm\n"
    "      --shards NUMBER    how many shares (default: 8)\n"
    "      --dry-run          print the script of the job, for those who "
    "submit\n"
    "                         by hand, and submit nothing\n"
    "      --help, --version\n"
    "\n"
    "Every option of \"labgrade grade\" but --shard, --only and --id is "
    "passed\n"
    "on.  -j is how many submissions one share grades at a time (default: 1,\n"
    "with Slurm as many as --cpus-per-task says).  What follows -- is passed "
    "on\n"
    "to parallel or sbatch: -- -S host1,host2    -- --partition=short\n";

static void
check(const struct grade_options *o)
{
    if (o->on == NULL ||
        (strcmp(o->on, "parallel") != 0 && strcmp(o->on, "slurm") != 0))
        say_usage("say on what: --on parallel or --on slurm");
    grade_command_check(o);
    if (!file_exists(o->input))
        say_and_exit(EXIT_USAGE, "%s: %s", o->input, strerror(ENOENT));
}

/* Wait for the end of parallel, which runs the shares of J.  */
static void
run_parallel(const struct job *j)
{
    pid_t pid = job_start_parallel(j);
    int status;

    while (waitpid(pid, &status, WNOHANG) == 0) {
        job_show_progress(j);
        sleep(1);
    }
    if (WIFEXITED(status) && WEXITSTATUS(status) == 127)
        say_and_exit(EXIT_USAGE,
                     "there is no GNU parallel here: install the package "
                     "parallel, or choose --on slurm");
}

/* Wait for the end of the jobs that Slurm has, submitting them first unless
   they are there from before.  */
static void
run_slurm(const struct job *j)
{
    if (job_is_queued(j))
        say("the job from before is still at work: waiting for it");
    else
        job_submit(j);
    while (job_is_queued(j)) {
        job_show_progress(j);
        sleep(1);
    }
    job_forget(j);
}

/* Make the reports.  Return the exit status of who did.  */
static int
make_reports(const struct job *j)
{
    struct argv w = { 0 };
    struct process_order order = { .environment =
                                       (const char *const *)environ };
    int status;
    pid_t pid;

    argv_add_all(&w, j->program, "report", j->results, NULL);
    for (int i = 0; i < j->options->passed.count; i++)
        argv_add(&w, j->options->passed.word[i]);
    order.argv = (const char *const *)w.word;
    pid = process_start(&order, STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO);
    argv_clear(&w);
    if (waitpid(pid, &status, 0) != pid || !WIFEXITED(status))
        return EXIT_TROUBLE;
    return WEXITSTATUS(status);
}

int
run_main(int argc, char **argv)
{
    struct grade_options o;
    struct job j;
    int failures, status;

    say_command("run");
    o = grade_options_read_run(argc, argv, help);
    check(&o);
    j = job_open(&o);
    if (o.is_dry)
        return job_print(&j, stdout);
    job_write(&j);
    if (strcmp(o.on, "parallel") == 0)
        run_parallel(&j);
    else
        run_slurm(&j);
    job_end_progress(&j);
    failures = job_tell_failures(&j);
    if (failures > 0)
        say("run it again to go on: what is graded is kept");
    status = make_reports(&j);
    return status == EXIT_OK && failures > 0 ? EXIT_TROUBLE : status;
}
