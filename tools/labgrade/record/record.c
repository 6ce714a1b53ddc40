/* record.c - everything that was found out about one student.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/record/record.h"

#include <stdlib.h>
#include <string.h>

#include "tools/base/must.h"
#include "tools/base/say.h"

struct record *
record_new(const char *id, const char *name, const char *school_id)
{
    struct record *r = must_calloc(1, sizeof *r);

    r->id = must_copy(id);
    r->name = must_copy(name);
    r->school_id = must_copy(school_id);
    r->key = must_copy("");
    r->layers = must_copy("");
    r->notes = must_copy("");
    r->remarks = must_copy("");
    return r;
}

static void
free_lab(struct record_lab *l)
{
    free(l->folder);
    free(l->hash);
    free(l->key);
    free(l->taken);
    free(l->remarks);
    result_free(l->result);
}

void
record_free(struct record *r)
{
    if (r == NULL)
        return;
    for (int i = 0; i < r->labs; i++)
        free_lab(&r->lab[i]);
    free(r->id);
    free(r->name);
    free(r->school_id);
    free(r->key);
    free(r->layers);
    free(r->notes);
    free(r->remarks);
    free(r);
}

struct record_lab *
record_add(struct record *r, const char *folder, const char *hash,
           struct result *result)
{
    struct record_lab *l = &r->lab[r->labs];

    if (r->labs == LAB_LIST_MAX)
        say_and_exit(EXIT_TROUBLE, "%s has more than %d labs", r->id,
                     LAB_LIST_MAX);
    r->labs++;
    l->folder = must_copy(folder);
    l->hash = must_copy(hash);
    l->key = must_copy("");
    l->taken = must_copy("");
    l->remarks = must_copy("");
    l->result = result;
    return l;
}

int
record_choose_labs(struct record *r, const struct kit *k)
{
    int kept = 0;

    for (int i = 0; i < r->labs; i++) {
        bool is_in = false;

        for (int j = 0; j < k->labs; j++)
            is_in = is_in || strcmp(r->lab[i].folder, k->lab[j].folder) == 0;
        if (is_in)
            r->lab[kept++] = r->lab[i];
        else
            free_lab(&r->lab[i]);
    }
    return r->labs = kept;
}

double
record_lab_final(const struct record_lab *lab)
{
    double points =
        result_earned(lab->result) * (100 - lab->percent) / 100 + lab->adjusted;

    return points > 0 ? points : 0;
}

int
record_earned(const struct record *r)
{
    int sum = 0;

    for (int i = 0; i < r->labs; i++)
        sum += result_earned(r->lab[i].result);
    return sum;
}

double
record_final(const struct record *r)
{
    double sum = 0;

    for (int i = 0; i < r->labs; i++)
        sum += record_lab_final(&r->lab[i]);
    return sum;
}

double
record_late_loss(const struct record *r)
{
    double sum = 0;

    for (int i = 0; i < r->labs; i++)
        sum += result_earned(r->lab[i].result) * r->lab[i].percent / 100;
    return sum;
}

double
record_adjusted(const struct record *r)
{
    double sum = 0;

    for (int i = 0; i < r->labs; i++)
        sum += r->lab[i].adjusted;
    return sum;
}

int
record_points(const struct record *r)
{
    int sum = 0;

    for (int i = 0; i < r->labs; i++)
        sum += result_points(r->lab[i].result);
    return sum;
}

int
record_count(const struct record *r, enum verdict v)
{
    int count = 0;

    for (int i = 0; i < r->labs; i++)
        for (int j = 0; j < r->lab[i].result->criteria; j++)
            count += r->lab[i].result->criterion[j].verdict == v;
    return count;
}

bool
record_is_complete(const struct record *r)
{
    return !r->is_set_aside && record_count(r, VERDICT_INTERNAL) == 0;
}

static bool
has_doubt(const struct result *r)
{
    for (int i = 0; i < r->criteria; i++)
        if (r->criterion[i].is_doubtful)
            return true;
    return false;
}

/* Tell whether nobody need look at R again.  */
static bool
is_final(const struct result *r, bool is_second)
{
    for (int i = 0; i < r->criteria; i++)
        if (r->criterion[i].verdict == VERDICT_INTERNAL)
            return false;
    return is_second || !has_doubt(r);
}

bool
record_hand_over(struct record *r, const char *folder, const char *key,
                 struct record_lab *to)
{
    for (int i = 0; r != NULL && i < r->labs; i++) {
        struct record_lab *l = &r->lab[i];

        if (strcmp(l->folder, folder) != 0 || strcmp(l->key, key) != 0 ||
            l->result == NULL || !is_final(l->result, r->is_second))
            continue;
        to->result = l->result;
        l->result = NULL;
        to->seconds = l->seconds;
        to->cpu = l->cpu;
        to->compiling = l->compiling;
        return true;
    }
    return false;
}

bool
record_is_doubtful(const struct record *r)
{
    for (int i = 0; i < r->labs && !r->is_second; i++)
        if (has_doubt(r->lab[i].result))
            return true;
    return false;
}

bool
record_is_unchecked(const struct record *r)
{
    for (int i = 0; i < r->labs; i++)
        for (int j = 0; j < r->lab[i].result->criteria; j++)
            if (r->lab[i].result->criterion[j].is_unchecked)
                return true;
    return false;
}
