/* test_maze_make.c - unit tests of lib/maze_make.c.
   SPDX-License-Identifier: MIT  */
#include "lib/maze.h"

#include <errno.h>
#include <stdlib.h>

#include "lib/maze_text.h"
#include "tests/lib/capture.h"
#include "tests/lib/main.h"
#include "tests/lib/memory.h"

enum { LARGEST_SMALL = 12, SEEDS = 20 };

/* What a maze looks like as a graph.  */
struct shape {
    int open;    /* cells */
    int reached; /* of them, from the start */
    int doors;   /* pairs of neighbouring open cells */
};

/* Put the open neighbours of CELL that are not yet MARKed at the end of QUEUE
   and return its new length.  */
static int
spread(const struct maze *m, int cell, bool *marked, int *queue, int length)
{
    static const int step[4][2] = { { 0, 1 }, { 1, 0 }, { 0, -1 }, { -1, 0 } };
    int cols = maze_cols(m);

    for (int i = 0; i < 4; i++) {
        int row = cell / cols + step[i][0];
        int col = cell % cols + step[i][1];

        if (maze_is_open(m, row, col) && !marked[row * cols + col]) {
            marked[row * cols + col] = true;
            queue[length++] = row * cols + col;
        }
    }
    return length;
}

/* Return how many cells can be reached from the start of M, breadth first.  */
static int
count_reached(const struct maze *m)
{
    size_t cells = (size_t)maze_rows(m) * (size_t)maze_cols(m);
    bool *marked = calloc(cells, sizeof *marked);
    int *queue = malloc(cells * sizeof *queue);
    int length = 1;

    ck_assert_ptr_nonnull(marked);
    ck_assert_ptr_nonnull(queue);
    queue[0] = maze_start(m).row * maze_cols(m) + maze_start(m).col;
    marked[queue[0]] = true;
    for (int i = 0; i < length; i++)
        length = spread(m, queue[i], marked, queue, length);
    free(marked);
    free(queue);
    return length;
}

static struct shape
shape_of(const struct maze *m)
{
    struct shape s = { 0, count_reached(m), 0 };

    for (int row = 0; row < maze_rows(m); row++)
        for (int col = 0; col < maze_cols(m); col++)
            if (maze_is_open(m, row, col)) {
                s.open++;
                s.doors += maze_is_open(m, row + 1, col);
                s.doors += maze_is_open(m, row, col + 1);
            }
    return s;
}

/* Fail the test unless M goes from corner to corner and all its open cells
   hang together.  Return how many loops it has.  */
static int
expect_connected(const struct maze *m, int rows, int cols)
{
    struct shape s;

    ck_assert_ptr_nonnull(m);
    ck_assert_int_eq(maze_rows(m), rows);
    ck_assert_int_eq(maze_cols(m), cols);
    ck_assert_int_eq(maze_start(m).row, 0);
    ck_assert_int_eq(maze_start(m).col, 0);
    ck_assert(maze_is_goal(m, rows - 1, cols - 1));
    ck_assert_int_eq(maze_steps(m), -1);
    s = shape_of(m);
    ck_assert_int_eq(s.reached, s.open);
    return s.doors - (s.open - 1); /* a tree has one door less than cells */
}

START_TEST(a_perfect_maze_of_any_size_is_a_tree)
{
    for (int rows = 1; rows <= LARGEST_SMALL; rows++)
        for (int cols = 1; cols <= LARGEST_SMALL; cols++)
            for (uint64_t seed = 0; seed < SEEDS; seed++) {
                struct maze *m = maze_make(rows, cols, 0, seed);

                ck_assert_int_eq(expect_connected(m, rows, cols), 0);
                maze_free(m);
            }
}
END_TEST

START_TEST(every_room_of_a_perfect_maze_is_open)
{
    struct maze *m = maze_make(LARGEST_SMALL, LARGEST_SMALL, 0, 7);

    for (int row = 0; row < LARGEST_SMALL; row += 2)
        for (int col = 0; col < LARGEST_SMALL; col += 2)
            ck_assert(maze_is_open(m, row, col));
    maze_free(m);
}
END_TEST

/* Return how many walls part two rooms in a perfect maze: with R x C rooms,
   R (C - 1) + (R - 1) C places for a door less the R C - 1 doors of a tree. */
static int
inner_walls(int rows, int cols)
{
    int r = (rows + 1) / 2;
    int c = (cols + 1) / 2;

    return r * (c - 1) + (r - 1) * c - (r * c - 1);
}

START_TEST(loops_is_the_percentage_of_walls_opened)
{
    for (int rows = 1; rows <= LARGEST_SMALL; rows++)
        for (int cols = 1; cols <= LARGEST_SMALL; cols++)
            for (int loops = 0; loops <= 100; loops += 10) {
                struct maze *m = maze_make(rows, cols, loops, 5);
                int expected = (inner_walls(rows, cols) * loops + 99) / 100;

                ck_assert_int_eq(expect_connected(m, rows, cols), expected);
                maze_free(m);
            }
}
END_TEST

START_TEST(one_percent_makes_at_least_one_loop)
{
    struct maze *m = maze_make(3, 3, 1, 0);

    ck_assert_int_eq(expect_connected(m, 3, 3), 1);
    maze_free(m);
}
END_TEST

static char *
text_of(int rows, int cols, int loops, uint64_t seed)
{
    struct maze *m = maze_make(rows, cols, loops, seed);
    struct capture c;

    maze_text_print(m, capture_start(&c));
    maze_free(m);
    return capture_end(&c);
}

START_TEST(the_same_seed_makes_the_same_maze_everywhere)
{
    char *text = text_of(6, 8, 0, 9);

    ck_assert_str_eq(text, "S#......\n"
                           ".#.###.#\n"
                           ".#...#..\n"
                           ".###.#.#\n"
                           ".....#.#\n"
                           ".#.###.G\n");
    free(text);
}
END_TEST

START_TEST(another_seed_makes_another_maze)
{
    char *a = text_of(15, 15, 10, 1);
    char *b = text_of(15, 15, 10, 2);

    ck_assert_str_ne(a, b);
    free(a);
    free(b);
}
END_TEST

START_TEST(the_rat_digs_either_way_around)
{
    int right = 0;
    int down = 0;

    /* Through 2 x 2 rooms the rat goes all the way around: the door that is
       missing is one of the two beside the start.  */
    for (uint64_t seed = 0; seed < 100; seed++) {
        struct maze *m = maze_make(3, 3, 0, seed);

        right += !maze_is_open(m, 0, 1);
        down += !maze_is_open(m, 1, 0);
        maze_free(m);
    }
    ck_assert_int_eq(right + down, 100);
    ck_assert_int_gt(right, 25);
    ck_assert_int_gt(down, 25);
}
END_TEST

START_TEST(a_maze_of_1000_by_1000_works)
{
    struct maze *m = maze_make(1000, 1000, 0, 1);

    ck_assert_int_eq(expect_connected(m, 1000, 1000), 0);
    maze_free(m);
    m = maze_make(1000, 1000, 10, 1);
    ck_assert_int_eq(expect_connected(m, 1000, 1000),
                     (inner_walls(1000, 1000) * 10 + 99) / 100);
    maze_free(m);
}
END_TEST

START_TEST(the_largest_maze_works)
{
    struct maze *m = maze_make(MAZE_MAX_SIDE, MAZE_MAX_SIDE, 100, 1);

    ck_assert_int_eq(expect_connected(m, MAZE_MAX_SIDE, MAZE_MAX_SIDE),
                     inner_walls(MAZE_MAX_SIDE, MAZE_MAX_SIDE));
    maze_free(m);
}
END_TEST

START_TEST(wrong_numbers_are_refused)
{
    static const int wrong[][3] = { { 0, 5, 0 },    { 5, 0, 0 },
                                    { 2001, 5, 0 }, { 5, 2001, 0 },
                                    { 5, 5, -1 },   { 5, 5, 101 } };

    for (int i = 0; i < 6; i++) {
        errno = 0;
        ck_assert_ptr_null(maze_make(wrong[i][0], wrong[i][1], wrong[i][2], 1));
        ck_assert_int_eq(errno, EINVAL);
    }
}
END_TEST

START_TEST(without_memory_no_maze_is_made)
{
    struct maze *m;

    memory_take();
    errno = 0;
    m = maze_make(5, 5, 0, 1);
    memory_give_back();
    ck_assert_int_eq(errno, ENOMEM);
    ck_assert_ptr_null(m);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("maze_make");
    TCase *tc = tcase_create("maze_make");

    suite_add_tcase(s, tc);
    tcase_set_timeout(tc, 60); /* for sanitizers on a busy machine */
    tcase_add_test(tc, a_perfect_maze_of_any_size_is_a_tree);
    tcase_add_test(tc, every_room_of_a_perfect_maze_is_open);
    tcase_add_test(tc, loops_is_the_percentage_of_walls_opened);
    tcase_add_test(tc, one_percent_makes_at_least_one_loop);
    tcase_add_test(tc, the_same_seed_makes_the_same_maze_everywhere);
    tcase_add_test(tc, another_seed_makes_another_maze);
    tcase_add_test(tc, the_rat_digs_either_way_around);
    tcase_add_test(tc, a_maze_of_1000_by_1000_works);
    tcase_add_test(tc, the_largest_maze_works);
    tcase_add_test(tc, wrong_numbers_are_refused);
    if (memory_can_run_out())
        tcase_add_test(tc, without_memory_no_maze_is_made);
    return s;
}
