/* test_maze.c - unit tests of lib/maze.c.
   SPDX-License-Identifier: MIT  */
#include "lib/maze.h"

#include <errno.h>
#include <limits.h>

#include "tests/lib/main.h"
#include "tests/lib/memory.h"
#include "tests/lib/misuse.h"

static void
expect_cell(struct maze_cell c, int row, int col)
{
    ck_assert_int_eq(c.row, row);
    ck_assert_int_eq(c.col, col);
}

START_TEST(a_new_maze_is_open_from_corner_to_corner)
{
    for (int rows = 1; rows <= 5; rows++)
        for (int cols = 1; cols <= 5; cols++) {
            struct maze *m = maze_new(rows, cols);
            int open = 0;

            ck_assert_ptr_nonnull(m);
            ck_assert_int_eq(maze_rows(m), rows);
            ck_assert_int_eq(maze_cols(m), cols);
            expect_cell(maze_start(m), 0, 0);
            expect_cell(maze_goal(m), rows - 1, cols - 1);
            ck_assert_int_eq(maze_steps(m), -1);
            for (int row = -1; row <= rows; row++)
                for (int col = -1; col <= cols; col++)
                    open += maze_is_open(m, row, col);
            ck_assert_int_eq(open, rows * cols);
            maze_free(m);
        }
}
END_TEST

START_TEST(a_maze_has_1_to_2000_rows_and_columns)
{
    static const int sizes[] = { 0, -1, MAZE_MAX_SIDE + 1, INT_MIN, INT_MAX };
    struct maze *m;

    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        errno = 0;
        ck_assert_ptr_null(maze_new(sizes[i], 1));
        ck_assert_int_eq(errno, EINVAL);
        errno = 0;
        ck_assert_ptr_null(maze_new(1, sizes[i]));
        ck_assert_int_eq(errno, EINVAL);
    }
    m = maze_new(MAZE_MAX_SIDE, MAZE_MAX_SIDE);
    ck_assert_ptr_nonnull(m);
    ck_assert(maze_is_open(m, MAZE_MAX_SIDE - 1, MAZE_MAX_SIDE - 1));
    maze_free(m);
}
END_TEST

START_TEST(freeing_no_maze_is_allowed)
{
    maze_free(NULL);
}
END_TEST

START_TEST(what_lies_outside_is_not_open)
{
    struct maze *m = maze_new(2, 3);

    ck_assert(!maze_is_open(m, -1, 0));
    ck_assert(!maze_is_open(m, 0, -1));
    ck_assert(!maze_is_open(m, 2, 0));
    ck_assert(!maze_is_open(m, 0, 3));
    ck_assert(!maze_is_open(m, INT_MAX, INT_MAX));
    ck_assert(!maze_is_open(m, INT_MIN, INT_MIN));
    maze_free(m);
}
END_TEST

START_TEST(a_wall_stands_on_its_own_cell_only)
{
    struct maze *m = maze_new(3, 4);

    for (int cell = 1; cell < 11; cell++) {
        ck_assert_int_eq(maze_set_wall(m, cell / 4, cell % 4, true), 0);
        for (int other = 0; other < 12; other++)
            ck_assert(maze_is_open(m, other / 4, other % 4) == (other != cell));
        ck_assert_int_eq(maze_set_wall(m, cell / 4, cell % 4, false), 0);
        ck_assert(maze_is_open(m, cell / 4, cell % 4));
    }
    maze_free(m);
}
END_TEST

START_TEST(a_row_is_read_at_once)
{
    struct maze *m = maze_new(2, 3);
    unsigned char walls[] = { 7, 7, 7, 7 };

    maze_set_wall(m, 1, 1, true);
    maze_read_row(m, 1, walls);
    ck_assert_int_eq(walls[0], 0);
    ck_assert_int_eq(walls[1], 1);
    ck_assert_int_eq(walls[2], 0);
    ck_assert_int_eq(walls[3], 7);
    maze_free(m);
}
END_TEST

START_TEST(no_wall_stands_on_start_or_goal)
{
    struct maze *m = maze_new(2, 2);

    ck_assert_int_eq(maze_set_wall(m, 0, 0, true), -1);
    ck_assert_int_eq(maze_set_wall(m, 1, 1, true), -1);
    ck_assert(maze_is_open(m, 0, 0));
    ck_assert(maze_is_open(m, 1, 1));
    ck_assert_int_eq(maze_set_wall(m, 0, 0, false), 0);
    maze_free(m);
}
END_TEST

START_TEST(start_and_goal_can_be_moved_onto_walls)
{
    struct maze *m = maze_new(3, 3);

    maze_set_wall(m, 0, 2, true);
    maze_set_wall(m, 2, 0, true);
    maze_set_start(m, 0, 2);
    maze_set_goal(m, 2, 0);
    expect_cell(maze_start(m), 0, 2);
    expect_cell(maze_goal(m), 2, 0);
    ck_assert(maze_is_open(m, 0, 2));
    ck_assert(maze_is_open(m, 2, 0));
    ck_assert_int_eq(maze_set_wall(m, 0, 0, true), 0);
    maze_set_goal(m, 0, 2);
    expect_cell(maze_goal(m), 0, 2);
    maze_free(m);
}
END_TEST

START_TEST(only_the_goal_is_the_goal)
{
    struct maze *m = maze_new(3, 4);

    for (int goal = 0; goal < 12; goal++) {
        maze_set_goal(m, goal / 4, goal % 4);
        for (int cell = 0; cell < 12; cell++)
            ck_assert(maze_is_goal(m, cell / 4, cell % 4) == (cell == goal));
    }
    maze_free(m);
}
END_TEST

START_TEST(the_path_is_a_stack_of_cells)
{
    struct maze *m = maze_new(2, 3);

    ck_assert_int_eq(maze_enter(m, 0, 0), 0);
    ck_assert_int_eq(maze_steps(m), 0);
    ck_assert_int_eq(maze_enter(m, 1, 2), 0);
    ck_assert_int_eq(maze_steps(m), 1);
    expect_cell(maze_path(m, 0), 0, 0);
    expect_cell(maze_path(m, 1), 1, 2);
    ck_assert_int_eq(maze_leave(m), 0);
    ck_assert_int_eq(maze_enter(m, 0, 1), 0);
    expect_cell(maze_path(m, 1), 0, 1);
    ck_assert_int_eq(maze_leave(m), 0);
    ck_assert_int_eq(maze_leave(m), 0);
    ck_assert_int_eq(maze_steps(m), -1);
    ck_assert_int_eq(maze_leave(m), -1);
    ck_assert_int_eq(maze_steps(m), -1);
    maze_free(m);
}
END_TEST

START_TEST(a_path_is_as_long_as_the_maze_has_cells)
{
    struct maze *m = maze_new(2, 3);

    for (int i = 0; i < 6; i++)
        ck_assert_int_eq(maze_enter(m, 0, i % 2), 0);
    ck_assert_int_eq(maze_enter(m, 0, 0), -1);
    ck_assert_int_eq(maze_steps(m), 5);
    expect_cell(maze_path(m, 5), 0, 1);
    maze_free(m);
}
END_TEST

START_TEST(a_copy_has_the_walls_and_no_rat)
{
    struct maze *m = maze_new(3, 4), *copy;

    maze_set_start(m, 0, 1);
    maze_set_goal(m, 2, 2);
    maze_set_wall(m, 1, 1, true);
    maze_enter(m, 0, 1);
    copy = maze_copy(m);
    ck_assert_int_eq(maze_rows(copy), 3);
    ck_assert_int_eq(maze_cols(copy), 4);
    expect_cell(maze_start(copy), 0, 1);
    expect_cell(maze_goal(copy), 2, 2);
    for (int cell = 0; cell < 12; cell++)
        ck_assert(maze_is_open(copy, cell / 4, cell % 4) == (cell != 5));
    ck_assert_int_eq(maze_steps(copy), -1);
    maze_set_wall(copy, 1, 1, false);
    ck_assert(!maze_is_open(m, 1, 1));
    maze_free(m);
    maze_free(copy);
}
END_TEST

START_TEST(without_memory_there_is_no_maze)
{
    struct maze *m = maze_new(4, 4);
    struct maze *small, *large, *copy;

    memory_take();
    small = maze_new(4, 4);
    copy = maze_copy(m);
    memory_give_back();
    ck_assert_ptr_null(small);
    ck_assert_ptr_null(copy);
    memory_forbid();
    errno = 0;
    large = maze_new(MAZE_MAX_SIDE, MAZE_MAX_SIDE);
    memory_give_back();
    ck_assert_int_eq(errno, ENOMEM);
    ck_assert_ptr_null(large);
    maze_free(m);
}
END_TEST

START_TEST(no_maze_is_misuse)
{
    EXPECT_MISUSE(maze_copy(NULL), "maze_copy: the maze is NULL");
    EXPECT_MISUSE(maze_rows(NULL), "maze_rows: the maze is NULL");
    EXPECT_MISUSE(maze_cols(NULL), "maze_cols: the maze is NULL");
    EXPECT_MISUSE(maze_start(NULL), "maze_start: the maze is NULL");
    EXPECT_MISUSE(maze_goal(NULL), "maze_goal: the maze is NULL");
    EXPECT_MISUSE(maze_is_open(NULL, 0, 0), "maze_is_open: the maze is NULL");
    EXPECT_MISUSE(maze_read_row(NULL, 0, NULL),
                  "maze_read_row: the maze is NULL");
    EXPECT_MISUSE(maze_is_goal(NULL, 0, 0), "maze_is_goal: the maze is NULL");
    EXPECT_MISUSE(maze_set_wall(NULL, 0, 0, true),
                  "maze_set_wall: the maze is NULL");
    EXPECT_MISUSE(maze_set_start(NULL, 0, 0),
                  "maze_set_start: the maze is NULL");
    EXPECT_MISUSE(maze_set_goal(NULL, 0, 0), "maze_set_goal: the maze is NULL");
    EXPECT_MISUSE(maze_enter(NULL, 0, 0), "maze_enter: the maze is NULL");
    EXPECT_MISUSE(maze_leave(NULL), "maze_leave: the maze is NULL");
    EXPECT_MISUSE(maze_found(NULL), "maze_found: the maze is NULL");
    EXPECT_MISUSE(maze_steps(NULL), "maze_steps: the maze is NULL");
    EXPECT_MISUSE(maze_path(NULL, 0), "maze_path: the maze is NULL");
    EXPECT_MISUSE(maze_watch(NULL, NULL), "maze_watch: the maze is NULL");
}
END_TEST

START_TEST(a_cell_outside_the_maze_is_misuse)
{
    struct maze *m = maze_new(2, 3);

    EXPECT_MISUSE(maze_enter(m, 2, 0), "maze_enter: row 2 is not in 0 .. 1");
    EXPECT_MISUSE(maze_enter(m, -1, 0), "maze_enter: row -1 is not in 0 .. 1");
    EXPECT_MISUSE(maze_enter(m, 0, 3), "maze_enter: column 3 is not in 0 .. 2");
    EXPECT_MISUSE(maze_enter(m, 0, -1),
                  "maze_enter: column -1 is not in 0 .. 2");
    EXPECT_MISUSE(maze_is_goal(m, 2, 0),
                  "maze_is_goal: row 2 is not in 0 .. 1");
    EXPECT_MISUSE(maze_set_wall(m, 2, 0, true),
                  "maze_set_wall: row 2 is not in 0 .. 1");
    EXPECT_MISUSE(maze_set_start(m, 0, 3),
                  "maze_set_start: column 3 is not in 0 .. 2");
    EXPECT_MISUSE(maze_set_goal(m, 0, 3),
                  "maze_set_goal: column 3 is not in 0 .. 2");
    EXPECT_MISUSE(maze_path(m, 0), "maze_path: the rat is not in the maze");
    maze_enter(m, 0, 0);
    EXPECT_MISUSE(maze_path(m, 1), "maze_path: cell 1 is not in 0 .. 0");
    EXPECT_MISUSE(maze_path(m, -1), "maze_path: cell -1 is not in 0 .. 0");
    maze_free(m);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("maze");
    TCase *tc = tcase_create("maze");

    suite_add_tcase(s, tc);
    tcase_add_test(tc, a_new_maze_is_open_from_corner_to_corner);
    tcase_add_test(tc, a_maze_has_1_to_2000_rows_and_columns);
    tcase_add_test(tc, freeing_no_maze_is_allowed);
    tcase_add_test(tc, what_lies_outside_is_not_open);
    tcase_add_test(tc, a_wall_stands_on_its_own_cell_only);
    tcase_add_test(tc, a_row_is_read_at_once);
    tcase_add_test(tc, no_wall_stands_on_start_or_goal);
    tcase_add_test(tc, start_and_goal_can_be_moved_onto_walls);
    tcase_add_test(tc, only_the_goal_is_the_goal);
    tcase_add_test(tc, the_path_is_a_stack_of_cells);
    tcase_add_test(tc, a_path_is_as_long_as_the_maze_has_cells);
    tcase_add_test(tc, a_copy_has_the_walls_and_no_rat);
    tcase_add_test(tc, no_maze_is_misuse);
    tcase_add_test(tc, a_cell_outside_the_maze_is_misuse);
    if (memory_can_run_out())
        tcase_add_test(tc, without_memory_there_is_no_maze);
    return s;
}
