/* grades.c - the records of a class, and the table of their grades.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/grades.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/labgrade/attempt.h"
#include "tools/labgrade/csv.h"
#include "tools/labgrade/file.h"
#include "tools/labgrade/must.h"

struct grades *
grades_read(const char *folder, const struct roll *roll, const struct kit *k,
            const struct course *c, int *missing)
{
    struct grades *g = must_calloc(1, sizeof *g);

    *missing = 0;
    g->folder = folder;
    g->course = c;
    g->kit = k;
    g->notes = roll->notes;
    g->record = must_calloc((size_t)roll->count + 1, sizeof *g->record);
    for (int i = 0; i < roll->count; i++) {
        char *path = attempt_path(folder, roll->submission[i].id);
        struct record *r = record_read(path);

        if (r != NULL)
            g->record[g->count++] = r;
        else
            ++*missing;
        free(path);
    }
    return g;
}

void
grades_free(struct grades *g)
{
    while (g->count > 0)
        record_free(g->record[--g->count]);
    free(g->record);
    free(g);
}

const struct result_criterion *
grades_criterion(const struct record *r, const char *id)
{
    for (int i = 0; i < r->labs; i++)
        for (int j = 0; j < r->lab[i].result->criteria; j++)
            if (strcmp(r->lab[i].result->criterion[j].id, id) == 0)
                return &r->lab[i].result->criterion[j];
    return NULL;
}

static void
put_number(FILE *out, double value)
{
    char text[32];

    snprintf(text, sizeof text, "%.10g", value);
    csv_put(out, text, false);
}

static void
put_head(const struct grades *g, FILE *out)
{
    static const char *const columns[] = { "id",      "name", "school id",
                                           "total",   "of",   "late loss",
                                           "complete" };

    for (int i = 0; i < 7; i++)
        csv_put(out, columns[i], i == 0);
    for (int i = 0; i < g->kit->labs; i++) {
        const struct result *list = g->kit->lab[i].criteria;

        for (int j = 0; j < list->criteria; j++)
            csv_put(out, list->criterion[j].id, false);
    }
    csv_put(out, "notes", false);
    fputs("\r\n", out);
}

/* What is not known yet is empty, not 0.  */
static void
put_criterion(FILE *out, const struct result_criterion *c)
{
    if (c == NULL || c->verdict == VERDICT_INTERNAL)
        csv_put(out, "", false);
    else
        put_number(out, result_criterion_earned(c));
}

static void
put_row(const struct grades *g, const struct record *r, FILE *out)
{
    bool is_complete = record_is_complete(r);
    char *notes = must_copy(r->notes);

    csv_put(out, r->id, true);
    csv_put(out, r->name, false);
    csv_put(out, r->school_id, false);
    if (is_complete)
        put_number(out, record_final(r));
    else
        csv_put(out, "", false);
    put_number(out, record_points(r));
    put_number(out, record_earned(r) - record_final(r));
    csv_put(out, is_complete ? "yes" : "no", false);
    for (int i = 0; i < g->kit->labs; i++)
        for (int j = 0; j < g->kit->lab[i].criteria->criteria; j++)
            put_criterion(
                out,
                grades_criterion(r, g->kit->lab[i].criteria->criterion[j].id));
    for (char *c = notes; *c != '\0'; c++)
        if (*c == '\n')
            *c = c[1] == '\0' ? '\0' : ';';
    csv_put(out, notes, false);
    fputs("\r\n", out);
    free(notes);
}

void
grades_write_csv(const struct grades *g)
{
    char *path = must_format("%s/grades.csv", g->folder);
    struct file_new f = file_begin(path);

    put_head(g, f.out);
    for (int i = 0; i < g->count; i++)
        put_row(g, g->record[i], f.out);
    file_finish(&f);
    free(path);
}
