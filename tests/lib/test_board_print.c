/* test_board_print.c - unit tests of what lib/board.c prints.
   SPDX-License-Identifier: MIT  */
#include "lib/board_print.h"

#include "tests/lib/capture.h"
#include "tests/lib/main.h"
#include "tests/lib/misuse.h"

typedef void print(const struct board *b, FILE *out);

/* Fail the test unless F writes TEXT for the N x N board with its queens in
   QUEENS, -1 for none.  */
static void
expect(print *f, int n, const int *queens, const char *text)
{
    struct board *b = board_new(n);
    struct capture c;

    for (int row = 0; row < n; row++)
        if (queens[row] != -1)
            board_place(b, row, queens[row]);
    f(b, capture_start(&c));
    capture_expect(&c, text);
    board_free(b);
}

static const int solution[] = { 1, 3, 0, 2 };
static const int partial[] = { 2, -1, 2 };
static const int one[] = { 0 };
static const int none[] = { -1 };

START_TEST(a_picture_has_a_letter_for_each_queen)
{
    expect(board_print_picture, 4, solution,
           ". Q . .\n. . . Q\nQ . . .\n. . Q .\n");
    expect(board_print_picture, 3, partial, ". . Q\n. . .\n. . Q\n");
    expect(board_print_picture, 1, one, "Q\n");
    expect(board_print_picture, 1, none, ".\n");
}
END_TEST

START_TEST(glyphs_show_a_chess_queen)
{
    expect(board_print_glyphs, 3, partial,
           ". . \xe2\x99\x9b\n. . .\n. . \xe2\x99\x9b\n");
}
END_TEST

START_TEST(a_matrix_has_rows_as_rows)
{
    expect(board_print_matrix, 4, solution,
           "0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0\n");
    expect(board_print_matrix, 3, partial, "0 0 1\n0 0 0\n0 0 1\n");
    expect(board_print_matrix, 1, none, "0\n");
}
END_TEST

START_TEST(a_turned_matrix_has_rows_as_columns)
{
    expect(board_print_turned, 4, solution,
           "0 0 1 0\n1 0 0 0\n0 0 0 1\n0 1 0 0\n");
    expect(board_print_turned, 3, partial, "0 0 0\n0 0 0\n1 0 1\n");
    expect(board_print_turned, 1, one, "1\n");
}
END_TEST

START_TEST(an_array_counts_columns_from_1)
{
    expect(board_print_array, 4, solution, "2 4 1 3\n");
    expect(board_print_array, 3, partial, "3 0 3\n");
    expect(board_print_array, 1, one, "1\n");
}
END_TEST

START_TEST(pairs_count_from_0_and_end_with_a_stop)
{
    expect(board_print_pairs, 4, solution, "0-1 1-3 2-0 3-2 .\n");
    expect(board_print_pairs, 3, partial, "0-2 2-2 .\n");
    expect(board_print_pairs, 1, none, ".\n");
}
END_TEST

START_TEST(no_board_is_misuse)
{
    EXPECT_MISUSE(board_print_picture(NULL, stdout),
                  "board_print_picture: the board is NULL");
    EXPECT_MISUSE(board_print_glyphs(NULL, stdout),
                  "board_print_glyphs: the board is NULL");
    EXPECT_MISUSE(board_print_matrix(NULL, stdout),
                  "board_print_matrix: the board is NULL");
    EXPECT_MISUSE(board_print_turned(NULL, stdout),
                  "board_print_turned: the board is NULL");
    EXPECT_MISUSE(board_print_array(NULL, stdout),
                  "board_print_array: the board is NULL");
    EXPECT_MISUSE(board_print_pairs(NULL, stdout),
                  "board_print_pairs: the board is NULL");
}
END_TEST

START_TEST(no_file_is_misuse)
{
    struct board *b = board_new(1);

    EXPECT_MISUSE(board_print_picture(b, NULL),
                  "board_print_picture: the file to write on is NULL");
    EXPECT_MISUSE(board_print_pairs(b, NULL),
                  "board_print_pairs: the file to write on is NULL");
    board_free(b);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("board_print");
    TCase *tc = tcase_create("board_print");

    suite_add_tcase(s, tc);
    tcase_add_test(tc, a_picture_has_a_letter_for_each_queen);
    tcase_add_test(tc, glyphs_show_a_chess_queen);
    tcase_add_test(tc, a_matrix_has_rows_as_rows);
    tcase_add_test(tc, a_turned_matrix_has_rows_as_columns);
    tcase_add_test(tc, an_array_counts_columns_from_1);
    tcase_add_test(tc, pairs_count_from_0_and_end_with_a_stop);
    tcase_add_test(tc, no_board_is_misuse);
    tcase_add_test(tc, no_file_is_misuse);
    return s;
}
