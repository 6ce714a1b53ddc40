/* test_svg.c - unit tests of lib/svg.c.
   SPDX-License-Identifier: MIT  */
#include "lib/svg.h"

#include <stdlib.h>
#include <string.h>

#include "lib/maze_make.h"
#include "lib/tree_diff.h"
#include "lib/tree_make.h"
#include "tests/lib/capture.h"
#include "tests/lib/golden.h"
#include "tests/lib/main.h"
#include "tests/lib/memory.h"
#include "tests/lib/walk.h"
#include "tests/lib/writing.h"

/* Return T as SVG and release T.  The caller releases the text.  */
static char *
drawn(struct tree *t, const struct draw_options *o)
{
    struct capture c;

    ck_assert_int_eq(svg_write(t, o, capture_start(&c)), 0);
    tree_free(t);
    return capture_end(&c);
}

static void
expect(const char *name, struct tree *t, const struct draw_options *o)
{
    char *text = drawn(t, o);

    golden_expect(name, text);
    free(text);
}

START_TEST(queens_look_as_they_did)
{
    struct draw_options numbers = { .style = DRAW_NUMBERS };
    struct draw_options columns = { .title = "8-queens, first answer" };

    expect("first.svg", walk_tree(4, TREE_SEARCH, 1, false), &numbers);
    expect("boards.svg", walk_tree(3, TREE_SEARCH, 0, true), NULL);
    expect("complete.svg", tree_complete(3), &numbers);
    expect("folded.svg", walk_tree(8, TREE_SEARCH, 1, false), &columns);
}
END_TEST

START_TEST(dots_look_as_they_did)
{
    struct draw_options o = { .style = DRAW_DOTS };

    expect("dots.svg", walk_tree(4, TREE_TRIES, 0, false), &o);
}
END_TEST

START_TEST(facts_look_as_they_did)
{
    static const struct tree_fact facts[] = {
        { 12, TREE_UNKNOWN, TREE_UNKNOWN, false, false },
        { TREE_UNKNOWN, TREE_UNKNOWN, 3, true, false },
        { 30, 25, TREE_UNKNOWN, true, false },
    };
    struct tree_search s = {
        .n = 4, .kind = TREE_PLACED, .facts = facts, .facts_length = 3
    };
    struct trace *trace = trace_new(10);
    struct event e[] = { { EVENT_PLACE, 0, 0 },
                         { EVENT_PLACE, 1, 2 },
                         { EVENT_REMOVE, 1, 2 },
                         { EVENT_PLACE, 1, 3 },
                         { EVENT_REMOVE, 1, 3 } };
    struct draw_options o = { .remark = "It crashed." };
    struct tree *t;

    for (int i = 0; i < 5; i++)
        trace_add(trace, &e[i]);
    t = tree_from_queens(trace, &s);
    tree_set_note(t, 1, "a <note>");
    trace_free(trace);
    expect("facts.svg", t, &o);
}
END_TEST

START_TEST(mazes_look_as_they_did)
{
    struct tree_search s = { .ended = true, .stop_at = 1 };
    struct maze *m = maze_make(5, 5, 0, 2);
    struct trace *trace = walk_maze(m);
    struct draw_options o = { .maze = m };

    expect("maze.svg", tree_from_maze(trace, m, &s), &o);
    trace_free(trace);
    maze_free(m);
}
END_TEST

START_TEST(large_mazes_are_drawn_small)
{
    struct tree_search s = { .ended = true, .stop_at = 1 };
    struct maze *m = maze_make(61, 801, 5, 2);
    struct trace *trace = walk_maze(m);
    struct draw_options o = { .maze = m, .max_nodes = DRAW_ALL };
    char *text = drawn(tree_from_maze(trace, m, &s), &o);

    ck_assert_ptr_nonnull(strstr(text, "The maze"));
    free(text);
    trace_free(trace);
    maze_free(m);
}
END_TEST

START_TEST(departures_look_as_they_did)
{
    struct trace *right = walk_queens(4, 0, false);
    struct trace *wrong = trace_new(1000);
    struct tree_search s = { .n = 4, .kind = TREE_SEARCH, .ended = true };
    struct draw_options o = { .style = DRAW_BOARDS };
    struct tree *expected, *mine, *both;
    int first;

    for (size_t i = 0; i < trace_length(right); i++) {
        struct event e = trace_event(right, i);

        if (i == 3) /* puts the second queen on an attacked square */
            e.col = 0;
        if (i < 9 || i >= 15)
            trace_add(wrong, &e);
    }
    expected = tree_from_queens(right, &s);
    mine = tree_from_queens(wrong, &s);
    both = tree_diff(mine, expected, &first);
    tree_free(expected);
    tree_free(mine);
    trace_free(right);
    trace_free(wrong);
    expect("departures.svg", both, &o);
}
END_TEST

START_TEST(hostile_words_do_no_harm)
{
    struct draw_options o = { .title = "</text><script>alert(1)</script>",
                              .remark = "\" onload=\"x\xff\x01&" };
    struct tree *t = tree_complete(2);
    char *text;

    tree_set_note(t, 1, "<svg onload=alert(1)>");
    o.style = DRAW_FACTS;
    text = drawn(t, &o);
    ck_assert_ptr_null(strstr(text, "<script"));
    ck_assert_ptr_null(strstr(text, "<svg onload"));
    ck_assert_ptr_null(strstr(text, "\" onload"));
    ck_assert_ptr_nonnull(strstr(text, "&lt;script&gt;"));
    ck_assert_ptr_nonnull(strstr(text, "\xef\xbf\xbd\xef\xbf\xbd&amp;"));
    free(text);
}
END_TEST

static int
write_plainly(const struct tree *t, FILE *out)
{
    return svg_write(t, NULL, out);
}

START_TEST(a_full_disk_is_told)
{
    writing_to_full_disk(write_plainly);
}
END_TEST

START_TEST(lacking_memory_is_told)
{
    writing_without_memory(write_plainly);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("svg");
    TCase *tc = tcase_create("svg");

    tcase_add_test(tc, queens_look_as_they_did);
    tcase_add_test(tc, dots_look_as_they_did);
    tcase_add_test(tc, facts_look_as_they_did);
    tcase_add_test(tc, mazes_look_as_they_did);
    tcase_add_test(tc, large_mazes_are_drawn_small);
    tcase_add_test(tc, departures_look_as_they_did);
    tcase_add_test(tc, hostile_words_do_no_harm);
    tcase_add_test(tc, a_full_disk_is_told);
    if (memory_can_run_out())
        tcase_add_test(tc, lacking_memory_is_told);
    suite_add_tcase(s, tc);
    return s;
}
