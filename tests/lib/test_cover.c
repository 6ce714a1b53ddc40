/* test_cover.c - unit tests of lib/tree/attack_map.c.
   SPDX-License-Identifier: MIT  */
#include "lib/tree/attack_map.h"

#include <errno.h>
#include <string.h>

#include "lib/board.h"
#include "tests/lib/main.h"

START_TEST(a_queen_reaches_along_her_eight_lines)
{
    static const char *const picture[] = { ".x.x.x", "..xxx.", "xxx.xx",
                                           "..xxx.", ".x.x.x", "x..x.." };
    struct attack_map *c = attack_map_new(6);

    attack_map_place(c, 2, 3);
    for (int row = 0; row < 6; row++)
        for (int col = 0; col < 6; col++)
            ck_assert_int_eq(attack_map_at(c, row, col) != 0,
                             picture[row][col] == 'x');
    attack_map_free(c);
}
END_TEST

START_TEST(attacks_are_mutual)
{
    for (int a = 0; a < 64; a++) {
        struct attack_map *from = attack_map_new(8);

        attack_map_place(from, a / 8, a % 8);
        for (int b = 0; b < 64; b++) {
            struct attack_map *back = attack_map_new(8);

            attack_map_place(back, b / 8, b % 8);
            if ((attack_map_at(from, b / 8, b % 8) != 0) !=
                (attack_map_at(back, a / 8, a % 8) != 0))
                ck_abort_msg("squares %d and %d", a, b);
            attack_map_free(back);
        }
        attack_map_free(from);
    }
}
END_TEST

START_TEST(the_map_knows_who_attacks)
{
    struct attack_map *c = attack_map_new(BOARD_MAX_SIZE);

    attack_map_place(c, 0, 0);
    attack_map_place(c, 63, 0);
    ck_assert_uint_eq(attack_map_at(c, 5, 5), 1);
    ck_assert_uint_eq(attack_map_at(c, 5, 0), UINT64_C(1) << 63 | 1);
    attack_map_remove(c, 0, 0);
    ck_assert_uint_eq(attack_map_at(c, 5, 5), 0);
    ck_assert_int_eq(attack_map_first(attack_map_at(c, 5, 0)), 63);
    ck_assert_int_eq(attack_map_first(0), -1);
    attack_map_free(c);
}
END_TEST

START_TEST(boards_of_no_or_too_many_rows_are_refused)
{
    ck_assert_ptr_null(attack_map_new(0));
    ck_assert_int_eq(errno, EINVAL);
    ck_assert_ptr_null(attack_map_new(BOARD_MAX_SIZE + 1));
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("cover");
    TCase *tc = tcase_create("cover");

    tcase_add_test(tc, a_queen_reaches_along_her_eight_lines);
    tcase_add_test(tc, attacks_are_mutual);
    tcase_add_test(tc, the_map_knows_who_attacks);
    tcase_add_test(tc, boards_of_no_or_too_many_rows_are_refused);
    suite_add_tcase(s, tc);
    return s;
}
