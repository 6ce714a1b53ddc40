/* test_random.c - unit tests of lib/random.c.
   SPDX-License-Identifier: MIT  */
#include "lib/random.h"

#include <limits.h>

#include "tests/lib/main.h"
#include "tests/lib/misuse.h"

/* The first numbers that SplitMix64 gives for the seed 0, as its authors and
   many other programs have them.  */
START_TEST(the_numbers_are_those_of_splitmix64)
{
    struct random r = random_start(0);

    ck_assert(random_bits(&r) == UINT64_C(0xe220a8397b1dcdaf));
    ck_assert(random_bits(&r) == UINT64_C(0x6e789e6aa1b965f4));
    ck_assert(random_bits(&r) == UINT64_C(0x06c45d188009454f));
}
END_TEST

START_TEST(the_same_seed_gives_the_same_numbers)
{
    struct random a = random_start(42);
    struct random b = random_start(42);
    struct random c = random_start(43);
    int same = 0;

    for (int i = 0; i < 1000; i++) {
        uint64_t bits = random_bits(&a);

        ck_assert(bits == random_bits(&b));
        same += bits == random_bits(&c);
    }
    ck_assert_int_eq(same, 0);
}
END_TEST

START_TEST(every_number_below_a_limit_comes_about_equally_often)
{
    struct random r = random_start(1);

    for (int limit = 1; limit <= 20; limit++) {
        int seen[20] = { 0 };

        for (int i = 0; i < 1000 * limit; i++) {
            int number = random_below(&r, limit);

            if (number < 0 || number >= limit)
                ck_abort_msg("%d is not below %d", number, limit);
            seen[number]++;
        }
        for (int number = 0; number < limit; number++) {
            ck_assert_int_gt(seen[number], 800);
            ck_assert_int_lt(seen[number], 1200);
        }
    }
}
END_TEST

/* 2^64 numbers cannot be dealt to 7 evenly: the last two would make 0 and 1
   more likely.  The seeds are SplitMix64 run backwards from the numbers wanted.
 */
START_TEST(a_number_that_would_favour_some_is_skipped)
{
    struct random r = random_start(UINT64_C(0x4f10d6ffa9921217));
    struct random next = r;
    int second;

    ck_assert(random_bits(&next) == UINT64_MAX - 1);
    second = (int)(random_bits(&next) % 7);
    ck_assert_int_eq(random_below(&r, 7), second);
    ck_assert(r.state == next.state);

    next = r = random_start(UINT64_C(0xf42e16f082800efd));
    ck_assert(random_bits(&next) == UINT64_MAX - 2);
    ck_assert_int_eq(random_below(&r, 7), 6);
    ck_assert(r.state == next.state);
}
END_TEST

START_TEST(the_largest_limit_works)
{
    struct random r = random_start(1);
    int large = 0;

    for (int i = 0; i < 1000; i++) {
        int number = random_below(&r, INT_MAX);

        ck_assert_int_ge(number, 0);
        ck_assert_int_lt(number, INT_MAX);
        large += number > INT_MAX / 2;
    }
    ck_assert_int_gt(large, 400);
    ck_assert_int_lt(large, 600);
}
END_TEST

START_TEST(a_limit_that_is_not_positive_is_misuse)
{
    struct random r = random_start(1);

    EXPECT_MISUSE(random_below(&r, 0),
                  "random_below: the limit 0 is not positive");
    EXPECT_MISUSE(random_below(&r, -5),
                  "random_below: the limit -5 is not positive");
}
END_TEST

START_TEST(no_generator_is_misuse)
{
    EXPECT_MISUSE(random_below(NULL, 6), "random_below: the generator is NULL");
    EXPECT_MISUSE(random_bits(NULL), "random_bits: the generator is NULL");
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("random");
    TCase *tc = tcase_create("random");

    suite_add_tcase(s, tc);
    tcase_add_test(tc, the_numbers_are_those_of_splitmix64);
    tcase_add_test(tc, the_same_seed_gives_the_same_numbers);
    tcase_add_test(tc, every_number_below_a_limit_comes_about_equally_often);
    tcase_add_test(tc, a_number_that_would_favour_some_is_skipped);
    tcase_add_test(tc, the_largest_limit_works);
    tcase_add_test(tc, a_limit_that_is_not_positive_is_misuse);
    tcase_add_test(tc, no_generator_is_misuse);
    return s;
}
