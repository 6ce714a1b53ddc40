/* roll.c - what one student handed in, and a class of them.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/intake/roll.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/must.h"
#include "tools/labgrade/intake/sha256.h"
#include "tools/labgrade/intake/student_text.h"

enum { ID_MAX = 100 };

void
roll_note(char **notes, const char *format, ...)
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
roll_add_item(struct submission *s, const char *path, const char *called)
{
    s->item = must_realloc(s->item, (size_t)s->items + 1, sizeof *s->item);
    s->item[s->items++] =
        (struct submission_item){ must_copy(path), must_copy(called) };
}

struct submission *
roll_find(struct roll *c, const char *name, const char *school_id)
{
    int n = text_index_number(&c->index, must_format("%s\n%s", name, school_id),
                              c->count);
    struct submission *s;

    if (n < c->count)
        return &c->submission[n];
    c->submission =
        must_realloc(c->submission, (size_t)c->count + 1, sizeof *s);
    s = &c->submission[c->count++];
    memset(s, 0, sizeof *s);
    s->id = must_copy(name); /* as it came; roll_name_all makes it an id */
    s->name = student_text_shown(name);
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
    s->name = student_text_shown(name);
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
        } else if ((size = student_text_letter(c)) > 0) {
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

/* Names without capital letters and accents: as they came, and as they will be
   written.  */
struct taken {
    struct text_index names, ids;
};

/* Give submission N an id that none before it has.  */
static void
make_id(struct roll *c, struct taken *t, int n)
{
    struct submission *s = &c->submission[n];
    char *id = safe_name(s->id);
    int same = text_index_number(&t->names, student_text_folded(s->id), n);
    int other = text_index_number(&t->ids, student_text_folded(id), n);

    other = same < other ? same : other;
    free(s->id);
    s->id = must_copy(id);
    if (other != n) {
        roll_note(&c->notes, "%s may be the same student as %s: both kept",
                  s->name, c->submission[other].name);
        roll_note(&s->notes, "may be the same student as %s",
                  c->submission[other].name);
    }
    for (int i = 2; other != n; i++) {
        free(s->id);
        s->id = must_format("%s-%d", id, i);
        other = text_index_number(&t->ids, student_text_folded(s->id), n);
    }
    free(id);
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
    struct taken t = { { NULL }, { NULL } };

    text_index_clear(&c->index); /* its numbers are those before sorting */
    if (c->count > 0)
        qsort(c->submission, (size_t)c->count, sizeof *c->submission, by_name);
    for (int i = 0; i < c->count; i++)
        make_id(c, &t, i);
    text_index_clear(&t.names);
    text_index_clear(&t.ids);
}

static void
forget(struct submission *s)
{
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

int
roll_keep_one(struct roll *c, const char *id)
{
    for (int i = 0; i < c->count; i++)
        if (strcmp(c->submission[i].id, id) == 0) {
            struct submission only = c->submission[i];

            while (c->count > 0)
                if (--c->count != i)
                    forget(&c->submission[c->count]);
            c->submission[c->count++] = only;
            return 0;
        }
    return -1;
}

/* Return the share, from 1, of SHARDS that ID falls in.  */
static int
share_of(const char *id, int shards)
{
    struct sha256 h = sha256_start();
    char hex[SHA256_HEX];

    sha256_add_text(&h, id);
    sha256_hex(&h, hex);
    hex[8] = '\0';
    return 1 + (int)(strtoul(hex, NULL, 16) % (unsigned)shards);
}

void
roll_keep_share(struct roll *c, int shard, int shards)
{
    int kept = 0;

    for (int i = 0; i < c->count; i++)
        if (share_of(c->submission[i].id, shards) == shard)
            c->submission[kept++] = c->submission[i];
        else
            forget(&c->submission[i]);
    c->count = kept;
}

void
roll_free(struct roll *c)
{
    for (int i = 0; i < c->count; i++)
        forget(&c->submission[i]);
    free(c->submission);
    free(c->notes);
    free(c);
}
