/* test_board_parse.c - unit tests of lib/board_parse.c.
   SPDX-License-Identifier: MIT  */
#include "lib/board_parse.h"

#include <stdlib.h>
#include <string.h>

#include "lib/board_print.h"
#include "tests/lib/capture.h"
#include "tests/lib/main.h"
#include "tests/lib/memory.h"
#include "tests/lib/misuse.h"

typedef void print(const struct board *b, FILE *out);
typedef struct board *parse(const char *text, struct text_error *error);

/* Fail the test unless READ makes of what WRITE wrote the board B again.  */
static void
expect_round_trip(const struct board *b, print *write, parse *read)
{
    struct text_error error;
    struct board *again;
    struct capture c;
    char *text;

    write(b, capture_start(&c));
    text = capture_end(&c);
    again = read(text, &error);
    if (again == NULL)
        ck_abort_msg("%d:%d: %s in:\n%s", error.line, error.column,
                     error.message, text);
    if (!board_is_equal(b, again))
        ck_abort_msg("read another board from:\n%s", text);
    board_free(again);
    free(text);
}

/* Try all boards of N rows, each row with a queen in any column or none.  */
static void
expect_all_round_trips(int n, print *write, parse *read)
{
    int boards = 1;

    for (int row = 0; row < n; row++)
        boards *= n + 1;
    for (int i = 0; i < boards; i++) {
        struct board *b = board_new(n);

        for (int row = 0, rest = i; row < n; row++, rest /= n + 1)
            if (rest % (n + 1) < n)
                board_place(b, row, rest % (n + 1));
        expect_round_trip(b, write, read);
        board_free(b);
    }
}

START_TEST(every_small_board_is_read_as_it_was_written)
{
    for (int n = 1; n <= 4; n++) {
        expect_all_round_trips(n, board_print_picture, board_parse_picture);
        expect_all_round_trips(n, board_print_matrix, board_parse_picture);
        expect_all_round_trips(n, board_print_array, board_parse_array);
    }
}
END_TEST

START_TEST(the_largest_board_is_read_as_it_was_written)
{
    struct board *b = board_new(BOARD_MAX_SIZE);

    for (int row = 0; row < BOARD_MAX_SIZE; row++)
        board_place(b, row, BOARD_MAX_SIZE - 1 - row);
    expect_round_trip(b, board_print_picture, board_parse_picture);
    expect_round_trip(b, board_print_array, board_parse_array);
    board_free(b);
}
END_TEST

/* Fail the test unless F reads TEXT as 2 1.  */
static void
expect_two_one(parse *f, const char *text)
{
    struct text_error error;
    struct board *b = f(text, &error);

    ck_assert_msg(b != NULL, "not read: %s", text);
    ck_assert_int_eq(board_size(b), 2);
    ck_assert_int_eq(board_queen(b, 0), 1);
    ck_assert_int_eq(board_queen(b, 1), 0);
    board_free(b);
}

START_TEST(blanks_and_empty_lines_around_do_not_matter)
{
    expect_two_one(board_parse_picture, ".Q\nQ.");
    expect_two_one(board_parse_picture, "\n  \n .  Q \n\tQ\t.\n\n \n");
    expect_two_one(board_parse_picture, ".1\r\nQ0\r\n\r\n");
    expect_two_one(board_parse_array, "2 1");
    expect_two_one(board_parse_array, "\n\n\t02   1 \r\n\n");
}
END_TEST

/* Fail the test unless F refuses TEXT with MESSAGE about LINE and COLUMN.  */
static void
expect_error(parse *f, const char *text, int line, int column,
             const char *message)
{
    struct text_error error;

    ck_assert_msg(f(text, &error) == NULL, "read: %s", text);
    ck_assert_str_eq(error.message, message);
    ck_assert_int_eq(error.line, line);
    ck_assert_int_eq(error.column, column);
}

START_TEST(a_wrong_picture_is_refused_with_line_and_column)
{
    parse *f = board_parse_picture;

    expect_error(f, "", 1, 1, "expected Q, 1, . or 0, but the text ends");
    expect_error(f, "\n  ", 2, 3, "expected Q, 1, . or 0, but the text ends");
    expect_error(f, ". x\n. .\n", 1, 3, "expected Q, 1, . or 0, found 'x'");
    expect_error(f, "..\n.\a", 2, 2, "expected Q, 1, . or 0, found byte 0x07");
    expect_error(f, "..\n.\r", 2, 2, "expected Q, 1, . or 0, found byte 0x0d");
    expect_error(f, "..\n\xe2", 2, 1, "expected Q, 1, . or 0, found byte 0xe2");
    expect_error(f, "..\nQ Q", 2, 3, "a second queen in a row");
    expect_error(f, "...\n. .\n...", 2, 4, "the row ends after 2 of 3 squares");
    expect_error(f, "..\n\n..", 2, 1, "the row ends after 0 of 2 squares");
    expect_error(f, "..\n...", 2, 3, "more than 2 squares in a row");
    expect_error(f, "..", 1, 3, "the text ends after 1 of 2 rows");
    expect_error(f, "..\n\n", 1, 3, "the text ends after 1 of 2 rows");
    expect_error(f, "..\n..\n..", 3, 1, "more than 2 rows");
}
END_TEST

START_TEST(a_wrong_array_is_refused_with_line_and_column)
{
    parse *f = board_parse_array;

    expect_error(f, "", 1, 1, "expected a number, but the text ends");
    expect_error(f, "2, 1", 1, 2, "expected a number, found ','");
    expect_error(f, "1 -1", 1, 3, "expected a number, found '-'");
    expect_error(f, "1 2 4", 1, 5, "column 4 on a board of 3");
    expect_error(f, "3 1", 1, 1, "column 3 on a board of 2");
    expect_error(f, " 65", 1, 2, "the number is larger than 64");
    expect_error(f, "99999999999999999999", 1, 1,
                 "the number is larger than 64");
    expect_error(f, "2 1\n\n1", 2, 1, "more than one line of numbers");
}
END_TEST

START_TEST(a_board_larger_than_64_is_refused)
{
    char picture[2 * 65 + 1] = "";
    char array[2 * 65 + 1] = "";

    for (int col = 0; col < 65; col++) {
        strcat(picture, ". ");
        strcat(array, "1 ");
    }
    expect_error(board_parse_picture, picture, 1, 129,
                 "more than 64 squares in a row");
    expect_error(board_parse_array, array, 1, 129, "more than 64 numbers");
}
END_TEST

START_TEST(without_memory_nothing_is_read)
{
    struct text_error picture, array;
    struct board *b, *c;

    memory_take();
    b = board_parse_picture("Q", &picture);
    c = board_parse_array("1", &array);
    memory_give_back();
    ck_assert_ptr_null(b);
    ck_assert_ptr_null(c);
    ck_assert_str_eq(picture.message, "out of memory");
    ck_assert_str_eq(array.message, "out of memory");
    ck_assert_int_eq(picture.line, 0);
    ck_assert_int_eq(array.line, 0);
}
END_TEST

START_TEST(no_text_is_misuse)
{
    struct text_error error;

    EXPECT_MISUSE(board_parse_picture(NULL, &error),
                  "board_parse_picture: the text is NULL");
    EXPECT_MISUSE(board_parse_array(NULL, &error),
                  "board_parse_array: the text is NULL");
    EXPECT_MISUSE(board_parse_picture("", NULL),
                  "board_parse_picture: the error is NULL");
    EXPECT_MISUSE(board_parse_array("", NULL),
                  "board_parse_array: the error is NULL");
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("board_parse");
    TCase *tc = tcase_create("board_parse");

    suite_add_tcase(s, tc);
    tcase_add_test(tc, every_small_board_is_read_as_it_was_written);
    tcase_add_test(tc, the_largest_board_is_read_as_it_was_written);
    tcase_add_test(tc, blanks_and_empty_lines_around_do_not_matter);
    tcase_add_test(tc, a_wrong_picture_is_refused_with_line_and_column);
    tcase_add_test(tc, a_wrong_array_is_refused_with_line_and_column);
    tcase_add_test(tc, a_board_larger_than_64_is_refused);
    tcase_add_test(tc, no_text_is_misuse);
    if (memory_can_run_out())
        tcase_add_test(tc, without_memory_nothing_is_read);
    return s;
}
