/* child.c - a piece of work in a process of its own.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/child.h"

#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#if HAVE_SYS_PRCTL_H
#include <sys/prctl.h>
#endif

#include "lib/lab_todo.h"
#include "tools/queens/overflow.h"
#include "tools/queens/say.h"
#include "tools/queens/waiting.h"

enum { PATIENCE = 5 }; /* seconds, until we say that we wait */

/* For the signal handler: the child that runs, or 0, and what became of it. */
static volatile pid_t running;
static volatile sig_atomic_t interrupted;

void *
child_share(size_t size)
{
    void *p = mmap(NULL, size, PROT_READ | PROT_WRITE,
                   MAP_SHARED | MAP_ANONYMOUS, -1, 0);

    if (p == MAP_FAILED)
        say_no_memory();
    return p;
}

void
child_unshare(void *p, size_t size)
{
    munmap(p, size);
}

double
child_clock(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void
interrupt(int number)
{
    interrupted = 1;
    if (running > 0)
        kill(running, SIGKILL);
}

/* Let Ctrl-C end the child, not us.  */
static void
catch_interrupt(void)
{
    struct sigaction sa = { .sa_handler = interrupt };

    interrupted = 0;
    sigemptyset(&sa.sa_mask);
    sigaction(SIGINT, &sa, NULL);
}

/* What the child does before its work.  */
static void
settle(pid_t parent)
{
    int empty = open("/dev/null", O_RDONLY);

    signal(SIGINT, SIG_DFL);
    signal(SIGPIPE, SIG_DFL);
#if HAVE_SYS_PRCTL_H
    prctl(PR_SET_PDEATHSIG, SIGKILL); /* a search must not outlive us */
#endif
    if (getppid() != parent)
        _exit(SAY_TROUBLE);
    if (empty >= 0) {
        dup2(empty, STDIN_FILENO);
        close(empty);
    }
    dup2(STDERR_FILENO, STDOUT_FILENO);
    setvbuf(stdout, NULL, _IOLBF, 0); /* lines before a crash are not lost */
}

static _Noreturn void
run(struct child *c, child_work *work, void *self, int out)
{
    overflow_watch(&c->last_words->is_stack_full);
    work(self, out);
    c->last_words->is_done = true;
    fflush(NULL);
    _exit(SAY_OK);
}

void
child_start(struct child *c, child_work *work, void *self, double seconds)
{
    pid_t parent = getpid();
    int ends[2];

    fflush(NULL); /* or the child would print it a second time */
    if (pipe(ends) != 0)
        say_and_exit(SAY_TROUBLE, "cannot make a pipe: %s", strerror(errno));
    *c = (struct child){ .fd = ends[0],
                         .last_words = child_share(sizeof *c->last_words) };
    c->end = seconds > 0 ? child_clock() + seconds : 0;
    catch_interrupt();
    c->pid = fork();
    if (c->pid < 0)
        say_and_exit(SAY_TROUBLE, "cannot start a process: %s",
                     strerror(errno));
    if (c->pid == 0) {
        close(ends[0]);
        settle(parent);
        run(c, work, self, ends[1]);
    }
    running = c->pid;
    if (interrupted)
        kill(c->pid, SIGKILL);
    close(ends[1]);
}

static void
stop(struct child *c, enum child_fate why)
{
    if (c->stopped == CHILD_DONE)
        c->stopped = why;
    kill(c->pid, SIGKILL);
}

void
child_stop(struct child *c)
{
    stop(c, CHILD_LIMITED);
}

/* Whoever waits with us, since START, at a terminal sees that the seconds pass.
   Others are told once, lest they wait for ever for a search without end.  */
static void
tell_waiting(double start)
{
    static bool was_told;
    double seconds = child_clock() - start;

    waiting_tell("searching for %.0f s (Ctrl-C stops it)", seconds);
    if (seconds < PATIENCE || was_told || isatty(STDERR_FILENO))
        return;
    say("nothing new for %d s, still searching: Ctrl-C stops it", PATIENCE);
    was_told = true;
}

/* Wait until there is something to read.  Return false when time is over.  */
static bool
wait_for_input(struct child *c)
{
    struct pollfd p = { .fd = c->fd, .events = POLLIN };
    double start = child_clock();

    while (!interrupted) { /* or the child is dead: its end will be read */
        double now = child_clock(), left = c->end > 0 ? c->end - now : 1;

        if (left <= 0)
            return false;
        if (poll(&p, 1, left < 1 ? (int)(left * 1000) + 1 : 1000) > 0)
            break;
        tell_waiting(start);
    }
    if (child_clock() - start >= 1)
        waiting_end();
    return true;
}

size_t
child_read(struct child *c, void *buffer, size_t size)
{
    ssize_t got;

    if (!wait_for_input(c))
        stop(c, CHILD_TIMED_OUT);
    do
        got = read(c->fd, buffer, size);
    while (got < 0 && errno == EINTR);
    return got > 0 ? (size_t)got : 0;
}

enum child_fate
child_wait(struct child *c)
{
    bool is_done;
    int status;

    close(c->fd);
    while (waitpid(c->pid, &status, 0) < 0 && errno == EINTR)
        continue;
    running = 0;
    signal(SIGINT, SIG_DFL);
    is_done = c->last_words->is_done;
    c->is_stack_full = c->last_words->is_stack_full;
    child_unshare(c->last_words, sizeof *c->last_words);
    c->signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    if (is_done)
        return CHILD_DONE;
    if (interrupted || c->signal == SIGINT)
        return CHILD_INTERRUPTED;
    if (c->stopped != CHILD_DONE)
        return c->stopped;
    if (c->signal != 0)
        return CHILD_CRASHED;
    return WEXITSTATUS(status) == LAB_TODO_STATUS ? CHILD_TODO : CHILD_EXITED;
}

static void
describe_crash(const struct child *c, const char *who, char *text, size_t size)
{
    if (c->is_stack_full)
        snprintf(text, size,
                 "%s used up the stack (does the recursion ever end, and does "
                 "each call come closer to that end?)",
                 who);
    else
        snprintf(text, size, "%s crashed: %s%s", who, strsignal(c->signal),
                 c->signal == SIGSEGV
                     ? " (a NULL pointer, or an index outside its array?)"
                     : "");
}

void
child_describe(const struct child *c, enum child_fate fate, const char *who,
               char *text, size_t size)
{
    switch (fate) {
    case CHILD_DONE:
        text[0] = '\0';
        break;
    case CHILD_TODO:
        snprintf(text, size, "%s is not written yet", who);
        break;
    case CHILD_CRASHED:
        describe_crash(c, who, text, size);
        break;
    case CHILD_EXITED:
        snprintf(text, size, "%s ended the program instead of returning", who);
        break;
    case CHILD_INTERRUPTED:
        snprintf(text, size, "%s was interrupted", who);
        break;
    case CHILD_LIMITED:
        snprintf(text, size, "%s was stopped", who);
        break;
    case CHILD_TIMED_OUT:
        snprintf(text, size, "%s took too long and was stopped", who);
        break;
    }
}
