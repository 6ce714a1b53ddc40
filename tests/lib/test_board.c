/* test_board.c - unit tests of lib/board.c.
   SPDX-License-Identifier: MIT  */
#include "lib/board.h"

#include <errno.h>
#include <limits.h>

#include "tests/lib/main.h"
#include "tests/lib/memory.h"
#include "tests/lib/misuse.h"

enum { SMALL = 4, SMALL_BOARDS = 625 }; /* 5 choices for each of 4 rows */

/* Return board number I of the 4 x 4 boards: digit ROW of I to the base 5 is
   the column of the queen in ROW, and 4 means none.  */
static struct board *
small_board(int i)
{
    struct board *b = board_new(SMALL);

    ck_assert_ptr_nonnull(b);
    for (int row = 0; row < SMALL; row++, i /= SMALL + 1)
        if (i % (SMALL + 1) < SMALL)
            ck_assert_int_eq(board_place(b, row, i % (SMALL + 1)), 0);
    return b;
}

START_TEST(a_new_board_of_any_size_is_empty)
{
    for (int n = 1; n <= BOARD_MAX_SIZE; n++) {
        struct board *b = board_new(n);

        ck_assert_ptr_nonnull(b);
        ck_assert_int_eq(board_size(b), n);
        ck_assert_int_eq(board_count(b), 0);
        for (int row = 0; row < n; row++)
            ck_assert_int_eq(board_queen(b, row), -1);
        for (int row = 0; row < n; row++)
            ck_assert_int_eq(board_columns(b)[row], -1);
        board_free(b);
    }
}
END_TEST

START_TEST(a_board_has_1_to_64_rows)
{
    static const int sizes[] = { 0, -1, 65, INT_MIN, INT_MAX };

    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        errno = 0;
        ck_assert_ptr_null(board_new(sizes[i]));
        ck_assert_int_eq(errno, EINVAL);
    }
}
END_TEST

START_TEST(freeing_no_board_is_allowed)
{
    board_free(NULL);
}
END_TEST

START_TEST(queens_stand_where_they_were_placed)
{
    for (int i = 0; i < SMALL_BOARDS; i++) {
        struct board *b = small_board(i);
        int count = 0;

        for (int row = 0, rest = i; row < SMALL; row++, rest /= SMALL + 1) {
            int col = rest % (SMALL + 1);

            ck_assert_int_eq(board_queen(b, row), col < SMALL ? col : -1);
            count += col < SMALL;
        }
        ck_assert_int_eq(board_count(b), count);
        board_free(b);
    }
}
END_TEST

START_TEST(every_corner_of_the_largest_board_can_be_used)
{
    struct board *b = board_new(64);

    ck_assert_int_eq(board_place(b, 0, 63), 0);
    ck_assert_int_eq(board_place(b, 63, 0), 0);
    ck_assert_int_eq(board_queen(b, 0), 63);
    ck_assert_int_eq(board_queen(b, 63), 0);
    ck_assert_int_eq(board_columns(b)[0], 63);
    ck_assert_int_eq(board_columns(b)[63], 0);
    board_remove(b, 0);
    ck_assert_int_eq(board_columns(b)[0], -1);
    board_free(b);
}
END_TEST

START_TEST(a_row_takes_one_queen_only)
{
    struct board *b = board_new(4);

    ck_assert_int_eq(board_place(b, 2, 1), 0);
    for (int col = 0; col < 4; col++)
        ck_assert_int_eq(board_place(b, 2, col), -1);
    ck_assert_int_eq(board_queen(b, 2), 1);
    ck_assert_int_eq(board_count(b), 1);
    board_free(b);
}
END_TEST

START_TEST(a_queen_can_be_removed_once)
{
    struct board *b = board_new(4);

    board_place(b, 1, 3);
    board_place(b, 2, 3);
    ck_assert_int_eq(board_remove(b, 1), 0);
    ck_assert_int_eq(board_queen(b, 1), -1);
    ck_assert_int_eq(board_queen(b, 2), 3);
    ck_assert_int_eq(board_count(b), 1);
    ck_assert_int_eq(board_remove(b, 1), -1);
    ck_assert_int_eq(board_count(b), 1);
    board_free(b);
}
END_TEST

START_TEST(only_boards_with_the_same_queens_are_equal)
{
    struct board *all[SMALL_BOARDS];

    for (int i = 0; i < SMALL_BOARDS; i++)
        all[i] = small_board(i);
    for (int i = 0; i < SMALL_BOARDS; i++)
        for (int j = 0; j < SMALL_BOARDS; j++)
            if (board_is_equal(all[i], all[j]) != (i == j))
                ck_abort_msg("boards %d and %d", i, j);
    for (int i = 0; i < SMALL_BOARDS; i++)
        board_free(all[i]);
}
END_TEST

START_TEST(boards_of_different_size_are_not_equal)
{
    struct board *a = board_new(4);
    struct board *b = board_new(5);

    ck_assert(!board_is_equal(a, b));
    board_free(a);
    board_free(b);
}
END_TEST

START_TEST(a_copy_is_equal_and_independent)
{
    for (int i = 0; i < SMALL_BOARDS; i++) {
        struct board *b = small_board(i);
        struct board *copy = board_copy(b);

        ck_assert_ptr_nonnull(copy);
        ck_assert(board_is_equal(b, copy));
        ck_assert_int_eq(board_count(copy), board_count(b));
        if (board_remove(copy, 0) != 0)
            board_place(copy, 0, 0);
        ck_assert(!board_is_equal(b, copy));
        board_free(b);
        board_free(copy);
    }
}
END_TEST

START_TEST(without_memory_there_is_no_board)
{
    struct board *b = board_new(4);
    struct board *made, *copy;

    memory_take();
    errno = 0;
    made = board_new(4);
    copy = board_copy(b);
    memory_give_back();
    ck_assert_int_eq(errno, ENOMEM);
    ck_assert_ptr_null(made);
    ck_assert_ptr_null(copy);
    board_free(b);
}
END_TEST

START_TEST(no_board_is_misuse)
{
    struct board *b = board_new(4);

    EXPECT_MISUSE(board_copy(NULL), "board_copy: the board is NULL");
    EXPECT_MISUSE(board_size(NULL), "board_size: the board is NULL");
    EXPECT_MISUSE(board_queen(NULL, 0), "board_queen: the board is NULL");
    EXPECT_MISUSE(board_columns(NULL), "board_columns: the board is NULL");
    EXPECT_MISUSE(board_count(NULL), "board_count: the board is NULL");
    EXPECT_MISUSE(board_is_equal(NULL, b),
                  "board_is_equal: the first board is NULL");
    EXPECT_MISUSE(board_is_equal(b, NULL),
                  "board_is_equal: the second board is NULL");
    EXPECT_MISUSE(board_place(NULL, 0, 0), "board_place: the board is NULL");
    EXPECT_MISUSE(board_remove(NULL, 0), "board_remove: the board is NULL");
    EXPECT_MISUSE(board_found(NULL), "board_found: the board is NULL");
    EXPECT_MISUSE(board_tried(NULL, 0, 0), "board_tried: the board is NULL");
    EXPECT_MISUSE(board_watch(NULL, NULL), "board_watch: the board is NULL");
    EXPECT_MISUSE(board_watch_refusals(NULL),
                  "board_watch_refusals: the board is NULL");
    board_free(b);
}
END_TEST

START_TEST(a_square_off_the_board_is_misuse)
{
    struct board *b = board_new(4);

    EXPECT_MISUSE(board_queen(b, -1), "board_queen: row -1 is not in 0 .. 3");
    EXPECT_MISUSE(board_queen(b, 4), "board_queen: row 4 is not in 0 .. 3");
    EXPECT_MISUSE(board_remove(b, 4), "board_remove: row 4 is not in 0 .. 3");
    EXPECT_MISUSE(board_place(b, 4, 0), "board_place: row 4 is not in 0 .. 3");
    EXPECT_MISUSE(board_place(b, 0, -1),
                  "board_place: column -1 is not in 0 .. 3");
    EXPECT_MISUSE(board_place(b, 0, 4),
                  "board_place: column 4 is not in 0 .. 3");
    EXPECT_MISUSE(board_tried(b, 4, 0), "board_tried: row 4 is not in 0 .. 3");
    EXPECT_MISUSE(board_tried(b, 0, 4),
                  "board_tried: column 4 is not in 0 .. 3");
    board_free(b);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("board");
    TCase *tc = tcase_create("board");

    suite_add_tcase(s, tc);
    tcase_add_test(tc, a_new_board_of_any_size_is_empty);
    tcase_add_test(tc, a_board_has_1_to_64_rows);
    tcase_add_test(tc, freeing_no_board_is_allowed);
    tcase_add_test(tc, queens_stand_where_they_were_placed);
    tcase_add_test(tc, every_corner_of_the_largest_board_can_be_used);
    tcase_add_test(tc, a_row_takes_one_queen_only);
    tcase_add_test(tc, a_queen_can_be_removed_once);
    tcase_add_test(tc, only_boards_with_the_same_queens_are_equal);
    tcase_add_test(tc, boards_of_different_size_are_not_equal);
    tcase_add_test(tc, a_copy_is_equal_and_independent);
    tcase_add_test(tc, no_board_is_misuse);
    tcase_add_test(tc, a_square_off_the_board_is_misuse);
    if (memory_can_run_out())
        tcase_add_test(tc, without_memory_there_is_no_board);
    return s;
}
