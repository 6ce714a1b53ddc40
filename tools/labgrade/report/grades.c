/* grades.c - the records of a class, and the table of their grades.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/base/output_file.h"
#include "tools/labgrade/report/grades.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/must.h"
#include "tools/labgrade/record/adjustment.h"
#include "tools/labgrade/run/attempt.h"

/* Add R, the record of ID or NULL, to G.  Return how many of G's labs it has.
 */
static int
add(struct grades *g, struct record *r, const char *id)
{
    int labs = r != NULL ? record_choose_labs(r, g->kit) : 0;

    if (labs == 0) {
        roll_note(&g->notes, "%s is not graded yet", id);
        record_free(r);
        return 0;
    }
    if (labs < g->kit->labs)
        roll_note(&g->notes, "%s is not graded in all labs", r->name);
    g->record[g->count++] = r;
    return labs;
}

struct grades *
grades_read(const char *folder, const struct class_list *list,
            const struct kit *k, const struct course *c, int *missing)
{
    struct grades *g = must_calloc(1, sizeof *g);
    struct csv *adjustments = adjustment_read(folder, list);

    *missing = 0;
    g->folder = folder;
    g->course = c;
    g->kit = k;
    g->notes = must_copy(list->notes);
    g->record = must_calloc((size_t)list->count + 1, sizeof *g->record);
    for (int i = 0; i < list->count; i++) {
        char *path = attempt_path(folder, list->id[i]);
        struct record *r = record_read(path);

        if (r != NULL && strcmp(r->id, list->id[i]) != 0) { /* another's */
            record_free(r);
            r = NULL;
        }
        if (r != NULL)
            adjustment_apply(adjustments, r);
        *missing += add(g, r, list->id[i]) == 0;
        free(path);
    }
    if (adjustments != NULL)
        csv_free(adjustments);
    return g;
}

void
grades_free(struct grades *g)
{
    while (g->count > 0)
        record_free(g->record[--g->count]);
    free(g->record);
    free(g->notes);
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
    static const char *const columns[] = { "id",       "name",    "school id",
                                           "total",    "of",      "late loss",
                                           "adjusted", "complete" };

    for (int i = 0; i < 8; i++)
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
    char *changes = adjustment_all(r);
    char *notes = must_format("%s%s", r->notes, changes);

    csv_put(out, r->id, true);
    csv_put(out, r->name, false);
    csv_put(out, r->school_id, false);
    if (is_complete)
        put_number(out, record_final(r));
    else
        csv_put(out, "", false);
    put_number(out, record_points(r));
    put_number(out, record_late_loss(r));
    put_number(out, record_adjusted(r));
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
    free(changes);
}

void
grades_write_csv(const struct grades *g)
{
    char *path = must_format("%s/grades.csv", g->folder);
    struct output_file *file = output_file_open(path);
    FILE *out = output_file(file);

    put_head(g, out);
    for (int i = 0; i < g->count; i++)
        put_row(g, g->record[i], out);
    output_file_close(file);
    free(path);
}
