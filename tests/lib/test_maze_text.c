/* test_maze_text.c - unit tests of lib/maze_text.c.
   SPDX-License-Identifier: MIT  */
#include "lib/maze_text.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "tests/lib/capture.h"
#include "tests/lib/main.h"
#include "tests/lib/memory.h"
#include "tests/lib/misuse.h"

/* Fail the test unless TEXT is read as a maze and written as AGAIN.  */
static void
expect_text(const char *text, const char *again)
{
    struct text_error error;
    struct maze *m = maze_text_parse(text, &error);
    struct capture c;

    if (m == NULL)
        ck_abort_msg("%d:%d: %s in:\n%s", error.line, error.column,
                     error.message, text);
    maze_text_print(m, capture_start(&c));
    capture_expect(&c, again);
    maze_free(m);
}

/* Write cells number START and GOAL of the 2 x 3 maze TEXT.  Return false if
   one of them is a wall.  */
static bool
mark(char *text, int start, int goal)
{
    char *s = &text[start + start / 3]; /* a newline follows three cells */
    char *g = &text[goal + goal / 3];

    if (*s == '#' || *g == '#')
        return false;
    *s = 'S';
    *g = s == g ? '*' : 'G';
    return true;
}

START_TEST(every_small_maze_is_written_as_it_was_read)
{
    int mazes = 0;

    for (int i = 0; i < 64 * 36; i++) {
        char text[] = "...\n...\n";

        for (int cell = 0; cell < 6; cell++)
            if (i / 36 >> cell & 1)
                text[cell + cell / 3] = '#';
        if (!mark(text, i % 6, i / 6 % 6))
            continue;
        expect_text(text, text);
        mazes++;
    }
    ck_assert_int_eq(mazes, 6 * 32 + 30 * 16);
}
END_TEST

START_TEST(line_ends_and_empty_lines_around_do_not_matter)
{
    expect_text("S#G", "S#G\n");
    expect_text("\n\n \nS.\n#G\n\n  \n", "S.\n#G\n");
    expect_text("S.\r\n#G\r\n", "S.\n#G\n");
    expect_text("*", "*\n");
}
END_TEST

START_TEST(the_cells_are_where_the_text_has_them)
{
    struct text_error error;
    struct maze *m = maze_text_parse("#.G\n#S#\n", &error);

    ck_assert_ptr_nonnull(m);
    ck_assert_int_eq(maze_rows(m), 2);
    ck_assert_int_eq(maze_cols(m), 3);
    ck_assert_int_eq(maze_start(m).row, 1);
    ck_assert_int_eq(maze_start(m).col, 1);
    ck_assert(maze_is_goal(m, 0, 2));
    ck_assert(!maze_is_open(m, 0, 0));
    ck_assert(maze_is_open(m, 0, 1));
    ck_assert(!maze_is_open(m, 1, 2));
    maze_free(m);
}
END_TEST

/* Fail the test unless TEXT is refused with MESSAGE about LINE and COLUMN.  */
static void
expect_error(const char *text, int line, int column, const char *message)
{
    struct text_error error;

    ck_assert_msg(maze_text_parse(text, &error) == NULL, "read: %.40s", text);
    ck_assert_str_eq(error.message, message);
    ck_assert_int_eq(error.line, line);
    ck_assert_int_eq(error.column, column);
}

START_TEST(a_wrong_text_is_refused_with_line_and_column)
{
    expect_error("", 1, 1, "expected a row of cells, but the text ends");
    expect_error("\n\n", 3, 1, "expected a row of cells, but the text ends");
    expect_error("S.\n\n.G", 2, 1,
                 "expected a row of cells, but the line ends");
    expect_error("S.\n.x", 2, 2, "expected #, ., S, G or *, found 'x'");
    expect_error("S. \n.G", 1, 3, "expected #, ., S, G or *, found ' '");
    expect_error("S.\r.G", 1, 3, "expected #, ., S, G or *, found byte 0x0d");
    expect_error("SG\n\xff.", 2, 1,
                 "expected #, ., S, G or *, found byte 0xff");
    expect_error("SG\nS.", 2, 1, "a second start");
    expect_error("SG\n.*", 2, 2, "a second start");
    expect_error("SG\n.G", 2, 2, "a second goal");
    expect_error("G*", 1, 2, "a second goal");
    expect_error("S.G\n..", 2, 3, "the row ends after 2 of 3 cells");
    expect_error("SG\n..#\n", 2, 3, "more than 2 cells in a row");
}
END_TEST

START_TEST(a_maze_needs_start_and_goal)
{
    expect_error("..\n#G", 0, 0, "the maze has no start, S or *");
    expect_error("S.\n#.", 0, 0, "the maze has no goal, G or *");
    expect_error("..\n..", 0, 0, "the maze has no start, S or *");
}
END_TEST

/* Return a text of ROWS rows of COLS open cells, for free.  */
static char *
open_text(int rows, int cols)
{
    size_t line = (size_t)cols + 1;
    char *text = malloc((size_t)rows * line + 1);

    ck_assert_ptr_nonnull(text);
    memset(text, '.', (size_t)rows * line);
    text[(size_t)rows * line] = '\0';
    for (int row = 1; row <= rows; row++)
        text[(size_t)row * line - 1] = '\n';
    return text;
}

START_TEST(a_maze_of_more_than_2000_rows_or_columns_is_too_large)
{
    char *tall = open_text(2001, 1);
    char *wide = open_text(1, 2001);

    expect_error(tall, 2001, 1, "more than 2000 rows");
    expect_error(wide, 1, 2001, "more than 2000 cells in a row");
    free(tall);
    free(wide);
}
END_TEST

START_TEST(the_largest_maze_is_written_as_it_was_read)
{
    char *text = open_text(2000, 2000);

    text[0] = 'S';
    text[1] = '#';
    text[2000 * 2001 - 2] = 'G';
    expect_text(text, text);
    free(text);
}
END_TEST

START_TEST(a_path_is_shown_with_its_dead_ends)
{
    static const bool been[] = { true,  true,  true, true, false,
                                 false, false, true, true };
    struct text_error error;
    struct maze *m = maze_text_parse("S..\n..#\n..G\n", &error);
    struct capture c;

    maze_enter(m, 0, 0);
    maze_enter(m, 1, 0);
    maze_enter(m, 1, 1);
    maze_enter(m, 2, 1);
    maze_enter(m, 2, 2);
    ck_assert_int_eq(maze_text_print_path(m, been, capture_start(&c)), 0);
    capture_expect(&c, "Sxx\noo#\n.oG\n");
    ck_assert_int_eq(maze_text_print_path(m, NULL, capture_start(&c)), 0);
    capture_expect(&c, "S..\noo#\n.oG\n");
    maze_free(m);
}
END_TEST

START_TEST(a_path_is_shown_from_its_first_cell_to_its_last)
{
    struct text_error error;
    struct maze *m = maze_text_parse("S...G\n", &error);
    struct capture c;

    maze_text_print_path(m, NULL, capture_start(&c));
    capture_expect(&c, "S...G\n");
    maze_enter(m, 0, 1);
    maze_enter(m, 0, 2);
    maze_enter(m, 0, 3);
    maze_text_print_path(m, NULL, capture_start(&c));
    capture_expect(&c, "SoooG\n");
    maze_free(m);
}
END_TEST

START_TEST(without_memory_nothing_is_read_or_written)
{
    struct text_error error;
    struct maze *m = maze_new(9, 9), *none;
    struct capture c;
    FILE *out = capture_start(&c);
    int result, why;

    memory_take();
    none = maze_text_parse("S.G", &error);
    errno = 0;
    result = maze_text_print_path(m, NULL, out);
    memory_give_back();
    why = errno;
    ck_assert_ptr_null(none);
    ck_assert_str_eq(error.message, "out of memory");
    ck_assert_int_eq(result, -1);
    ck_assert_int_eq(why, ENOMEM);
    capture_expect(&c, "");
    maze_free(m);
}
END_TEST

START_TEST(a_missing_argument_is_misuse)
{
    struct text_error error;
    struct maze *m = maze_new(1, 1);

    EXPECT_MISUSE(maze_text_parse(NULL, &error),
                  "maze_text_parse: the text is NULL");
    EXPECT_MISUSE(maze_text_parse("*", NULL),
                  "maze_text_parse: the error is NULL");
    EXPECT_MISUSE(maze_text_print(NULL, stdout),
                  "maze_text_print: the maze is NULL");
    EXPECT_MISUSE(maze_text_print(m, NULL),
                  "maze_text_print: the file to write on is NULL");
    EXPECT_MISUSE(maze_text_print_path(NULL, NULL, stdout),
                  "maze_text_print_path: the maze is NULL");
    EXPECT_MISUSE(maze_text_print_path(m, NULL, NULL),
                  "maze_text_print_path: the file to write on is NULL");
    maze_free(m);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("maze_text");
    TCase *tc = tcase_create("maze_text");

    suite_add_tcase(s, tc);
    tcase_add_test(tc, every_small_maze_is_written_as_it_was_read);
    tcase_add_test(tc, line_ends_and_empty_lines_around_do_not_matter);
    tcase_add_test(tc, the_cells_are_where_the_text_has_them);
    tcase_add_test(tc, a_wrong_text_is_refused_with_line_and_column);
    tcase_add_test(tc, a_maze_needs_start_and_goal);
    tcase_add_test(tc, a_maze_of_more_than_2000_rows_or_columns_is_too_large);
    tcase_add_test(tc, the_largest_maze_is_written_as_it_was_read);
    tcase_add_test(tc, a_path_is_shown_with_its_dead_ends);
    tcase_add_test(tc, a_path_is_shown_from_its_first_cell_to_its_last);
    tcase_add_test(tc, a_missing_argument_is_misuse);
    if (memory_can_run_out())
        tcase_add_test(tc, without_memory_nothing_is_read_or_written);
    return s;
}
