/* result.c - what a graded run found out.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/report/result.h"

#include <stdlib.h>
#include <string.h>

#include "tools/base/must.h"

/* name, tag, title, shade, element of JUnit: a wrong answer is a failure, a
   crash an error */
static const struct result_words words[] = {
    [VERDICT_PASSED] = { "passed", "ok", "earned", "ok", "" },
    [VERDICT_FAILED] = { "failed", "FAIL", "not earned", "bad", "failure" },
    [VERDICT_TODO] = { "todo", "todo", "not written yet", "quiet", "skipped" },
    [VERDICT_CRASHED] = { "crashed", "CRASH", "crashed", "bad", "error" },
    [VERDICT_TIMED_OUT] = { "timed-out", "TIMEOUT", "out of time", "bad",
                            "error" },
    [VERDICT_ENDED_EARLY] = { "ended", "EXIT", "called exit", "bad", "error" },
    [VERDICT_FORBIDDEN] = { "forbidden", "DENIED", "not allowed", "bad",
                            "error" },
    [VERDICT_MEMORY_FAULT] = { "memory-fault", "MEMORY", "memory fault", "bad",
                               "failure" },
    [VERDICT_NOT_COMPILED] = { "not-compiled", "ERROR", "not compiled", "bad",
                               "error" },
    [VERDICT_REJECTED] = { "rejected", "REJECT", "not accepted", "bad",
                           "error" },
    [VERDICT_NOT_RUN] = { "not-run", "NOT RUN", "not run", "bad", "skipped" },
    [VERDICT_INTERNAL] = { "internal", "TROUBLE", "not judged yet", "odd",
                           "error" },
};

enum { VERDICTS = sizeof words / sizeof words[0] };

void
result_set(char **slot, const char *text)
{
    char *copy = must(strdup(text));

    free(*slot);
    *slot = copy;
}

struct result *
result_new(const char *number, const char *name, const char *file)
{
    struct result *r = must(calloc(1, sizeof *r));

    result_set(&r->number, number);
    result_set(&r->name, name);
    result_set(&r->file, file);
    result_set(&r->layers, "");
    return r;
}

static void
drop_figures(struct result_criterion *c)
{
    while (c->figures > 0)
        figure_free(c->figure[--c->figures]);
}

void
result_judge(struct result_criterion *c, enum verdict verdict,
             const char *message, const char *where)
{
    c->verdict = verdict;
    drop_figures(c);
    result_set(&c->message, message);
    result_set(&c->where, where);
}

void
result_add_figure(struct result_criterion *c, struct figure *f)
{
    if (c->figures < RESULT_FIGURES)
        c->figure[c->figures++] = f;
    else
        figure_free(f);
}

char *
result_message(const struct result_criterion *c)
{
    char *text = NULL;
    size_t size;
    FILE *out = must(open_memstream(&text, &size));
    int next = 0;

    for (const char *from = c->message; *from != '\0'; from++) {
        if (*from != FIGURE_MARK) {
            fputc(*from, out);
            continue;
        }
        if (next < c->figures)
            figure_draw(c->figure[next++], out);
        from += from[1] == '\n';
    }
    fclose(out);
    return text;
}

int
result_compare_messages(const struct result_criterion *a,
                        const struct result_criterion *b)
{
    int order = strcmp(a->message, b->message);
    char *x, *y;

    if (order != 0 || a->figures + b->figures == 0)
        return order;
    x = result_message(a);
    y = result_message(b);
    order = strcmp(x, y);
    free(x);
    free(y);
    return order;
}

static void
free_criterion(struct result_criterion *c)
{
    drop_figures(c);
    free(c->moves);
    free(c->id);
    free(c->title);
    free(c->message);
    free(c->where);
    free(c->output);
    free(c->function);
    free(c->uses);
    for (int i = 0; i < c->hints; i++)
        free(c->hint[i]);
}

void
result_free(struct result *r)
{
    if (r == NULL)
        return;
    for (int i = 0; i < r->criteria; i++)
        free_criterion(&r->criterion[i]);
    free(r->criterion);
    free(r->number);
    free(r->name);
    free(r->file);
    free(r->layers);
    free(r);
}

struct result_criterion *
result_add(struct result *r, const char *id, int points, const char *title)
{
    size_t count = (size_t)r->criteria + 1;
    struct result_criterion *c;

    r->criterion = must(realloc(r->criterion, count * sizeof *r->criterion));
    c = &r->criterion[r->criteria++];
    memset(c, 0, sizeof *c);
    result_set(&c->id, id);
    result_set(&c->title, title);
    result_set(&c->message, "");
    result_set(&c->where, "");
    result_set(&c->output, "");
    result_set(&c->moves, "");
    result_set(&c->function, "");
    result_set(&c->uses, "");
    c->points = points;
    c->verdict = VERDICT_INTERNAL;
    return c;
}

const char *
result_name(const struct result_criterion *c)
{
    const char *dot = strchr(c->id, '.');

    return dot != NULL ? dot + 1 : c->id;
}

bool
result_is_called(const struct result_criterion *c, const char *name)
{
    return strcmp(c->id, name) == 0 || strcmp(result_name(c), name) == 0;
}

int
result_criterion_earned(const struct result_criterion *c)
{
    return c->verdict == VERDICT_PASSED ? c->points : 0;
}

int
result_hints(const struct result_criterion *c)
{
    return c->verdict == VERDICT_FAILED ? c->hints : 0;
}

bool
result_shows_output(const struct result_criterion *c)
{
    return c->output[0] != '\0' && c->verdict != VERDICT_MEMORY_FAULT &&
           strncmp(c->output, "libboard: ", 10) != 0;
}

int
result_earned(const struct result *r)
{
    int sum = 0;

    for (int i = 0; i < r->criteria; i++)
        sum += result_criterion_earned(&r->criterion[i]);
    return sum;
}

int
result_points(const struct result *r)
{
    int sum = 0;

    for (int i = 0; i < r->criteria; i++)
        sum += r->criterion[i].points;
    return sum;
}

enum verdict
result_verdict_of(const struct result *r, const char *id)
{
    for (int i = 0; i < r->criteria; i++)
        if (strcmp(r->criterion[i].id, id) == 0)
            return r->criterion[i].verdict;
    return VERDICT_NOT_RUN;
}

void
result_take_points(struct result *r, const struct course *c)
{
    for (int i = 0; i < r->criteria; i++)
        r->criterion[i].points =
            course_points(c, r->criterion[i].id, r->criterion[i].points);
}

const struct result_words *
result_words(enum verdict v)
{
    return &words[v];
}

enum verdict
result_verdict_named(const char *name)
{
    for (int v = 0; v < VERDICTS; v++)
        if (strcmp(name, words[v].name) == 0)
            return (enum verdict)v;
    return VERDICT_INTERNAL;
}
