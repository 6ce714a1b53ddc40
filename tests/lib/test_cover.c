/* test_cover.c - unit tests of lib/cover.c.
   SPDX-License-Identifier: MIT  */
#include "lib/cover.h"

#include <errno.h>
#include <string.h>

#include "lib/board.h"
#include "tests/lib/main.h"

START_TEST(a_queen_reaches_along_her_eight_lines)
{
    static const char *const picture[] = { ".x.x.x", "..xxx.", "xxx.xx",
                                           "..xxx.", ".x.x.x", "x..x.." };
    struct cover *c = cover_new(6);

    cover_place(c, 2, 3);
    for (int row = 0; row < 6; row++)
        for (int col = 0; col < 6; col++)
            ck_assert_int_eq(cover_at(c, row, col) != 0,
                             picture[row][col] == 'x');
    cover_free(c);
}
END_TEST

START_TEST(attacks_are_mutual)
{
    for (int a = 0; a < 64; a++) {
        struct cover *from = cover_new(8);

        cover_place(from, a / 8, a % 8);
        for (int b = 0; b < 64; b++) {
            struct cover *back = cover_new(8);

            cover_place(back, b / 8, b % 8);
            if ((cover_at(from, b / 8, b % 8) != 0) !=
                (cover_at(back, a / 8, a % 8) != 0))
                ck_abort_msg("squares %d and %d", a, b);
            cover_free(back);
        }
        cover_free(from);
    }
}
END_TEST

START_TEST(the_map_knows_who_attacks)
{
    struct cover *c = cover_new(BOARD_MAX_SIZE);

    cover_place(c, 0, 0);
    cover_place(c, 63, 0);
    ck_assert_uint_eq(cover_at(c, 5, 5), 1);
    ck_assert_uint_eq(cover_at(c, 5, 0), UINT64_C(1) << 63 | 1);
    cover_remove(c, 0, 0);
    ck_assert_uint_eq(cover_at(c, 5, 5), 0);
    ck_assert_int_eq(cover_first(cover_at(c, 5, 0)), 63);
    ck_assert_int_eq(cover_first(0), -1);
    cover_free(c);
}
END_TEST

START_TEST(boards_of_no_or_too_many_rows_are_refused)
{
    ck_assert_ptr_null(cover_new(0));
    ck_assert_int_eq(errno, EINVAL);
    ck_assert_ptr_null(cover_new(BOARD_MAX_SIZE + 1));
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
