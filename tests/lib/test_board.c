/* test_board.c - unit tests of lib/board.c.
   SPDX-License-Identifier: MIT  */
#include "lib/board.h"

#include "tests/lib/main.h"

START_TEST(a_new_board_is_empty)
{
    struct board *b = board_new(4);

    ck_assert_ptr_nonnull(b);
    for (int row = 0; row < 4; row++)
        ck_assert_int_eq(board_queen(b, row), -1);
    board_free(b);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("board");
    TCase *tc = tcase_create("board");

    tcase_add_test(tc, a_new_board_is_empty);
    suite_add_tcase(s, tc);
    return s;
}
