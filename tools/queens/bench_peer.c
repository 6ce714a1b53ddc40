/* bench_peer.c - another program on a ladder of queens bench.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/bench_peer.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include "tools/base/must.h"
#include "tools/base/process.h"
#include "tools/base/say.h"
#include "tools/queens/run/runner.h"

static const double peer_seconds = 120;

/* Tell whether the LENGTH letters at NAME can stand in every kind of file.  */
static bool
is_plain(const char *name, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (!isalnum((unsigned char)name[i]) &&
            strchr(" .+-_", name[i]) == NULL)
            return false;
    return true;
}

void
bench_peer_read(struct bench_peer *p, const char *text)
{
    const char *name = text, *sign = strchr(text, '=');
    size_t length;

    p->kind = -1;
    for (int i = 0; rungs_kinds[i] != NULL; i++) {
        length = strlen(rungs_kinds[i]);
        if (strncmp(text, rungs_kinds[i], length) == 0 && text[length] == ':') {
            p->kind = i;
            name = text + length + 1;
        }
    }
    if (sign == NULL || sign <= name || sign[1] == '\0')
        say_usage("--peer wants NAME=COMMAND, not '%s'", text);
    length = (size_t)(sign - name);
    if (length >= sizeof p->name || !is_plain(name, length))
        say_usage("a peer's name has up to %zu letters, digits, blanks or . + "
                  "- _, unlike '%.*s'",
                  sizeof p->name - 1, (int)length, name);
    snprintf(p->name, sizeof p->name, "%.*s", (int)length, name);
    p->command = sign + 1;
}

/* Keep the last line of TEXT, without blanks around it.  */
static void
keep_last_line(char *answer, char *text)
{
    char *line;

    text[strcspn(text, "\r")] = '\0';
    while (strlen(text) > 0 && strchr(" \n\t", text[strlen(text) - 1]) != NULL)
        text[strlen(text) - 1] = '\0';
    line = strrchr(text, '\n');
    line = line != NULL ? line + 1 : text;
    snprintf(answer, RUNGS_ANSWER, "%s", line + strspn(line, " \t"));
}

/* Keep the first line of TEXT, and nothing that a terminal would obey.  */
static void
make_plain(char *text)
{
    text[strcspn(text, "\n")] = '\0';
    for (; *text != '\0'; text++)
        if (iscntrl((unsigned char)*text) || *text == '"')
            *text = '\'';
}

/* Run the command of R once, from its start to its end.  */
static void
run_command(struct rung *r)
{
    struct entrant *e = &r->timed;
    char *line =
        must_format("exec %s %d%s%s", r->command, r->task->n,
                    r->task->cost_file != NULL ? " " : "",
                    r->task->cost_file != NULL ? r->task->cost_file : "");
    char *path = must_format("PATH=%s", getenv("PATH"));
    const char *argv[] = { "/bin/sh", "-c", line, NULL };
    const char *environment[] = { path, NULL };
    struct process_order order = { .argv = argv,
                                   .environment = environment,
                                   .seconds = peer_seconds };
    struct process_end end = process_run(&order);

    keep_last_line(r->answer, end.output);
    make_plain(r->answer);
    if (end.is_late)
        snprintf(e->trouble, sizeof e->trouble, "no answer in %.0f s",
                 peer_seconds);
    else if (WIFSIGNALED(end.status))
        snprintf(e->trouble, sizeof e->trouble, "it crashed: signal %d",
                 WTERMSIG(end.status));
    else if (!end.is_good)
        snprintf(e->trouble, sizeof e->trouble, "it failed: %.200s",
                 r->answer[0] != '\0' ? r->answer : "it said nothing");
    free(end.output);
    free(path);
    free(line);
}

static double
run(struct entrant *e)
{
    double start = process_cpu_seconds();

    e->repeat = 1;
    if (runner_is_interrupted())
        return -1;
    run_command((struct rung *)e);
    return process_cpu_seconds() - start;
}

void
bench_peer_join(const struct bench_peer *p, const struct rungs_task *task,
                struct rung *r)
{
    *r = (struct rung){
        .timed.run = run, .task = task, .name = p->name, .command = p->command
    };
}
