/* attempt.c - grade one student: find the files, judge, write the record.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/attempt.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "tools/labgrade/collect.h"
#include "tools/labgrade/late.h"
#include "tools/labgrade/must.h"
#include "tools/labgrade/process.h"
#include "tools/labgrade/say.h"

char *
attempt_path(const char *folder, const char *id)
{
    return must_format("%s/%s.json", folder, id);
}

void
attempt_prepare(struct attempt_setup *a)
{
    const struct kit *k = a->grading->kit;

    for (int i = 0; i < k->labs; i++) {
        struct sha256 h = sha256_start();

        kit_fingerprint(k, i, &h);
        sha256_hex(&h, a->suite[i]);
    }
}

/* Write to HEX what the verdicts on S depend on.  */
static void
make_key(const struct attempt_setup *a, const struct submission *s,
         const struct handed *handed, char hex[SHA256_HEX])
{
    const struct grading *g = a->grading;
    struct sha256 h = sha256_start();
    char *options = must_format(
        "%s %ju %g %d %d %d %jd %d", PACKAGE_VERSION, (uintmax_t)g->seed,
        g->timeout, g->has_memory_pass, (int)g->confine.view, s->is_late,
        (intmax_t)s->time, s->has_listed_time);

    sha256_add_text(&h, options);
    sha256_add_text(&h, s->name);
    sha256_add_text(&h, s->school_id);
    course_fingerprint(a->course, &h);
    for (int i = 0; i < g->kit->labs; i++) {
        sha256_add_text(&h, g->kit->lab[i].folder);
        sha256_add_text(&h, a->suite[i]);
        sha256_add_text(&h, handed[i].hash);
        sha256_add_text(&h, handed[i].problem != NULL ? handed[i].problem : "");
        sha256_add(&h, &handed[i].time, sizeof handed[i].time);
        if (handed[i].is_of_several)
            sha256_add_text(&h, handed[i].taken);
    }
    free(options);
    sha256_hex(&h, hex);
}

/* Tell whether the record at PATH is whole and made for KEY.  */
static bool
is_done(const char *path, const char *key)
{
    struct record *old = record_read(path);
    bool is_same = old != NULL && strcmp(old->key, key) == 0 &&
                   record_is_complete(old) && !record_is_doubtful(old);

    record_free(old);
    return is_same;
}

static struct result *
judge_lab(const struct grading *g, int lab, const struct handed *h,
          const struct slot *slot, double *compiling)
{
    const struct kit_lab *l = &g->kit->lab[lab];
    struct result *r;
    char *message;

    if (h->source != NULL)
        return grading_run(g, lab, h->source, h->size, slot, compiling);
    message = h->problem != NULL
                  ? must_copy(h->problem)
                  : must_format("No file %s.c was handed in.\n", l->stem);
    r = grading_all(l, VERDICT_REJECTED, message);
    free(message);
    return r;
}

static double
seconds_since(const struct timespec *start)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)(t.tv_sec - start->tv_sec) +
           (double)(t.tv_nsec - start->tv_nsec) / 1e9;
}

/* Return the record of S without its labs.  */
static struct record *
new_record(const struct submission *s)
{
    struct record *r = record_new(s->id, s->name, s->school_id);

    result_set(&r->notes, s->notes);
    r->is_late = s->is_late;
    r->time = s->time;
    r->has_listed_time = s->has_listed_time;
    return r;
}

static void
judge_all(const struct attempt_setup *a, const struct handed *handed,
          const struct slot *slot, struct record *r)
{
    const struct grading *g = a->grading;

    for (int i = 0; i < g->kit->labs; i++) {
        struct timespec start;
        struct record_lab *lab;
        struct result *result;
        double compiling = 0, cpu = process_cpu_seconds();

        clock_gettime(CLOCK_MONOTONIC, &start);
        result = judge_lab(g, i, &handed[i], slot, &compiling);
        course_set_points(a->course, result);
        lab = record_add(r, g->kit->lab[i].folder, handed[i].hash, result);
        lab->seconds = seconds_since(&start);
        lab->cpu = process_cpu_seconds() - cpu;
        lab->compiling = compiling;
        if (handed[i].is_of_several)
            result_set(&lab->taken, handed[i].taken);
        lab->time = r->has_listed_time ? r->time : handed[i].time;
    }
    free(r->layers);
    r->layers = confine_layers(&g->confine);
    late_apply(a->course, r);
}

static void
write_or_end(const struct record *r, const char *path)
{
    if (record_write(r, path) == -1)
        say_and_exit(75, "%s: %s; what was there before is untouched", path,
                     strerror(errno));
}

static enum attempt_end
end_of(const struct record *r)
{
    if (!record_is_complete(r))
        return ATTEMPT_TROUBLE;
    return record_is_doubtful(r) ? ATTEMPT_DOUBTFUL : ATTEMPT_GRADED;
}

enum attempt_end
attempt_run(const struct attempt_setup *a, struct submission *s, int number,
            bool is_second)
{
    struct slot slot = slot_open(a->grading->confine.stage, number);
    struct handed handed[KIT_LABS];
    enum attempt_end end = ATTEMPT_KEPT;
    char *path = attempt_path(a->folder, s->id), key[SHA256_HEX];

    collect(a->grading->kit, s, &slot, handed);
    make_key(a, s, handed, key);
    if (!is_done(path, key)) {
        struct record *r = new_record(s);

        result_set(&r->key, key);
        r->is_second = is_second;
        if (is_second)
            submission_note(&r->notes,
                            "graded twice, the second time alone: the first "
                            "result may have been a busy machine's fault");
        judge_all(a, handed, &slot, r);
        write_or_end(r, path);
        end = end_of(r);
        record_free(r);
    }
    slot_clear(&slot);
    slot_free(&slot);
    collect_free(handed, a->grading->kit->labs);
    free(path);
    return end;
}

void
attempt_set_aside(const struct attempt_setup *a, const struct submission *s,
                  const char *why)
{
    const struct kit *k = a->grading->kit;
    struct record *r = new_record(s);
    char *path = attempt_path(a->folder, s->id);

    r->is_set_aside = true;
    for (int i = 0; i < k->labs; i++) {
        struct result *result = grading_all(&k->lab[i], VERDICT_INTERNAL, why);

        course_set_points(a->course, result);
        record_add(r, k->lab[i].folder, "", result);
    }
    write_or_end(r, path);
    record_free(r);
    free(path);
}
