/* submission.c - what one student handed in, and a class of them.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/submission.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/labgrade/must.h"
#include "tools/labgrade/utf8.h"

enum { ID_MAX = 100 };

void
submission_note(char **notes, const char *format, ...)
{
    va_list arguments;
    char *line = NULL, *longer;

    va_start(arguments, format);
    if (vasprintf(&line, format, arguments) == -1)
        line = NULL;
    va_end(arguments);
    longer = must_format("%s%s\n", *notes, (char *)must(line));
    free(line);
    free(*notes);
    *notes = longer;
}

void
submission_add_item(struct submission *s, const char *path, const char *called)
{
    s->item = must_realloc(s->item, (size_t)s->items + 1, sizeof *s->item);
    s->item[s->items++] =
        (struct submission_item){ must_copy(path), must_copy(called) };
}

struct submission *
roll_find(struct roll *c, const char *name, const char *school_id)
{
    struct submission *s;

    for (int i = 0; i < c->count; i++) {
        s = &c->submission[i];
        if (strcmp(s->id, name) == 0 && strcmp(s->school_id, school_id) == 0)
            return s;
    }
    c->submission =
        must_realloc(c->submission, (size_t)c->count + 1, sizeof *s);
    s = &c->submission[c->count++];
    memset(s, 0, sizeof *s);
    s->id = must_copy(name); /* as it came; roll_name_all makes it an id */
    s->name = utf8_shown(name);
    s->school_id = must_copy(school_id);
    s->notes = must_copy("");
    return s;
}

void
roll_rename(struct submission *s, const char *name)
{
    free(s->id);
    free(s->name);
    s->id = must_copy(name);
    s->name = utf8_shown(name);
}

/* Write NAME at TO with every byte that could mean something to a shell, a
   spreadsheet or a file system as =XX, blanks as _ and no commas.  */
static void
escape(char *to, const char *name)
{
    const char *start = to;
    int size;

    for (const char *c = name; *c != '\0'; c++)
        if (isalnum((unsigned char)*c) ||
            (strchr("._-", *c) != NULL && to != start)) {
            *to++ = *c;
        } else if ((size = utf8_letter(c)) > 0) {
            memcpy(to, c, (size_t)size);
            to += size;
            c += size - 1;
        } else if (*c == ' ') {
            *to++ = '_';
        } else if (*c != ',') {
            to += sprintf(to, "=%02X", (unsigned char)*c);
        }
    *to = '\0';
}

/* Return an id for NAME: escaped, not empty, and not too long.  */
static char *
safe_name(const char *name)
{
    char *id = must_calloc(3, strlen(name) + 40);
    struct sha256 h = sha256_start();
    char hex[SHA256_HEX];
    int end = ID_MAX - 16;

    escape(id, name);
    if (*id == '\0')
        strcpy(id, "=empty");
    if (strlen(id) > ID_MAX) {
        while (end > 0 && (id[end] & 0xc0) == 0x80)
            end--; /* no letter is cut in two */
        sha256_add_text(&h, name);
        sha256_hex(&h, hex);
        sprintf(id + end, "=%.12s", hex);
    }
    return id;
}

/* Return the first submission before number N whose folded id is FOLDED.  */
static struct submission *
namesake(struct roll *c, char *const *folded, int n)
{
    for (int i = 0; i < n; i++)
        if (strcmp(folded[i], folded[n]) == 0)
            return &c->submission[i];
    return NULL;
}

/* Make the id of submission N different from all before it.  */
static void
make_unique(struct roll *c, char **folded, int n)
{
    struct submission *s = &c->submission[n], *other;

    other = namesake(c, folded, n);
    if (other == NULL)
        return;
    submission_note(&c->notes, "%s may be the same student as %s: both kept",
                    s->name, other->name);
    submission_note(&s->notes, "may be the same student as %s", other->name);
    for (int i = 2; other != NULL; i++) {
        char *id = must_format("%s-%d", s->id, i);

        free(folded[n]);
        folded[n] = utf8_folded(id);
        other = namesake(c, folded, n);
        if (other == NULL) {
            free(s->id);
            s->id = must_copy(id);
        }
        free(id);
    }
}

static int
by_name(const void *a, const void *b)
{
    const struct submission *s = a, *t = b;
    int order = strcmp(s->id, t->id);

    return order != 0 ? order : strcmp(s->school_id, t->school_id);
}

void
roll_name_all(struct roll *c)
{
    char **folded = must_calloc((size_t)c->count + 1, sizeof *folded);

    if (c->count > 0)
        qsort(c->submission, (size_t)c->count, sizeof *c->submission, by_name);
    for (int i = 0; i < c->count; i++) {
        struct submission *s = &c->submission[i];
        char *id = safe_name(s->id);

        folded[i] = utf8_folded(s->id);
        free(s->id);
        s->id = id;
        make_unique(c, folded, i);
    }
    for (int i = 0; i < c->count; i++)
        free(folded[i]);
    free(folded);
}

void
roll_free(struct roll *c)
{
    for (int i = 0; i < c->count; i++) {
        struct submission *s = &c->submission[i];

        free(s->id);
        free(s->name);
        free(s->school_id);
        free(s->notes);
        while (s->items > 0) {
            free(s->item[--s->items].path);
            free(s->item[s->items].called);
        }
        free(s->item);
    }
    free(c->submission);
    free(c->notes);
    free(c);
}
