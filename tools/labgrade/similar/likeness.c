/* likeness.c - how much alike the files of a class are.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/similar/likeness.h"

#include <glob.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/labgrade/intake/answer.h"
#include "tools/labgrade/record/source.h"
#include "tools/labgrade/similar/sim.h"

enum {
    LEAST_WORDS = 60, /* of one's own: less says nothing */
    LEAST_PAIRS = 6,
    MOST_WORDS = 4000, /* comparing takes a time that grows with the square */
    HIGHEST_MAX = 60   /* percent that strangers may have in common */
};

/* Room for the percents of each two of COUNT files.  */
struct table {
    int count;
    unsigned char *percent;
};

static unsigned char *
cell(const struct table *t, int a, int b)
{
    return &t->percent[(size_t)(a < b ? a : b) * (size_t)t->count +
                       (size_t)(a < b ? b : a)];
}

static void
note_percent(void *context, int a, int b, int percent)
{
    struct table *t = context;

    if (a != b && *cell(t, a, b) < percent)
        *cell(t, a, b) = (unsigned char)percent;
}

static struct table
table_new(int count)
{
    return (struct table){ count,
                           must_calloc((size_t)count * (size_t)count + 1, 1) };
}

/* Return the percents of each two of the right answers in FOUND.  */
static struct table
compare_strangers(const struct handout *h, const glob_t *found)
{
    int count = (int)found->gl_pathc;
    struct tokens *t = must_calloc((size_t)count + 1, sizeof *t);
    char **text = must_calloc((size_t)count + 1, sizeof *text);
    struct table table = table_new(count);

    for (int i = 0; i < count; i++) {
        text[i] = file_read(found->gl_pathv[i], ANSWER_FILE_MAX, NULL);
        t[i] = tokens_read(text[i] != NULL ? text[i] : "", h);
    }
    sim_compare(t, count, 1, note_percent, &table);
    for (int i = 0; i < count; i++) {
        tokens_free(&t[i]);
        free(text[i]);
    }
    free(text);
    free(t);
    return table;
}

static struct strangers
sum_up(const struct table *t)
{
    struct strangers s = { 0 };
    double squares = 0;

    for (int a = 0; a < t->count; a++)
        for (int b = a + 1; b < t->count; b++) {
            int percent = *cell(t, a, b);

            s.pairs++;
            s.mean += percent;
            squares += (double)percent * percent;
            s.highest = percent > s.highest ? percent : s.highest;
        }
    if (s.pairs > 0)
        s.mean /= s.pairs;
    if (s.pairs > 1)
        s.deviation =
            sqrt((squares - s.pairs * s.mean * s.mean) / (s.pairs - 1));
    return s;
}

/* Compare the right answers to lab number I of K that nobody copied.  */
static void
calibrate(const struct kit *k, int i, struct likeness_lab *lab)
{
    const struct kit_lab *l = &k->lab[i];
    char *solution =
        must_format("%s/solutions/%s/%s.c", k->source, l->folder, l->stem);
    char *others = must_format("%s/tests/%s/others/*.c", k->source, l->folder);
    struct table table;
    glob_t found;

    glob(solution, 0, NULL, &found);
    glob(others, GLOB_APPEND, NULL, &found);
    table = compare_strangers(lab->handout, &found);
    lab->strangers = sum_up(&table);
    if (lab->strangers.pairs < LEAST_PAIRS)
        lab->silence = "too few independent answers are known";
    else if (lab->strangers.highest > HIGHEST_MAX)
        lab->silence = "independent answers are too much alike";
    free(table.percent);
    globfree(&found);
    free(solution);
    free(others);
}

/* Return the hash of R's file for the lab FOLDER; "": none.  */
static const char *
hash_of(const struct record *r, const char *folder)
{
    for (int i = 0; i < r->labs; i++)
        if (strcmp(r->lab[i].folder, folder) == 0)
            return r->lab[i].hash;
    return "";
}

/* The file of student J for lab number I is a bomb for who compares, or hides a
   copy in a heap of words: let a person look.  */
static void
leave_out(struct likeness *l, int i, int j)
{
    char *longer = must_format(
        "%s%s%s for %s", l->too_long, *l->too_long != '\0' ? ", " : "",
        l->grades->record[j]->id, l->grades->kit->lab[i].folder);

    l->lab[i].tokens[j].count = 0;
    free(l->too_long);
    l->too_long = longer;
}

/* Compare the class's files for lab number I.  */
static void
compare_class(struct likeness *l, int i)
{
    const struct grades *g = l->grades;
    struct likeness_lab *lab = &l->lab[i];
    struct table table = table_new(g->count);

    lab->percent = table.percent;
    lab->text = must_calloc((size_t)g->count + 1, sizeof *lab->text);
    lab->tokens = must_calloc((size_t)g->count + 1, sizeof *lab->tokens);
    for (int j = 0; j < g->count; j++) {
        const char *hash = hash_of(g->record[j], g->kit->lab[i].folder);

        if (*hash != '\0')
            lab->text[j] = source_read(g->folder, hash);
        l->unread += *hash != '\0' && lab->text[j] == NULL;
        lab->tokens[j] =
            tokens_read(lab->text[j] != NULL ? lab->text[j] : "", lab->handout);
        if (lab->tokens[j].count > MOST_WORDS)
            leave_out(l, i, j);
    }
    if (g->count > 1)
        sim_compare(lab->tokens, g->count, lab->strangers.highest + 1,
                    note_percent, &table);
}

int
likeness_percent(const struct likeness *l, int lab, int a, int b)
{
    struct table t = { l->grades->count, l->lab[lab].percent };

    return *cell(&t, a, b);
}

/* Return how many words A and B have both in LAB; 0: too few.  */
static int
weight(const struct likeness_lab *lab, int a, int b)
{
    int least = lab->tokens[a].count < lab->tokens[b].count
                    ? lab->tokens[a].count
                    : lab->tokens[b].count;

    return least < LEAST_WORDS ? 0 : least;
}

static double
evidence(const struct likeness *l, int a, int b)
{
    double sum = 0, all = 0;

    for (int i = 0; i < l->grades->kit->labs; i++) {
        const struct likeness_lab *lab = &l->lab[i];
        int highest = lab->strangers.highest, over, words;

        if (lab->silence != NULL)
            continue;
        words = weight(lab, a, b);
        over = likeness_percent(l, i, a, b) - highest;
        all += words;
        if (over > 0)
            sum += words * 100.0 * over / (100 - highest);
    }
    return all > 0 ? sum / all : 0;
}

static int
compare_pairs(const void *x, const void *y)
{
    const struct likeness_pair *p = x, *q = y;

    if (p->evidence != q->evidence)
        return p->evidence < q->evidence ? 1 : -1;
    return p->a != q->a ? p->a - q->a : p->b - q->b;
}

static void
list_pairs(struct likeness *l, int least)
{
    for (int a = 0; a < l->grades->count; a++)
        for (int b = a + 1; b < l->grades->count; b++) {
            double e = evidence(l, a, b);

            if (e < least)
                continue;
            l->pair =
                must_realloc(l->pair, (size_t)l->pairs + 1, sizeof *l->pair);
            l->pair[l->pairs++] = (struct likeness_pair){ a, b, e };
        }
    if (l->pairs > 0)
        qsort(l->pair, (size_t)l->pairs, sizeof *l->pair, compare_pairs);
}

struct likeness *
likeness_find(const struct grades *g, int least)
{
    struct likeness *l = must_calloc(1, sizeof *l);

    l->grades = g;
    l->too_long = must_copy("");
    for (int i = 0; i < g->kit->labs; i++) {
        l->lab[i].handout = tokens_handout(g->kit, i);
        calibrate(g->kit, i, &l->lab[i]);
        if (l->lab[i].silence == NULL)
            compare_class(l, i);
    }
    list_pairs(l, least);
    return l;
}

double
likeness_odds(const struct likeness_lab *lab, int least)
{
    const struct strangers *s = &lab->strangers;
    double mark = s->highest + least * (100 - s->highest) / 100.0;
    double deviations = (mark - s->mean) / s->deviation;

    return 1 + deviations * deviations;
}

void
likeness_free(struct likeness *l)
{
    for (int i = 0; i < l->grades->kit->labs; i++) {
        struct likeness_lab *lab = &l->lab[i];

        for (int j = 0; lab->text != NULL && j < l->grades->count; j++) {
            free(lab->text[j]);
            tokens_free(&lab->tokens[j]);
        }
        free(lab->text);
        free(lab->tokens);
        free(lab->percent);
        tokens_handout_free(lab->handout);
    }
    free(l->pair);
    free(l->too_long);
    free(l);
}
