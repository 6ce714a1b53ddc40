/* result.c - what a graded run found out.
   SPDX-License-Identifier: MIT  */
#include "tests/harness/result.h"

#include <stdlib.h>
#include <string.h>

static const char *const verdict_names[] = {
    "passed",       "failed",   "todo",      "crashed",
    "timed-out",    "ended",    "forbidden", "memory-fault",
    "not-compiled", "rejected", "not-run",   "internal"
};

enum { VERDICTS = sizeof verdict_names / sizeof verdict_names[0] };

static void *
must(void *memory)
{
    if (memory == NULL) {
        fputs("queenslab: out of memory\n", stderr);
        exit(75);
    }
    return memory;
}

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
free_criterion(struct result_criterion *c)
{
    free(c->id);
    free(c->title);
    free(c->message);
    free(c->where);
    free(c->output);
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
    c->points = points;
    c->verdict = VERDICT_INTERNAL;
    return c;
}

int
result_criterion_earned(const struct result_criterion *c)
{
    return c->verdict == VERDICT_PASSED ? c->points : 0;
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

bool
result_may_hide_fault(const struct result *r, const char *id)
{
    for (int i = 0; i < r->criteria; i++) {
        const struct result_criterion *c = &r->criterion[i];

        if (strcmp(c->id, id) == 0)
            return c->verdict == VERDICT_PASSED ||
                   (c->verdict == VERDICT_CRASHED && c->where[0] == '\0');
    }
    return false;
}

const char *
result_verdict_name(enum verdict v)
{
    return verdict_names[v];
}

/* Write "KEY VALUE" with line ends and backslashes in VALUE escaped.  */
static void
put(FILE *out, const char *key, const char *value)
{
    fprintf(out, "%s ", key);
    for (; *value != '\0'; value++)
        if (*value == '\n')
            fputs("\\n", out);
        else if (*value == '\\')
            fputs("\\\\", out);
        else
            fputc(*value, out);
    fputc('\n', out);
}

static void
put_number(FILE *out, const char *key, uint64_t value)
{
    fprintf(out, "%s %llu\n", key, (unsigned long long)value);
}

int
result_write(const struct result *r, FILE *out)
{
    put(out, "queenslab-result", "1");
    put(out, "number", r->number);
    put(out, "name", r->name);
    put(out, "file", r->file);
    put(out, "layers", r->layers);
    put_number(out, "seed", r->seed);
    for (int i = 0; i < r->criteria; i++) {
        const struct result_criterion *c = &r->criterion[i];

        put(out, "criterion", c->id);
        put(out, "title", c->title);
        put_number(out, "points", (uint64_t)c->points);
        put(out, "verdict", result_verdict_name(c->verdict));
        if (c->is_doubtful)
            put(out, "doubtful", "yes");
        put(out, "message", c->message);
        put(out, "where", c->where);
        put(out, "output", c->output);
        for (int h = 0; h < c->hints; h++)
            put(out, "hint", c->hint[h]);
    }
    put(out, "end", "");
    return fflush(out) == 0 && !ferror(out) ? 0 : -1;
}

/* Undo the escapes of put, in place.  */
static void
unescape(char *text)
{
    char *to = text;

    for (const char *from = text; *from != '\0'; from++)
        if (*from == '\\' && from[1] != '\0')
            *to++ = *++from == 'n' ? '\n' : *from;
        else
            *to++ = *from;
    *to = '\0';
}

enum verdict
result_verdict_named(const char *name)
{
    for (int v = 0; v < VERDICTS; v++)
        if (strcmp(name, verdict_names[v]) == 0)
            return (enum verdict)v;
    return VERDICT_INTERNAL;
}

static void
add_hint(struct result_criterion *c, const char *text)
{
    if (c->hints < RESULT_HINTS)
        result_set(&c->hint[c->hints++], text);
}

/* Take "KEY VALUE" into criterion C.  Return false if it has no such key.  */
static int
take_criterion_line(struct result_criterion *c, const char *key, char *value)
{
    if (strcmp(key, "title") == 0)
        result_set(&c->title, value);
    else if (strcmp(key, "points") == 0)
        c->points = atoi(value);
    else if (strcmp(key, "verdict") == 0)
        c->verdict = result_verdict_named(value);
    else if (strcmp(key, "message") == 0)
        result_set(&c->message, value);
    else if (strcmp(key, "where") == 0)
        result_set(&c->where, value);
    else if (strcmp(key, "output") == 0)
        result_set(&c->output, value);
    else if (strcmp(key, "doubtful") == 0)
        c->is_doubtful = strcmp(value, "yes") == 0;
    else if (strcmp(key, "hint") == 0)
        add_hint(c, value);
    else
        return 0;
    return 1;
}

/* Take "KEY VALUE" into R.  Return 0 if R has no such key.  */
static int
take_line(struct result *r, const char *key, char *value)
{
    if (strcmp(key, "criterion") == 0)
        result_add(r, value, 0, "");
    else if (r->criteria > 0)
        return take_criterion_line(&r->criterion[r->criteria - 1], key, value);
    else if (strcmp(key, "number") == 0)
        result_set(&r->number, value);
    else if (strcmp(key, "name") == 0)
        result_set(&r->name, value);
    else if (strcmp(key, "file") == 0)
        result_set(&r->file, value);
    else if (strcmp(key, "layers") == 0)
        result_set(&r->layers, value);
    else if (strcmp(key, "seed") == 0)
        r->seed = strtoull(value, NULL, 10);
    else
        return strcmp(key, "queenslab-result") == 0;
    return 1;
}

struct result *
result_read(FILE *in)
{
    struct result *r = result_new("", "", "");
    char *line = NULL;
    size_t room = 0;
    int is_whole = 0, is_good = 1;

    while (is_good && !is_whole && getline(&line, &room, in) != -1) {
        char *value = strchr(line, ' ');

        line[strcspn(line, "\n")] = '\0';
        if (value == NULL) {
            is_good = 0;
            break;
        }
        *value++ = '\0';
        unescape(value);
        is_whole = strcmp(line, "end") == 0;
        is_good = is_whole || take_line(r, line, value);
    }
    free(line);
    if (is_whole && is_good)
        return r;
    result_free(r);
    return NULL;
}
