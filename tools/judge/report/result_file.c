/* result_file.c - results as files, one "KEY VALUE" a line.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/report/result.h"

#include <stdlib.h>
#include <string.h>

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

static void
put_criterion(FILE *out, const struct result_criterion *c)
{
    put(out, "criterion", c->id);
    put(out, "title", c->title);
    put_number(out, "points", (uint64_t)c->points);
    put(out, "verdict", result_words(c->verdict)->name);
    if (c->is_doubtful)
        put(out, "doubtful", "yes");
    if (c->is_unchecked)
        put(out, "unchecked", "yes");
    put(out, "message", c->message);
    for (int i = 0; i < c->figures; i++) {
        char *line = figure_line(c->figure[i]);

        put(out, "figure", line);
        free(line);
    }
    put(out, "moves", c->moves);
    put(out, "where", c->where);
    put(out, "function", c->function);
    if (c->uses[0] != '\0')
        put(out, "uses", c->uses);
    put(out, "output", c->output);
    for (int h = 0; h < c->hints; h++)
        put(out, "hint", c->hint[h]);
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
    if (r->seconds > 0)
        put_number(out, "milliseconds", (uint64_t)(r->seconds * 1000));
    for (int i = 0; i < r->criteria; i++)
        put_criterion(out, &r->criterion[i]);
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

static void
add_hint(struct result_criterion *c, const char *text)
{
    if (c->hints < RESULT_HINTS)
        result_set(&c->hint[c->hints++], text);
}

/* Return false if LINE is no figure.  */
static bool
add_figure(struct result_criterion *c, const char *line)
{
    struct figure *f = figure_read(line);

    if (f != NULL)
        result_add_figure(c, f);
    return f != NULL;
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
    else if (strcmp(key, "figure") == 0)
        return add_figure(c, value);
    else if (strcmp(key, "moves") == 0)
        result_set(&c->moves, value);
    else if (strcmp(key, "where") == 0)
        result_set(&c->where, value);
    else if (strcmp(key, "function") == 0)
        result_set(&c->function, value);
    else if (strcmp(key, "uses") == 0)
        result_set(&c->uses, value);
    else if (strcmp(key, "output") == 0)
        result_set(&c->output, value);
    else if (strcmp(key, "doubtful") == 0)
        c->is_doubtful = strcmp(value, "yes") == 0;
    else if (strcmp(key, "unchecked") == 0)
        c->is_unchecked = strcmp(value, "yes") == 0;
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
    else if (strcmp(key, "milliseconds") == 0)
        r->seconds = atoi(value) / 1000.0;
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
