/* ending.c - how a child ended, told so that a student understands it.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/suite/ending.h"

#include <ctype.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include "tools/base/must.h"
#include "tools/judge/suite/memory_pass.h"
#include "tools/judge/suite/where.h"

void
ending_clear(struct ending *e)
{
    free(e->message);
    memset(e, 0, sizeof *e);
    result_set(&e->message, "");
}

void
ending_free(struct ending *e)
{
    free(e->message);
    e->message = NULL;
}

static void
say(struct ending *e, enum verdict verdict, const char *message)
{
    e->is_explained = true;
    e->verdict = verdict;
    result_set(&e->message, message);
}

bool
ending_was_looked_through(const struct ending *e)
{
    return WIFEXITED(e->status) && WEXITSTATUS(e->status) == e->looked;
}

bool
ending_read(struct ending *e, struct wire *w)
{
    e->status = wire_get_int(w);
    e->milliseconds = wire_get_int(w);
    e->waited = wire_get_int(w);
    wire_get_text(w, e->output, sizeof e->output);
    e->rest.ticket = wire_get_int(w);
    e->rest.count = wire_get_range(w, 0, WIRE_BATCH);
    wire_get_ints(w, e->rest.number, 3 * e->rest.count);
    return wire_is_done(w);
}

bool
ending_take_rest(struct ending *e, struct wire *w)
{
    if (e->rest.count == 0)
        return false;
    wire_start(w, WIRE_EVENTS, (uint32_t)e->rest.ticket);
    wire_put_ints(w, e->rest.number, 3 * e->rest.count);
    e->rest.count = 0;
    return true;
}

/* Copy FROM, that is to be the name of a function or a file, into NAME, which
   has room for SIZE bytes.  The child may send what it likes: nothing but the
   letters of a name gets through.  */
static void
copy_name(char *name, size_t size, const char *from)
{
    size_t length = 0;

    for (; from[length] != '\0' && length < size - 1; length++) {
        unsigned char c = (unsigned char)from[length];

        name[length] = isalnum(c) || strchr("_.-", c) != NULL ? (char)c : '?';
    }
    name[length] = '\0';
}

/* Read such a text of W, or what follows its last slash.  */
static void
get_name(struct wire *w, char *name, size_t size)
{
    char text[256];
    const char *slash;

    wire_get_text(w, text, sizeof text);
    slash = strrchr(text, '/');
    copy_name(name, size, slash != NULL ? slash + 1 : text);
}

static void
note_todo(struct ending *e, struct wire *w)
{
    char function[64], file[64], message[128];

    get_name(w, function, sizeof function);
    get_name(w, file, sizeof file);
    snprintf(message, sizeof message, "%s is not written yet.\n", function);
    say(e, VERDICT_TODO, message);
    snprintf(e->where, sizeof e->where, "%s:%d", file, wire_get_int(w));
}

static void
note_missing(struct ending *e, struct wire *w)
{
    static const char mark[] = "undefined symbol: ";
    char what[512], name[64], message[160];
    const char *symbol;

    wire_get_text(w, what, sizeof what);
    symbol = strstr(what, mark); /* so the dynamic linker says it */
    copy_name(name, sizeof name,
              symbol != NULL ? symbol + sizeof mark - 1 : what);
    if (symbol == NULL && what[0] == '/') /* it says more than is good */
        snprintf(message, sizeof message,
                 "It cannot be loaded: are its variables too large?\n");
    else
        snprintf(message, sizeof message,
                 symbol != NULL
                     ? "%s is declared and used, but written nowhere.\n"
                     : "The function %s is missing: was it renamed or "
                       "removed?\n",
                 name);
    say(e, VERDICT_NOT_COMPILED, message);
}

static void
note_crash(struct ending *e, struct wire *w)
{
    e->crash_plugin = wire_get_int(w);
    e->stack_calls = wire_get_range(w, 0, CRASH_DEPTH);
    e->crash_frames = 0;
    while (w->at < w->size && e->crash_frames < CRASH_FRAMES)
        e->crash_frame[e->crash_frames++] = wire_get_int(w);
}

bool
ending_notes(struct ending *e, struct wire *w)
{
    switch (wire_kind(w)) {
    case WIRE_TODO:
        note_todo(e, w);
        break;
    case WIRE_MISSING:
        note_missing(e, w);
        break;
    case WIRE_CRASH:
        note_crash(e, w);
        break;
    default:
        return false;
    }
    e->has_last_words = true;
    return true;
}

void
ending_set_timed_out(struct ending *e)
{
    e->is_timed_out = true;
}

void
ending_set_host_lost(struct ending *e, bool is_excused)
{
    e->is_host_lost = true;
    e->is_host_excused = is_excused;
}

static const char *
crash_message(const struct ending *e)
{
    switch (WTERMSIG(e->status)) {
    case SIGSEGV:
    case SIGBUS:
        return e->stack_calls == CRASH_DEPTH
                   ? "The stack is used up: does the recursion ever end, and "
                     "does each call come closer to that end?\n"
               : e->stack_calls > 0
                   ? "The stack is used up by few calls: how large are the "
                     "variables that each of them keeps? A local array lies on "
                     "the stack.\n"
                   : "It used memory that is not its own: a NULL pointer, or "
                     "an index outside its array.\n";
    case SIGFPE:
        return "It divided by zero.\n";
    case SIGABRT:
        return "It was stopped by abort: an assertion failed, a call broke a "
               "rule, or malloc and free found their memory damaged.\n";
    case SIGILL:
        return "It ran into code that is none: is a return missing?\n";
    case SIGXFSZ:
        return "It wrote to a file, which no lab needs.\n";
    case SIGKILL:
        return "It no longer listens: was it killed, or does it close files "
               "that it did not open?\n";
    default:
        return "It was killed by a signal.\n";
    }
}

/* Return what may be the mistake if libboard said LINE, such as "... row 4 is
   not in 0 .. 3".  */
static const char *
advice(const char *line)
{
    const char *row = strstr(line, ": row "), *range;

    range = strstr(line, " is not in 0 .. ");
    if (range == NULL)
        return "";
    if (strstr(line, ": node -1 is not in 0 .. ") != NULL)
        return ".\n-1 is no node: live_next says so of an empty list, the root "
               "has no parent, and a loop down from the last node comes there "
               "if it does not find what it looks for.";
    if (strstr(line, ": node -2 is not in 0 .. ") != NULL)
        return ".\n-2 is LIVE_FULL: live_add had no room for that child.";
    if (row != NULL && row < range &&
        atoi(row + 6) == atoi(range + strlen(" is not in 0 .. ")) + 1)
        return ".\nThat row is below the last one: does a call that is made "
               "for it return before it comes here? Or is there a <= that "
               "should "
               "be a <?";
    return ".\nRows and columns count from 0: is there a <= that should be a "
           "<, or a step beyond the edge?";
}

/* Add to the message the line in which libboard says which rule a call broke,
   if it did; if that was what stopped the code, there is no more to say.  */
static void
add_library_line(struct ending *e)
{
    const char *line = strstr(e->output, "libboard: ");
    const char *before = WTERMSIG(e->status) == SIGABRT
                             ? "A call broke a rule of the library:\n"
                             : e->message;
    char *message;
    size_t length;

    if (line == NULL)
        return;
    length = strcspn(line, "\n");
    message =
        must_format("%s%.*s%s\n", before, (int)length, line, advice(line));
    free(e->message);
    e->message = message;
}

static void
explain_signal(struct ending *e, const char *plugin, const char *const *wrap,
               int cpu_limit)
{
    int signal_number = WTERMSIG(e->status);

    if (signal_number == SIGSYS) {
        say(e, VERDICT_FORBIDDEN,
            "It asked the system for something that no lab needs, such as "
            "another process, a connection or a signal to somebody.\n");
    } else if (signal_number == SIGXCPU ||
               (signal_number == SIGKILL && cpu_limit > 0 &&
                e->milliseconds >= cpu_limit)) {
        ending_set_timed_out(e);
    } else {
        say(e, VERDICT_CRASHED, crash_message(e));
        add_library_line(e);
        where_find(e->where, sizeof e->where, plugin, wrap, e->crash_frame,
                   e->crash_frames);
    }
}

static void
explain_lost_host(struct ending *e)
{
    if (e->is_host_excused)
        say(e, VERDICT_INTERNAL, "The process that runs it had trouble.\n");
    else
        say(e, VERDICT_FORBIDDEN, "It killed the process that ran it.\n");
}

static void
explain_time_out(struct ending *e, const char *plugin, const char *const *wrap,
                 bool is_idle)
{
    say(e, VERDICT_TIMED_OUT,
        is_idle
            ? "It did not end in time, and did little meanwhile: does it wait "
              "or sleep?\n"
            : "It did not end in time: does a loop or a recursion go on for "
              "ever, or do far more than it must?\n");
    where_find(e->where, sizeof e->where, plugin, wrap, e->crash_frame,
               e->crash_frames);
}

void
ending_explain(struct ending *e, const char *plugin, const char *const *wrap,
               int cpu_limit)
{
    bool is_idle = e->is_timed_out && e->milliseconds < cpu_limit * 9 / 10;
    bool is_kept_waiting = e->waited > 0 && e->waited >= e->wall / 4;

    if (e->is_host_lost) {
        explain_lost_host(e);
        return;
    }
    e->is_doubtful = is_idle && (e->waited < 0 || is_kept_waiting);
    if (!e->is_timed_out && WIFSIGNALED(e->status)) {
        explain_signal(e, plugin, wrap, cpu_limit);
    } else if (!e->is_timed_out && memory_fault_in(e->output, e->status)) {
        say(e, VERDICT_MEMORY_FAULT, "");
        memory_fault_explain(e->output, &e->message, e->where, sizeof e->where);
    } else if (!e->is_timed_out) {
        say(e, VERDICT_ENDED_EARLY,
            "It ended the program instead of returning: is there a call of "
            "exit?\n");
    }
    if (e->is_timed_out)
        explain_time_out(e, plugin, wrap, is_idle && !is_kept_waiting);
}
