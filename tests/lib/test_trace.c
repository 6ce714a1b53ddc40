/* test_trace.c - unit tests of lib/trace.c.
   SPDX-License-Identifier: MIT  */
#include "lib/trace.h"

#include <errno.h>
#include <stdint.h>

#include "lib/board.h"
#include "lib/maze.h"
#include "tests/lib/main.h"
#include "tests/lib/memory.h"
#include "tests/lib/misuse.h"

/* The largest row or column that a trace takes.  */
enum { LAST = 16382 };

static void
expect_event(const struct trace *t, size_t i, enum event_kind kind, int row,
             int col)
{
    struct event e = trace_event(t, i);

    ck_assert_int_eq(e.kind, kind);
    ck_assert_int_eq(e.row, row);
    ck_assert_int_eq(e.col, col);
}

static bool
add(struct trace *t, enum event_kind kind, int row, int col)
{
    struct event e = { kind, row, col };

    return trace_add(t, &e);
}

START_TEST(a_new_trace_is_empty)
{
    struct trace *t = trace_new(10);
    struct trace_counts c = trace_counts(t);

    ck_assert_uint_eq(trace_length(t), 0);
    ck_assert(!trace_is_cut(t));
    ck_assert_int_eq(c.placements, 0);
    ck_assert_int_eq(c.retreats, 0);
    ck_assert_int_eq(c.solutions, 0);
    ck_assert_int_eq(c.tries, 0);
    ck_assert_int_eq(c.depth, 0);
    ck_assert_int_eq(c.deepest, 0);
    trace_free(t);
}
END_TEST

START_TEST(freeing_no_trace_is_allowed)
{
    trace_free(NULL);
}
END_TEST

START_TEST(every_event_comes_back_as_it_was)
{
    static const int places[] = { -1, 0, 1, 63, 1999, LAST };
    struct trace *t = trace_new(SIZE_MAX);
    size_t i = 0;

    for (int kind = EVENT_PLACE; kind <= EVENT_REFUSED; kind++)
        for (int row = 0; row < 6; row++)
            for (int col = 0; col < 6; col++)
                add(t, (enum event_kind)kind, places[row], places[col]);
    ck_assert_uint_eq(trace_length(t), 7 * 36);
    for (int kind = EVENT_PLACE; kind <= EVENT_REFUSED; kind++)
        for (int row = 0; row < 6; row++)
            for (int col = 0; col < 6; col++)
                expect_event(t, i++, (enum event_kind)kind, places[row],
                             places[col]);
    trace_free(t);
}
END_TEST

START_TEST(a_board_can_be_traced)
{
    struct trace *t = trace_new(100);
    struct watcher w = trace_watcher(t);
    struct board *b = board_new(4);
    struct trace_counts c;

    board_watch(b, &w);
    board_place(b, 0, 1);
    board_place(b, 1, 3);
    board_remove(b, 1);
    board_found(b);
    add(t, EVENT_TRY, 1, 2);
    c = trace_counts(t);
    ck_assert_int_eq(c.placements, 2);
    ck_assert_int_eq(c.retreats, 1);
    ck_assert_int_eq(c.solutions, 1);
    ck_assert_int_eq(c.tries, 1);
    ck_assert_int_eq(c.depth, 1);
    ck_assert_int_eq(c.deepest, 2);
    ck_assert_uint_eq(trace_length(t), 5);
    expect_event(t, 0, EVENT_PLACE, 0, 1);
    expect_event(t, 2, EVENT_REMOVE, 1, 3);
    expect_event(t, 3, EVENT_FOUND, -1, -1);
    expect_event(t, 4, EVENT_TRY, 1, 2);
    board_free(b);
    trace_free(t);
}
END_TEST

START_TEST(a_maze_can_be_traced)
{
    struct trace *t = trace_new(100);
    struct watcher w = trace_watcher(t);
    struct maze *m = maze_new(MAZE_MAX_SIDE, MAZE_MAX_SIDE);
    struct trace_counts c;

    maze_watch(m, &w);
    maze_enter(m, 0, 0);
    maze_enter(m, MAZE_MAX_SIDE - 1, MAZE_MAX_SIDE - 1);
    maze_found(m);
    maze_leave(m);
    c = trace_counts(t);
    ck_assert_int_eq(c.placements, 2);
    ck_assert_int_eq(c.retreats, 1);
    ck_assert_int_eq(c.solutions, 1);
    ck_assert_int_eq(c.depth, 1);
    ck_assert_int_eq(c.deepest, 2);
    expect_event(t, 1, EVENT_ENTER, MAZE_MAX_SIDE - 1, MAZE_MAX_SIDE - 1);
    expect_event(t, 2, EVENT_FOUND, MAZE_MAX_SIDE - 1, MAZE_MAX_SIDE - 1);
    expect_event(t, 3, EVENT_LEAVE, MAZE_MAX_SIDE - 1, MAZE_MAX_SIDE - 1);
    maze_free(m);
    trace_free(t);
}
END_TEST

START_TEST(past_its_limit_a_trace_only_counts)
{
    static const size_t limits[] = { 0, 1, 255, 256, 257, 1000 };

    for (int i = 0; i < 6; i++) {
        struct trace *t = trace_new(limits[i]);

        for (size_t k = 0; k < limits[i]; k++)
            add(t, EVENT_TRY, (int)k, 0);
        ck_assert(!trace_is_cut(t));
        add(t, EVENT_PLACE, 1, 1);
        ck_assert(trace_is_cut(t));
        add(t, EVENT_PLACE, 1, 1);
        ck_assert_uint_eq(trace_length(t), limits[i]);
        ck_assert_int_eq(trace_counts(t).tries, (long long)limits[i]);
        ck_assert_int_eq(trace_counts(t).placements, 2);
        for (size_t k = 0; k < limits[i]; k++)
            expect_event(t, k, EVENT_TRY, (int)k, 0);
        trace_free(t);
    }
}
END_TEST

START_TEST(a_search_never_stops_unless_told_to)
{
    struct trace *t = trace_new(0);

    for (int i = 0; i < 1000; i++)
        ck_assert(!add(t, EVENT_FOUND, -1, -1));
    ck_assert_int_eq(trace_counts(t).solutions, 1000);
    trace_free(t);
}
END_TEST

START_TEST(a_search_stops_at_solution_k_and_after)
{
    for (int k = 1; k <= 5; k++) {
        struct trace *t = trace_new(100);

        trace_stop_at(t, k);
        for (int i = 1; i <= 10; i++) {
            ck_assert(add(t, EVENT_FOUND, -1, -1) == (i >= k));
            ck_assert(!add(t, EVENT_PLACE, 0, 0));
        }
        trace_stop_at(t, 0);
        ck_assert(!add(t, EVENT_FOUND, -1, -1));
        trace_free(t);
    }
}
END_TEST

START_TEST(a_watched_board_hears_when_to_stop)
{
    struct trace *t = trace_new(100);
    struct watcher w = trace_watcher(t);
    struct board *b = board_new(4);

    trace_stop_at(t, 2);
    board_watch(b, &w);
    ck_assert(!board_found(b));
    ck_assert(board_found(b));
    board_free(b);
    trace_free(t);
}
END_TEST

START_TEST(without_memory_there_is_no_trace)
{
    struct trace *t;

    memory_take();
    errno = 0;
    t = trace_new(10);
    memory_give_back();
    ck_assert_int_eq(errno, ENOMEM);
    ck_assert_ptr_null(t);
}
END_TEST

START_TEST(where_memory_ends_a_trace_has_no_hole)
{
    struct trace *t = trace_new(SIZE_MAX);
    size_t kept;

    add(t, EVENT_PLACE, 7, 7);
    memory_take();
    for (int i = 0; i < 100000; i++)
        add(t, EVENT_TRY, 0, 0);
    memory_give_back();
    ck_assert(trace_is_cut(t));
    kept = trace_length(t);
    add(t, EVENT_TRY, 0, 0); /* there is memory again, but events were lost */
    ck_assert_uint_eq(trace_length(t), kept);
    ck_assert_int_eq(trace_counts(t).tries, 100001);
    expect_event(t, 0, EVENT_PLACE, 7, 7);
    expect_event(t, kept - 1, EVENT_TRY, 0, 0);
    trace_free(t);
}
END_TEST

START_TEST(a_missing_argument_is_misuse)
{
    struct trace *t = trace_new(1);
    struct event e = { EVENT_PLACE, 0, 0 };

    EXPECT_MISUSE(trace_watcher(NULL), "trace_watcher: the trace is NULL");
    EXPECT_MISUSE(trace_stop_at(NULL, 1), "trace_stop_at: the trace is NULL");
    EXPECT_MISUSE(trace_add(NULL, &e), "trace_add: the trace is NULL");
    EXPECT_MISUSE(trace_add(t, NULL), "trace_add: the event is NULL");
    EXPECT_MISUSE(trace_length(NULL), "trace_length: the trace is NULL");
    EXPECT_MISUSE(trace_event(NULL, 0), "trace_event: the trace is NULL");
    EXPECT_MISUSE(trace_is_cut(NULL), "trace_is_cut: the trace is NULL");
    EXPECT_MISUSE(trace_counts(NULL), "trace_counts: the trace is NULL");
    trace_free(t);
}
END_TEST

START_TEST(an_impossible_number_is_misuse)
{
    struct trace *t = trace_new(1);

    EXPECT_MISUSE(trace_stop_at(t, -1),
                  "trace_stop_at: solution -1 is negative");
    EXPECT_MISUSE(add(t, (enum event_kind)7, 0, 0),
                  "trace_add: kind 7 is unknown");
    EXPECT_MISUSE(add(t, EVENT_PLACE, -2, 0),
                  "trace_add: row -2 is not in -1 .. 16382");
    EXPECT_MISUSE(add(t, EVENT_PLACE, 0, LAST + 1),
                  "trace_add: column 16383 is not in -1 .. 16382");
    EXPECT_MISUSE(trace_event(t, 0), "trace_event: event 0 is not below 0");
    trace_free(t);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("trace");
    TCase *tc = tcase_create("trace");

    suite_add_tcase(s, tc);
    tcase_add_test(tc, a_new_trace_is_empty);
    tcase_add_test(tc, freeing_no_trace_is_allowed);
    tcase_add_test(tc, every_event_comes_back_as_it_was);
    tcase_add_test(tc, a_board_can_be_traced);
    tcase_add_test(tc, a_maze_can_be_traced);
    tcase_add_test(tc, past_its_limit_a_trace_only_counts);
    tcase_add_test(tc, a_search_never_stops_unless_told_to);
    tcase_add_test(tc, a_search_stops_at_solution_k_and_after);
    tcase_add_test(tc, a_watched_board_hears_when_to_stop);
    tcase_add_test(tc, a_missing_argument_is_misuse);
    tcase_add_test(tc, an_impossible_number_is_misuse);
    if (memory_can_run_out()) {
        tcase_add_test(tc, without_memory_there_is_no_trace);
        tcase_add_test(tc, where_memory_ends_a_trace_has_no_hole);
    }
    return s;
}
