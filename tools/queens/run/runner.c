/* runner.c - call a lab's functions, in a process of their own.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/run/runner.h"

#include <ctype.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/base/say.h"
#include "tools/judge/suite/worker.h"
#include "tools/queens/io/terminal.h"
#include "tools/queens/run/code.h"
#include "tools/queens/run/whose.h"

enum { PATIENCE = 5 }; /* seconds, until we say that we wait */

/* One run at a time.  */
static struct {
    const struct runner_order *order;
    struct runner_end *end;
    jmp_buf back;
} now;

static volatile sig_atomic_t interrupted;
static bool keeps_interrupts;

static void
interrupt(int number)
{
    interrupted = 1;
}

static _Noreturn void
leave(enum runner_fate fate, const char *words)
{
    now.end->fate = fate;
    snprintf(now.end->note, sizeof now.end->note, "%s %s", now.order->function,
             words);
    longjmp(now.back, 1);
}

void
runner_stop(void)
{
    leave(RUNNER_STOPPED, "was stopped");
}

void
runner_heed_interrupt(void)
{
    if (interrupted)
        leave(RUNNER_INTERRUPTED, "was interrupted");
}

/* Put MESSAGE, a judge's sentence, into TEXT, SIZE bytes long, as it reads
   after a colon: in one line, with no full stop.  */
static void
quote(const char *message, char *text, size_t size)
{
    size_t length;

    snprintf(text, size, "%s", message);
    if (text[0] != '\0' && islower((unsigned char)text[1]))
        text[0] = (char)tolower((unsigned char)text[0]);
    length = strlen(text);
    while (length > 0 && strchr(".\n", text[length - 1]) != NULL)
        text[--length] = '\0';
    for (char *c = text; *c != '\0'; c++)
        if (*c == '\n')
            *c = ' ';
}

/* Put into the note how the function ended: SAID, a judge's word on it, and
   WHERE that was.  */
static void
describe(enum verdict verdict, const char *where, const char *said)
{
    bool names_it = verdict == VERDICT_TODO || verdict == VERDICT_NOT_COMPILED;
    const char *before = verdict == VERDICT_CRASHED ? " crashed: " : ": ";
    char at[100] = "";

    if (*where != '\0')
        snprintf(at, sizeof at, " (%s)", where);
    if (names_it)
        snprintf(now.end->note, sizeof now.end->note, "%s%s", said, at);
    else
        snprintf(now.end->note, sizeof now.end->note, "%s%s%s%s",
                 now.order->function, before, said, at);
}

/* The call cannot go on.  */
static void
stop(enum verdict verdict, const char *where, const char *message)
{
    char said[240];

    if (verdict == VERDICT_TIMED_OUT)
        runner_heed_interrupt();
    quote(message, said, sizeof said);
    describe(verdict, where, said);
    now.end->fate =
        verdict == VERDICT_TIMED_OUT ? RUNNER_TIMED_OUT : RUNNER_FAILED;
    longjmp(now.back, 1);
}

static void
about_to_call(const char *function)
{
}

/* Whoever waits with us at a terminal sees that the seconds pass.  Others are
   told once, lest they wait for ever for a search without end.  */
static bool
is_enough(double seconds)
{
    static bool was_told;

    if (seconds >= 1)
        terminal_tell("searching for %.0f s (Ctrl-C stops it)", seconds);
    if (seconds >= PATIENCE && !was_told && !isatty(STDERR_FILENO)) {
        say("nothing new for %d s, still searching: Ctrl-C stops it", PATIENCE);
        was_told = true;
    }
    return interrupted;
}

static const struct worker_client client = { .about_to_call = about_to_call,
                                             .stop = stop,
                                             .is_enough = is_enough,
                                             .takes_late_moves = true };

/* Let Ctrl-C end the search, not us.  */
static void
catch_interrupt(void)
{
    struct sigaction sa = { .sa_handler = interrupt };

    interrupted = 0;
    sigemptyset(&sa.sa_mask);
    sigaction(SIGINT, &sa, NULL);
}

void
runner_keep_interrupts(void)
{
    catch_interrupt();
    keeps_interrupts = true;
}

bool
runner_is_interrupted(void)
{
    return interrupted != 0;
}

static void
work_in_child(struct worker *w, void (*work)(void *self), void *self)
{
    if (setjmp(now.back) == 0) {
        worker_begin(w);
        call_set_style(&now.order->style);
        work(self);
    }
}

void
runner_die_interrupted(void)
{
    code_clear();
    signal(SIGINT, SIG_DFL);
    raise(SIGINT);
    abort();
}

struct runner_end
runner_run(const struct runner_order *order, void (*work)(void *self),
           void *self)
{
    struct runner_end end = { .fate = RUNNER_DONE };
    struct worker_setup setup = {
        .client = &client,
        .seconds = order->seconds > 0 ? order->seconds : WORKER_FOR_EVER,
        .scale = 1,
    };
    const struct ending *ending;
    struct worker *w;

    now.order = order;
    now.end = &end;
    if (!whose_plugins(order, &setup, end.note, sizeof end.note)) {
        end.fate = RUNNER_FAILED;
        return end;
    }
    if (!keeps_interrupts)
        catch_interrupt();
    w = worker_open(&setup);
    if (code_file() == NULL) /* else there is something to clear away */
        signal(SIGPIPE, SIG_DFL);
    work_in_child(w, work, self);
    ending = worker_end(w);
    terminal_tell_no_more();
    if (!order->is_quiet)
        terminal_show(ending->output);
    worker_close(w);
    if (order->style.see_call != NULL)
        whose_find_lines(order, &setup);
    if (!keeps_interrupts) {
        signal(SIGINT, SIG_DFL);
        interrupted = 0;
    }
    return end;
}
