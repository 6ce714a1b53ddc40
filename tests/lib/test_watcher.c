/* test_watcher.c - unit tests of lib/watcher.h: who sees what, and when.
   SPDX-License-Identifier: MIT  */
#include "lib/watcher.h"

#include <stdio.h>
#include <string.h>

#include "lib/board.h"
#include "lib/maze.h"
#include "tests/lib/main.h"

/* A watcher that writes down each event, as in "place 0,1 ".  */
struct log {
    char text[256];
    bool answer; /* what it returns for every event */
};

static bool
write_down(void *self, const struct event *e)
{
    static const char *const names[] = { "place", "remove", "enter",  "leave",
                                         "found", "try",    "refused" };
    struct log *log = self;
    size_t used = strlen(log->text);

    snprintf(log->text + used, sizeof log->text - used, "%s %d,%d ",
             names[e->kind], e->row, e->col);
    return log->answer;
}

/* What each test begins with: an empty board and maze whose moves are written
   into one log.  */
static struct log told;
static struct watcher w;
static struct board *b;
static struct maze *m;

static void
set_up(void)
{
    told = (struct log){ "", false };
    w = (struct watcher){ write_down, &told };
    b = board_new(4);
    m = maze_new(2, 3);
    board_watch(b, &w);
    maze_watch(m, &w);
}

static void
tear_down(void)
{
    board_free(b);
    maze_free(m);
}

START_TEST(a_board_tells_each_move_in_order)
{
    board_place(b, 0, 1);
    board_place(b, 3, 2);
    board_found(b);
    board_remove(b, 3);
    board_remove(b, 0);
    ck_assert_str_eq(told.text, "place 0,1 place 3,2 found -1,-1 remove 3,2 "
                                "remove 0,1 ");
}
END_TEST

START_TEST(a_board_tells_which_squares_were_tested)
{
    board_watch(b, NULL);
    board_tried(b, 0, 0);
    board_watch(b, &w);
    board_tried(b, 0, 3);
    board_tried(b, 3, 0);
    ck_assert_str_eq(told.text, "try 0,3 try 3,0 ");
    ck_assert_int_eq(board_count(b), 0);
}
END_TEST

START_TEST(a_maze_tells_each_move_in_order)
{
    maze_enter(m, 0, 0);
    maze_enter(m, 1, 2);
    maze_found(m);
    maze_leave(m);
    maze_found(m);
    maze_leave(m);
    ck_assert_str_eq(told.text, "enter 0,0 enter 1,2 found 1,2 leave 1,2 "
                                "found 0,0 leave 0,0 ");
}
END_TEST

START_TEST(found_outside_the_maze_has_no_cell)
{
    maze_found(m);
    ck_assert_str_eq(told.text, "found -1,-1 ");
}
END_TEST

/* Expects the corner of the board SELF to be as E says it is now.  */
static bool
expect_queen(void *self, const struct event *e)
{
    const struct board *b = self;
    int queen = board_queen(b, 0);

    ck_assert_int_eq(queen, e->kind == EVENT_PLACE ? 0 : -1);
    return false;
}

START_TEST(a_move_is_made_before_it_is_told)
{
    struct watcher expecting = { expect_queen, b };

    board_watch(b, &expecting);
    board_place(b, 0, 0);
    board_remove(b, 0);
}
END_TEST

START_TEST(a_move_that_fails_is_not_told)
{
    struct maze *full = maze_new(1, 1);

    board_place(b, 0, 0);
    maze_enter(full, 0, 0);
    maze_watch(full, &w);
    told.text[0] = '\0';
    ck_assert_int_eq(board_place(b, 0, 1), -1);
    ck_assert_int_eq(board_remove(b, 1), -1);
    ck_assert_int_eq(maze_enter(full, 0, 0), -1);
    ck_assert_str_eq(told.text, "");
    ck_assert_int_eq(maze_leave(full), 0);
    ck_assert_int_eq(maze_leave(full), -1);
    ck_assert_str_eq(told.text, "leave 0,0 ");
    maze_free(full);
}
END_TEST

START_TEST(a_refused_queen_is_told_to_whoever_asks)
{
    board_watch_refusals(b);
    board_place(b, 0, 0);
    ck_assert_int_eq(board_place(b, 0, 1), -1);
    ck_assert_int_eq(board_queen(b, 0), 0);
    ck_assert_str_eq(told.text, "place 0,0 refused 0,1 ");
}
END_TEST

START_TEST(the_watcher_decides_whether_a_search_stops)
{
    told.answer = true;
    ck_assert(board_found(b));
    ck_assert(maze_found(m));
    told.answer = false;
    ck_assert(!board_found(b));
    ck_assert(!maze_found(m));
}
END_TEST

START_TEST(what_the_watcher_answers_to_a_move_does_not_matter)
{
    told.answer = true;
    ck_assert_int_eq(board_place(b, 0, 0), 0);
    ck_assert_int_eq(board_remove(b, 0), 0);
    ck_assert_int_eq(maze_enter(m, 0, 0), 0);
    ck_assert_int_eq(maze_leave(m), 0);
}
END_TEST

START_TEST(without_a_watcher_the_first_solution_is_enough)
{
    board_watch(b, NULL);
    maze_watch(m, NULL);
    ck_assert(board_found(b));
    ck_assert(maze_found(m));
}
END_TEST

START_TEST(a_new_watcher_replaces_the_old_one)
{
    struct log second = { "", false };

    w.self = &second; /* the board has a copy: still the first one's turn */
    board_place(b, 0, 0);
    board_watch(b, &w);
    board_place(b, 1, 1);
    board_watch(b, NULL);
    board_place(b, 2, 2);
    ck_assert_str_eq(told.text, "place 0,0 ");
    ck_assert_str_eq(second.text, "place 1,1 ");
}
END_TEST

START_TEST(the_watcher_of_a_maze_can_go)
{
    maze_enter(m, 0, 0);
    maze_watch(m, NULL);
    maze_enter(m, 0, 1);
    ck_assert(maze_found(m));
    ck_assert_str_eq(told.text, "enter 0,0 ");
}
END_TEST

START_TEST(a_copy_is_not_watched)
{
    struct board *board = board_copy(b);
    struct maze *maze = maze_copy(m);

    board_place(board, 0, 0);
    maze_enter(maze, 0, 0);
    ck_assert_str_eq(told.text, "");
    board_free(board);
    maze_free(maze);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("watcher");
    TCase *tc = tcase_create("watcher");

    suite_add_tcase(s, tc);
    tcase_add_checked_fixture(tc, set_up, tear_down);
    tcase_add_test(tc, a_board_tells_each_move_in_order);
    tcase_add_test(tc, a_board_tells_which_squares_were_tested);
    tcase_add_test(tc, a_maze_tells_each_move_in_order);
    tcase_add_test(tc, found_outside_the_maze_has_no_cell);
    tcase_add_test(tc, a_move_is_made_before_it_is_told);
    tcase_add_test(tc, a_move_that_fails_is_not_told);
    tcase_add_test(tc, a_refused_queen_is_told_to_whoever_asks);
    tcase_add_test(tc, the_watcher_decides_whether_a_search_stops);
    tcase_add_test(tc, what_the_watcher_answers_to_a_move_does_not_matter);
    tcase_add_test(tc, without_a_watcher_the_first_solution_is_enough);
    tcase_add_test(tc, a_new_watcher_replaces_the_old_one);
    tcase_add_test(tc, the_watcher_of_a_maze_can_go);
    tcase_add_test(tc, a_copy_is_not_watched);
    return s;
}
