/* job.c - a class in shares: the script of the job, and who runs it.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/run/job.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/base/output_file.h"
#include "tools/base/process.h"
#include "tools/base/say.h"
#include "tools/labgrade/record/class_list.h"
#include "tools/labgrade/run/attempt.h"

extern char **environ;

enum {
    USUAL_SHARDS = 8,
    ANSWER_SECONDS = 60,
    TRIES = 30,
    PAUSE = 2, /* seconds between them */
    NOT_FOUND = 127,
    LOG_MAX = 1 << 20
};

static char *
full_path(const char *path)
{
    char *full = realpath(path, NULL);

    if (full == NULL)
        say_errno(path);
    return full;
}

struct job
job_open(const struct grade_options *o)
{
    struct job j = { .options = o,
                     .shards = o->shards > 0 ? o->shards : USUAL_SHARDS };
    char *state = must_format("%s/.labgrade", o->results);

    file_own_folder(state);
    free(state);
    j.program = full_path("/proc/self/exe");
    j.folder = full_path(".");
    j.results = full_path(o->results);
    j.state = must_format("%s/.labgrade", j.results);
    j.progress = must_calloc(1, sizeof *j.progress);
    *j.progress = progress_start(0, o->is_quiet);
    return j;
}

/* Write WORD as the shell reads one word, and sbatch, too; TWICE, a character,
   is written two times.  */
static void
put_quoted(FILE *out, const char *word, char twice)
{
    fputc('\'', out);
    for (; *word != '\0'; word++)
        if (*word == '\'')
            fputs("'\\''", out);
        else if (*word == twice)
            fprintf(out, "%c%c", twice, twice);
        else
            fputc(*word, out);
    fputc('\'', out);
}

static void
put_word(FILE *out, const char *word)
{
    fputc(' ', out);
    put_quoted(out, word, '\0');
}

static void
put_head(const struct job *j, FILE *out, const char *name, const char *log)
{
    fprintf(out,
            "#SBATCH --job-name=%s\n#SBATCH --open-mode=append\n"
            "#SBATCH --requeue\n#SBATCH --output=",
            name);
    put_quoted(out, j->state, '%');
    fprintf(out, "/%s\ncd", log);
    put_word(out, j->folder);
    fprintf(out, " || exit %d\nexec", EXIT_TROUBLE);
    put_word(out, j->program);
}

static void
put_options(const struct job *j, FILE *out)
{
    const struct argv *passed = &j->options->passed;

    for (int i = 0; i < passed->count; i++)
        put_word(out, passed->word[i]);
}

int
job_print(const struct job *j, FILE *out)
{
    fprintf(out,
            "#!/bin/sh\n# Written by labgrade run: submit it with sbatch, or "
            "run it with each of 1 .. %d,\n# and then:",
            j->shards);
    put_word(out, j->program);
    fputs(" report", out);
    put_word(out, j->results);
    fprintf(out, "\n#SBATCH --array=1-%d\n", j->shards);
    put_head(j, out, "labgrade", "shard-%a.log");
    fputs(" grade", out);
    put_word(out, j->options->input);
    put_options(j, out);
    if (!j->options->has_jobs)
        fputs(" --jobs=\"${SLURM_CPUS_PER_TASK:-1}\"", out);
    fprintf(out, " \\\n    --shard=\"${SLURM_ARRAY_TASK_ID:-$1}/%d\"\n",
            j->shards);
    return fflush(out);
}

static void
print_report(const struct job *j, FILE *out)
{
    fputs("#!/bin/sh\n# Written by labgrade run.\n", out);
    put_head(j, out, "labgrade-report", "report.log");
    fputs(" report", out);
    put_word(out, j->results);
    put_options(j, out);
    fputc('\n', out);
}

static char *
done_path(const char *results, int shard, int shards)
{
    return must_format("%s/.labgrade/shard-%d-of-%d/done", results, shard,
                       shards);
}

void
job_write(const struct job *j)
{
    char *share = must_format("%s/job.sh", j->state);
    char *report = must_format("%s/report.sh", j->state);
    struct output_file *file;

    if (job_is_queued(j)) { /* they are in use */
        free(share);
        free(report);
        return;
    }
    file = output_file_open(share);
    if (job_print(j, output_file(file)) != 0)
        output_file_fail(file, errno);
    output_file_close(file);
    file = output_file_open(report);
    print_report(j, output_file(file));
    output_file_close(file);
    for (int i = 1; i <= j->shards; i++) {
        char *done = done_path(j->results, i, j->shards);

        unlink(done);
        free(done);
    }
    free(share);
    free(report);
}

static void
add_engine_words(const struct job *j, struct argv *w, const char *but)
{
    for (const char *const *word = j->options->engine; *word != NULL; word++)
        if (but == NULL || strncmp(*word, but, strlen(but)) != 0)
            argv_add(w, *word);
}

pid_t
job_start_parallel(const struct job *j)
{
    struct argv w = { 0 };
    struct process_order order = { .environment =
                                       (const char *const *)environ };
    char *command;
    size_t size;
    FILE *share;
    pid_t pid;

    argv_add_all(&w, "/usr/bin/env", "parallel", "--will-cite", NULL);
    add_engine_words(j, &w, NULL);
    share = must(open_memstream(&command, &size));
    fputs("cd", share);
    put_word(share, j->state);
    fputs(" && sh ./job.sh {} >>shard-{}.log 2>&1", share);
    fclose(share);
    argv_add(&w, command);
    free(command);
    argv_add(&w, ":::");
    for (int i = 1; i <= j->shards; i++)
        argv_add_format(&w, "%d", i);
    order.argv = (const char *const *)w.word;
    pid = process_start(&order, STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO);
    argv_clear(&w);
    return pid;
}

/* Run W, one of Slurm's commands.  The caller releases what it says.  */
static struct process_end
ask_slurm(const struct argv *w)
{
    struct process_order order = { .argv = (const char *const *)w->word,
                                   .environment = (const char *const *)environ,
                                   .seconds = ANSWER_SECONDS };

    return process_run(&order);
}

static bool
is_missing(const struct process_end *end)
{
    return WIFEXITED(end->status) && WEXITSTATUS(end->status) == NOT_FOUND;
}

/* Return what END says went wrong, without the end of its last line.  */
static const char *
complaint(const struct process_end *end)
{
    size_t length = strlen(end->output);

    if (length > 0 && end->output[length - 1] == '\n')
        end->output[length - 1] = '\0';
    return end->is_late ? "no answer" : end->output;
}

/* Submit SCRIPT with the further WORD.  Return the job's number.  */
static char *
submit(const struct job *j, const char *script, const char *word, bool is_array)
{
    struct argv w = { 0 };
    struct process_end end;

    argv_add_all(&w, "/usr/bin/env", "sbatch", "--parsable", word, NULL);
    add_engine_words(j, &w, is_array ? NULL : "--array");
    argv_add_format(&w, "%s/%s", j->state, script);
    end = ask_slurm(&w);
    argv_clear(&w);
    if (!end.is_good && is_missing(&end))
        say_and_exit(EXIT_USAGE, "there is no sbatch here: run this where "
                                 "Slurm is, or choose --on parallel");
    if (!end.is_good)
        say_and_exit(EXIT_TROUBLE, "sbatch: %s", complaint(&end));
    end.output[strcspn(end.output, ";\n")] = '\0';
    return end.output;
}

void
job_submit(const struct job *j)
{
    char *array = must_format("--array=1-%d", j->shards);
    char *share = submit(j, "job.sh", array, true);
    char *after = must_format("--dependency=afterany:%s", share);
    char *report = submit(j, "report.sh", after, false);
    char *path = must_format("%s/job", j->state);
    char *both = must_format("%s,%s", share, report);

    unlink(path);
    if (file_write(path, both, strlen(both), 0644) == -1)
        say_errno(path);
    if (!j->options->is_quiet)
        say("submitted to Slurm as job %s, the reports as job %s", share,
            report);
    free(array);
    free(share);
    free(after);
    free(report);
    free(path);
    free(both);
}

/* Tell whether squeue knew what it was asked.  Of a job long gone it says that
   there is none; a controller that is busy or away says nothing of the job.  */
static bool
is_answer(const struct process_end *end)
{
    return end->is_good || is_missing(end) ||
           (!end->is_late && strstr(end->output, "Invalid job id") != NULL);
}

bool
job_is_queued(const struct job *j)
{
    char *path = must_format("%s/job", j->state);
    char *both = file_read(path, 100, NULL);
    struct argv w = { 0 };
    struct process_end end;
    bool is_there;

    free(path);
    if (both == NULL)
        return false;
    argv_add_all(&w, "/usr/bin/env", "squeue", "--noheader", "--jobs", both,
                 NULL);
    end = ask_slurm(&w);
    for (int i = 1; !is_answer(&end) && i < TRIES; i++) {
        free(end.output);
        sleep(PAUSE);
        end = ask_slurm(&w);
    }
    if (!is_answer(&end))
        say_and_exit(EXIT_TROUBLE,
                     "squeue: %s\nThe job may still be at work: run it again "
                     "to wait for it",
                     complaint(&end));
    is_there = end.is_good && end.output[0] != '\0';
    free(end.output);
    argv_clear(&w);
    free(both);
    return is_there;
}

void
job_forget(const struct job *j)
{
    char *path = must_format("%s/job", j->state);

    unlink(path);
    free(path);
}

void
job_show_progress(const struct job *j)
{
    struct class_list *list = class_list_read(j->results);

    j->progress->done = 0;
    for (int i = 0; list != NULL && i < list->count; i++) {
        char *path = attempt_path(j->results, list->id[i]);

        j->progress->done += file_exists(path);
        free(path);
    }
    j->progress->total = list != NULL ? list->count : 0;
    class_list_free(list);
    progress_tick(j->progress);
}

void
job_end_progress(const struct job *j)
{
    job_show_progress(j);
    progress_finish(j->progress);
}

void
job_mark_done(const struct grade_options *o)
{
    char *path = done_path(o->results, o->shard, o->shards);

    if (!file_exists(path) && file_write(path, "", 0, 0644) == -1)
        say_errno(path);
    free(path);
}

/* Say that share K did not come to its end, and the last that it said.  */
static void
tell_failure(const struct job *j, int k)
{
    char *path = must_format("%s/shard-%d.log", j->state, k);
    char *log = file_read(path, LOG_MAX, NULL), *last = log;

    for (char *p = log; p != NULL && *p != '\0'; p++) {
        if (p == log || p[-1] == '\n')
            last = p;
    }
    say("share %d did not come to its end: see %s%s%.*s", k, path,
        last != NULL && *last != '\0' ? ", which ends with\n  " : "",
        last != NULL ? (int)strcspn(last, "\n") : 0, last != NULL ? last : "");
    free(log);
    free(path);
}

int
job_tell_failures(const struct job *j)
{
    int failures = 0;

    for (int i = 1; i <= j->shards; i++) {
        char *done = done_path(j->results, i, j->shards);

        if (!file_exists(done)) {
            tell_failure(j, i);
            failures++;
        }
        free(done);
    }
    return failures;
}
