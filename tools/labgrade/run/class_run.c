/* class_run.c - grade a whole class, several submissions at a time.
   SPDX-License-Identifier: MIT

   Each submission is graded by a process of its own, so that whatever goes
   wrong with one stays with that one.  */
#include "config.h"

#include "tools/labgrade/run/class_run.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "tools/base/clock.h"
#include "tools/base/must.h"
#include "tools/base/process.h"
#include "tools/base/say.h"
#include "tools/labgrade/run/progress.h"

enum {
    JOBS_MAX = 256,
    INTERRUPTIONS_MAX = 2,
    DAWDLES = 2, /* seconds after which a submission may be one that waits */
    BESIDE = 3   /* so many may wait for each that is at work */
};

struct task {
    pid_t pid; /* 0: free */
    int submission;
    double begun;
    bool waits; /* so it seems: others are begun beside it */
};

struct run {
    const struct class_run *class;
    struct progress progress;
    struct class_run_end end;
    int running;
    int jobs;
    struct task job[JOBS_MAX];
    double looked;  /* when the processors were looked at last, */
    double idle;    /* for how long they had had nothing to do by then, */
    bool has_idle;  /* and whether one had little to do since the time before */
    bool is_second; /* the second try, of those that deserve it */
    int doubtful;   /* of the first try */
    int troubled;
    int *again; /* which of them deserve it */
};

static sigset_t
signals(void)
{
    sigset_t set;

    sigemptyset(&set);
    sigaddset(&set, SIGCHLD);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    sigaddset(&set, SIGHUP);
    return set;
}

/* In the new process: grade one submission and end.  */
static _Noreturn void
grade_in_child(const struct run *r, int submission, int slot)
{
    const struct class_run *c = r->class;
    sigset_t set = signals();

    process_die_with_parent();
    process_stay_on(slot);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    _exit(attempt_run(c->setup, &c->roll->submission[submission], slot,
                      r->is_second));
}

static bool
is_at_work(const struct task *job)
{
    return job->pid != 0 && !job->waits;
}

/* Return a place for one more, or -1.  Places are dealt out to the processors
   in turn, and one beside another that waits is on the same.  */
static int
free_place(const struct run *r)
{
    for (int i = 0; i < JOBS_MAX; i++) {
        bool is_free = r->job[i].pid == 0;

        for (int j = i % r->jobs; is_free && j < JOBS_MAX; j += r->jobs)
            is_free = !is_at_work(&r->job[j]);
        if (is_free)
            return i;
    }
    return -1;
}

static void
start(struct run *r, int submission)
{
    const struct class_run *c = r->class;
    int slot = free_place(r);

    r->job[slot].begun = clock_now();
    r->job[slot].waits = false;
    journal_begin(c->journal, c->roll->submission[submission].id);
    fflush(NULL);
    r->job[slot].submission = submission;
    r->job[slot].pid = fork();
    if (r->job[slot].pid == -1)
        say_and_exit(EXIT_TROUBLE, "fork: %s", strerror(errno));
    if (r->job[slot].pid == 0)
        grade_in_child(r, submission, slot + 1);
    r->running++;
}

static void
take_end(struct run *r, struct task *job, int status)
{
    const struct class_run *c = r->class;
    const struct submission *s = &c->roll->submission[job->submission];
    int code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;

    job->pid = 0;
    r->running--;
    journal_end(c->journal, s->id);
    if (code == ATTEMPT_KEPT)
        r->end.kept++;
    else if (code == ATTEMPT_GRADED)
        r->end.graded++;
    else if (code == ATTEMPT_DOUBTFUL)
        r->again[r->troubled + r->doubtful++] = job->submission;
    else
        r->again[r->doubtful + r->troubled++] = job->submission;
    progress_step(&r->progress, c->setup->folder, s, code == ATTEMPT_KEPT);
}

static void
reap(struct run *r)
{
    int status;
    pid_t pid;

    while ((pid = waitpid(-1, &status, WNOHANG)) > 0)
        for (int i = 0; i < JOBS_MAX; i++)
            if (r->job[i].pid == pid)
                take_end(r, &r->job[i], status);
}

/* Kill what is running; it is no fault of theirs.  */
static void
stop(struct run *r)
{
    for (int i = 0; i < JOBS_MAX; i++)
        if (r->job[i].pid != 0) {
            const struct submission *s =
                &r->class->roll->submission[r->job[i].submission];

            kill(r->job[i].pid, SIGKILL);
            waitpid(r->job[i].pid, NULL, 0);
            journal_stop(r->class->journal, s->id);
            r->job[i].pid = 0;
        }
    r->running = 0;
    r->end.is_stopped = true;
}

/* See, once a second, whether a processor has little to do.  */
static void
look_at_processors(struct run *r)
{
    double now = clock_now(), idle;

    if (now < r->looked + 1)
        return;
    idle = process_idle_seconds();
    r->has_idle = r->looked > 0 && idle - r->idle > (now - r->looked) / 2;
    r->looked = now;
    r->idle = idle;
}

/* Believe of the one that is at work for longest that it only waits, if it is
   for so long that it may.  */
static void
believe_that_one_waits(struct run *r)
{
    struct task *oldest = NULL;

    for (int i = 0; i < JOBS_MAX; i++)
        if (is_at_work(&r->job[i]) &&
            (oldest == NULL || r->job[i].begun < oldest->begun))
            oldest = &r->job[i];
    if (oldest != NULL && clock_now() >= oldest->begun + DAWDLES)
        oldest->waits = true;
    r->has_idle = false; /* look again before the next */
}

/* Tell whether there is room for one more.  Who waits for nothing but the end
   of its time, while a processor has nothing to do, does not hold up others. */
static bool
has_room(struct run *r)
{
    if (r->running >= r->jobs * (1 + BESIDE))
        return false;
    if (free_place(r) == -1 && r->has_idle && !r->is_second)
        believe_that_one_waits(r);
    return free_place(r) != -1;
}

/* Wait until a job ends or somebody wants us to stop.  */
static void
await(struct run *r)
{
    sigset_t set = signals();
    struct timespec second = { 1, 0 };
    int got = sigtimedwait(&set, NULL, &second);

    look_at_processors(r);
    progress_tick(&r->progress);
    if (got == SIGINT || got == SIGTERM || got == SIGHUP)
        stop(r);
    else
        reap(r);
}

/* Grade the COUNT submissions in ORDER, JOBS at a time.  */
static void
grade_all(struct run *r, const int *order, int count, int jobs)
{
    r->jobs = jobs;
    for (int i = 0; i < count && !r->end.is_stopped; i++) {
        while (!has_room(r) && !r->end.is_stopped)
            await(r);
        if (!r->end.is_stopped)
            start(r, order[i]);
    }
    while (r->running > 0)
        await(r);
}

/* Put into ORDER the submissions to grade, interrupted ones last; set those
   aside that were interrupted too often.  Return their number.  */
static int
plan(struct run *r, int *order)
{
    const struct class_run *c = r->class;
    int count = 0;

    for (int times = 0; times <= INTERRUPTIONS_MAX; times++)
        for (int i = 0; i < c->roll->count; i++) {
            const struct submission *s = &c->roll->submission[i];
            int so_far = journal_interruptions(c->journal, s->id);

            if (so_far > INTERRUPTIONS_MAX)
                so_far = INTERRUPTIONS_MAX;
            if (so_far != times)
                continue;
            if (times < INTERRUPTIONS_MAX || c->is_retry) {
                order[count++] = i;
            } else {
                attempt_set_aside(c->setup, s,
                                  "Grading it was interrupted twice: a person "
                                  "must look at it.\n");
                r->end.set_aside++;
            }
        }
    return count;
}

/* Try those once more, alone, for which the machine may have been too busy,
   or in which the grader itself had trouble.  */
static void
grade_again(struct run *r, int *order)
{
    int count = r->troubled + r->doubtful;

    memcpy(order, r->again, (size_t)count * sizeof *order);
    r->is_second = true;
    r->troubled = r->doubtful = 0;
    r->progress.total += count;
    grade_all(r, order, count, 1);
    r->end.troubled = r->troubled;
}

struct class_run_end
class_run_all(const struct class_run *c)
{
    struct run *r = must_calloc(1, sizeof *r);
    size_t room = (size_t)c->roll->count + 1;
    int *order = must_calloc(room, sizeof *order), count;
    sigset_t set = signals(), before;
    struct class_run_end end;

    sigprocmask(SIG_BLOCK, &set, &before);
    r->class = c;
    r->again = must_calloc(2 * room, sizeof *r->again);
    count = plan(r, order);
    r->progress = progress_start(count, c->is_quiet);
    grade_all(r, order, count, c->jobs < JOBS_MAX ? c->jobs : JOBS_MAX);
    grade_again(r, order);
    progress_finish(&r->progress);
    sigprocmask(SIG_SETMASK, &before, NULL);
    end = r->end;
    free(r->again);
    free(order);
    free(r);
    return end;
}
