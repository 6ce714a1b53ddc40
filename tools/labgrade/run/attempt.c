/* attempt.c - grade one student: find the files, judge, write the record.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/run/attempt.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/clock.h"
#include "tools/base/must.h"
#include "tools/base/process.h"
#include "tools/base/say.h"
#include "tools/labgrade/intake/collect.h"
#include "tools/labgrade/record/late.h"
#include "tools/labgrade/record/source.h"
#include "tools/labgrade/run/fingerprint.h"

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

        fingerprint_kit(k, i, &h);
        sha256_hex(&h, a->suite[i]);
    }
}

/* Write to HEX what the verdicts on lab number I depend on.  */
static void
make_lab_key(const struct attempt_setup *a, const struct handed *h, int i,
             char hex[SHA256_HEX])
{
    const struct grading *g = a->grading;
    struct sha256 hash = sha256_start();
    char *options =
        must_format("%s %ju %g %d %d", PACKAGE_VERSION, (uintmax_t)g->seed,
                    g->timeout, g->has_memory_pass, (int)g->confine.view);

    sha256_add_text(&hash, options);
    fingerprint_course(a->course, &hash);
    sha256_add_text(&hash, g->kit->lab[i].folder);
    sha256_add_text(&hash, a->suite[i]);
    sha256_add_text(&hash, h->hash);
    sha256_add_text(&hash, h->problem != NULL ? h->problem : "");
    free(options);
    sha256_hex(&hash, hex);
}

/* Write to HEX what the record of S depends on; LAB_KEY is of its labs.  */
static void
make_key(const struct attempt_setup *a, const struct submission *s,
         const struct handed *handed, char (*lab_key)[SHA256_HEX],
         char hex[SHA256_HEX])
{
    struct sha256 h = sha256_start();
    char *options = must_format("%d %jd", s->is_late, (intmax_t)s->time);

    sha256_add_text(&h, options);
    sha256_add_text(&h, s->name);
    sha256_add_text(&h, s->school_id);
    for (int i = 0; i < a->grading->kit->labs; i++) {
        sha256_add_text(&h, lab_key[i]);
        sha256_add(&h, &handed[i].time, sizeof handed[i].time);
        if (handed[i].is_of_several)
            sha256_add_text(&h, handed[i].taken);
    }
    free(options);
    sha256_hex(&h, hex);
}

/* Tell whether OLD is a whole record made for KEY.  */
static bool
is_done(const struct record *old, const char *key)
{
    return old != NULL && strcmp(old->key, key) == 0 &&
           record_is_complete(old) && !record_is_doubtful(old);
}

static struct result *
judge_lab(const struct grading *g, int lab, const struct handed *h,
          const struct slot *slot, struct grading_time *time)
{
    const struct kit_lab *l = &g->kit->lab[lab];
    struct result *r;
    char *message;

    if (h->source != NULL)
        return grading_run(g, lab, h->source, h->size, slot, time);
    message = h->problem != NULL
                  ? must_copy(h->problem)
                  : must_format("No file %s.c was handed in.\n", l->stem);
    r = grading_all(l, VERDICT_REJECTED, message);
    free(message);
    return r;
}

/* Return the record of S without its labs.  */
static struct record *
new_record(const struct submission *s)
{
    struct record *r = record_new(s->id, s->name, s->school_id);

    result_set(&r->notes, s->notes);
    r->is_late = s->is_late;
    r->time = s->time;
    return r;
}

/* Judge lab number I, or take from OLD what is known of the same file.  */
static void
judge_or_keep(const struct attempt_setup *a, int i, const struct handed *h,
              const struct slot *slot, struct record *old,
              struct record_lab *lab, struct grading_time *time)
{
    double start = clock_now(), cpu = process_cpu_seconds();

    if (record_hand_over(old, lab->folder, lab->key, lab))
        return;
    time->compiling = 0;
    lab->result = judge_lab(a->grading, i, h, slot, time);
    lab->compiling = time->compiling;
    result_take_points(lab->result, a->course);
    lab->seconds = clock_now() - start;
    lab->cpu = process_cpu_seconds() - cpu;
}

static void
judge_all(const struct attempt_setup *a, const struct handed *handed,
          char (*lab_key)[SHA256_HEX], const struct slot *slot,
          struct record *old, struct record *r)
{
    const struct grading *g = a->grading;
    struct grading_time time = { 0 };

    for (int i = 0; i < g->kit->labs; i++) {
        struct record_lab *lab =
            record_add(r, g->kit->lab[i].folder, handed[i].hash, NULL);

        result_set(&lab->key, lab_key[i]);
        judge_or_keep(a, i, &handed[i], slot, old, lab, &time);
        if (handed[i].is_of_several)
            result_set(&lab->taken, handed[i].taken);
        lab->time = handed[i].time;
        lab->is_by_file_date = handed[i].is_by_file_date;
    }
    free(r->layers);
    r->layers = confine_layers(&g->confine);
    late_apply(a->course, r);
}

static enum attempt_end
end_of(const struct record *r)
{
    if (!record_is_complete(r))
        return ATTEMPT_TROUBLE;
    return record_is_doubtful(r) ? ATTEMPT_DOUBTFUL : ATTEMPT_GRADED;
}

/* Grade S, unless it is known already, and write the record to PATH.  */
static enum attempt_end
grade(const struct attempt_setup *a, const struct submission *s,
      const struct handed *handed, const struct slot *slot, bool is_second,
      const char *path)
{
    struct record *old = a->is_forced ? NULL : record_read(path), *r;
    char lab_key[LAB_LIST_MAX][SHA256_HEX], key[SHA256_HEX];
    enum attempt_end end = ATTEMPT_KEPT;

    for (int i = 0; i < a->grading->kit->labs; i++) {
        make_lab_key(a, &handed[i], i, lab_key[i]);
        if (handed[i].source != NULL)
            source_keep(a->results, handed[i].hash, handed[i].source,
                        handed[i].size);
    }
    make_key(a, s, handed, lab_key, key);
    if (!is_done(old, key)) {
        r = new_record(s);
        result_set(&r->key, key);
        judge_all(a, handed, lab_key, slot, old, r);
        if (is_second && record_is_doubtful(r))
            roll_note(&r->notes,
                      "graded twice, the second time alone, and it had to wait "
                      "even then: it may be a busy machine's fault");
        r->is_second = is_second;
        record_write(r, path);
        end = end_of(r);
        record_free(r);
    }
    record_free(old);
    return end;
}

enum attempt_end
attempt_run(const struct attempt_setup *a, struct submission *s, int number,
            bool is_second)
{
    struct slot slot = stage_slot_open(a->grading->confine.stage, number);
    struct handed handed[LAB_LIST_MAX];
    char *path = attempt_path(a->folder, s->id);
    enum attempt_end end;

    collect(a->grading->kit, s, &a->grading->confine, &slot, handed);
    late_weigh(s, handed, a->grading->kit->labs);
    end = grade(a, s, handed, &slot, is_second, path);
    stage_slot_clear(&slot);
    stage_slot_free(&slot);
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

        result_take_points(result, a->course);
        record_add(r, k->lab[i].folder, "", result);
    }
    record_write(r, path);
    record_free(r);
    free(path);
}
