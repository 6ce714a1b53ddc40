/* test_engines.c - engines: known counts, and each against the others.
   SPDX-License-Identifier: MIT  */
#include <check.h>
#include <stdlib.h>

#include "lib/random.h"
#include "tests/lib/main.h"
#include "tools/queens/engines/batch.h"
#include "tools/queens/engines/engine.h"
#include "tools/queens/engines/symmetric.h"

/* From the books: all solutions, and up to symmetry, by N.  */
static const unsigned long known[] = { 0,  1,  0,   0,   2,    10,    4,
                                       40, 92, 352, 724, 2680, 14200, 73712 };
static const unsigned long unique[] = { 0, 1,  0,  0,  1,   2,    1,
                                        6, 12, 46, 92, 341, 1787, 9233 };
enum { KNOWN = 13 };

static unsigned long
counted(const struct engine *e, int n, int threads)
{
    struct parts p = { 0 };

    e->count(n, threads, &p);
    ck_assert_int_eq(p.done, p.all);
    ck_assert_int_eq(p.thirds % 3, 0);
    return (unsigned long)parts_found(&p);
}

static void
expect_known(int engine)
{
    const struct engine *e = &engines[engine];

    ck_assert_str_eq(e->name, engine_names[engine]);
    for (int n = 1; n <= KNOWN - (engine < 2); n++)
        ck_assert_msg(counted(e, n, 1) == known[n], "%s, n = %d", e->name, n);
}

START_TEST(an_engine_counts_what_is_known)
{
    expect_known(_i);
}
END_TEST

START_TEST(threads_change_nothing)
{
    for (const struct engine *e = engines; e->name != NULL; e++)
        for (int threads = 2; threads < 20 && e->has_threads; threads += 3)
            for (int n = 1; n <= 10; n++)
                ck_assert_uint_eq(counted(e, n, threads), known[n]);
}
END_TEST

/* Count all of N by COUNTER.  */
static uint64_t
total(int n, const struct border_counter *counter)
{
    struct parts p = { 0 };

    border_run(n, 1, &p, counter);
    return parts_found(&p);
}

START_TEST(every_width_of_lanes_counts_the_same)
{
    for (int n = 1; n <= 12; n++) {
        ck_assert_uint_eq(total(n, &batch_plain), known[n]);
        ck_assert_uint_eq(total(n, batch_best(n)), known[n]);
        ck_assert_uint_eq(total(n, batch_best(BATCH_NARROW_MAX + 1)), known[n]);
    }
    ck_assert_uint_eq(total(14, batch_best(14)), 365596);
    ck_assert_uint_eq(total(15, batch_best(15)), 2279184);
}
END_TEST

/* Make rows of which the rule allows some squares at random, and let both count
   below an empty board.  */
static void
expect_same_below(struct random *r, const struct border_counter *counter)
{
    struct border_rule rule = { .n = 8 + random_below(r, 5) };
    struct border_part part = { .rule = &rule, .k = 1 };
    uint64_t plain[5] = { 0 }, found[5] = { 0 };
    void *memory[2] = { calloc(1, batch_plain.memory),
                        calloc(1, counter->memory) };
    uint32_t all = ((uint32_t)1 << rule.n) - 1;

    for (int row = 0; row < rule.n; row++)
        rule.rows[row].may = all & (uint32_t)(random_bits(r) | random_bits(r));
    rule.rows[rule.n - 1].met = (uint32_t)1 << random_below(r, rule.n);
    rule.rows[rule.n - 2].is_last = true;
    batch_plain.below(&part, plain, memory[0]);
    counter->below(&part, found, memory[1]);
    for (int k = 0; k < 5; k++)
        ck_assert_uint_eq(plain[k], found[k]);
    free(memory[0]);
    free(memory[1]);
}

START_TEST(widths_agree_on_random_rules)
{
    struct random r = random_start(16);

    for (int i = 0; i < 40; i++) {
        expect_same_below(&r, batch_best(BATCH_NARROW_MAX));
        expect_same_below(&r, batch_best(BATCH_NARROW_MAX + 1));
    }
}
END_TEST

START_TEST(boards_up_to_symmetry_are_what_is_known)
{
    for (int n = 1; n <= KNOWN; n++)
        ck_assert_uint_eq(symmetric_unique(n, known[n]), unique[n]);
    ck_assert_uint_eq(symmetric_unique(16, 14772512), 1846955);
    ck_assert_uint_eq(symmetric_count(12, 1), 8);
}
END_TEST

START_TEST(a_count_ends_when_somebody_wants_it)
{
    for (const struct engine *e = engines; e->name != NULL; e++) {
        struct parts p = { .stop = true };

        e->count(10, 2, &p);
        ck_assert_int_lt(p.done, p.all);
        ck_assert_int_le(p.done, 2);
    }
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("engines");
    TCase *tc = tcase_create("counts");
    int count = 0;

    while (engines[count].name != NULL)
        count++;
    tcase_set_timeout(tc, 60);
    tcase_add_loop_test(tc, an_engine_counts_what_is_known, 0, count);
    tcase_add_test(tc, threads_change_nothing);
    tcase_add_test(tc, every_width_of_lanes_counts_the_same);
    tcase_add_test(tc, widths_agree_on_random_rules);
    tcase_add_test(tc, boards_up_to_symmetry_are_what_is_known);
    tcase_add_test(tc, a_count_ends_when_somebody_wants_it);
    suite_add_tcase(s, tc);
    return s;
}
