/* test_svg.c - unit tests of lib/picture/svg/svg.c.
   SPDX-License-Identifier: MIT  */
#include "lib/picture/svg/svg.h"

#include <stdlib.h>
#include <string.h>

#include "lib/maze.h"
#include "lib/picture/style.h"
#include "lib/tree/tree.h"
#include "lib/tree/tree_build.h"
#include "lib/tree/tree_make.h"
#include "tests/lib/capture.h"
#include "tests/lib/golden.h"
#include "tests/lib/main.h"
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

/* Return how often WORD is in TEXT, and release TEXT.  */
static int
count(char *text, const char *word)
{
    int found = 0;

    for (char *s = text; (s = strstr(s, word)) != NULL; s++)
        found++;
    free(text);
    return found;
}

START_TEST(a_step_tells_nothing_that_is_to_come)
{
    struct draw_options o = { .steps = 9, .no_profile = true };
    char *text = drawn(walk_tree(4, TREE_SEARCH, 1, false), &o);

    ck_assert_ptr_nonnull(
        strstr(text, "Step 9 of 16: Node 15: x4 = 3. Killed"));
    ck_assert_ptr_null(strstr(text, "Node 16"));
    ck_assert_ptr_null(strstr(text, "Leads to"));
    ck_assert_ptr_null(strstr(text, "leads to"));
    ck_assert_ptr_null(strstr(text, ">answer<"));
    golden_expect("step.svg", text);
    ck_assert_int_eq(count(text, "<g><title>"), 9);
}
END_TEST

START_TEST(a_folded_dot_is_a_triangle)
{
    struct draw_options o = { .style = DRAW_DOTS, .depth = 1 };
    char *text = drawn(walk_tree(6, TREE_SEARCH, 0, false), &o);

    /* two of six first columns lead to no answer; one more in the legend */
    ck_assert_ptr_nonnull(strstr(text, "a subtree with answers, not drawn"));
    ck_assert_int_eq(count(text, "<path fill=\"" COLOUR_ATTACK "\""), 2);
}
END_TEST

START_TEST(a_fold_of_a_complete_tree_shows_answers)
{
    struct draw_options o = { .depth = 2 };
    struct tree *t = tree_complete(5);
    char *text = drawn(t, &o);

    ck_assert_ptr_nonnull(strstr(text, "a subtree with answers, not drawn"));
    ck_assert_int_eq(count(text, "fill=\"" COLOUR_GREEN
                                 "\" text-anchor=\"middle\">1 answer<"),
                     10);
}
END_TEST

START_TEST(dots_look_as_they_did)
{
    struct draw_options o = { .style = DRAW_DOTS };

    expect("dots.svg", walk_tree(4, TREE_TRIES, 0, false), &o);
    /* Each of 61 nodes is an element with a title; so has the picture.  */
    ck_assert_int_eq(
        count(drawn(walk_tree(4, TREE_TRIES, 0, false), &o), "<title>"), 62);
}
END_TEST

START_TEST(icicles_look_as_they_did)
{
    struct draw_options o = { .style = DRAW_ICICLE };

    expect("icicle.svg", walk_tree(4, TREE_SEARCH, 0, false), &o);
}
END_TEST

START_TEST(large_trees_become_icicles)
{
    const char *cell = "<path d=\"M", *merged = "are merged";

    /* Each of 5509 nodes is an element with a title; so has the picture.  */
    ck_assert_int_eq(
        count(drawn(walk_tree(8, TREE_SEARCH, 0, false), NULL), "<title>"),
        5510);
    ck_assert_int_eq(
        count(drawn(walk_tree(8, TREE_SEARCH, 0, false), NULL), cell), 5509);
    ck_assert_int_eq(
        count(drawn(walk_tree(8, TREE_SEARCH, 0, false), NULL), merged), 0);
    /* Of 10,000 nodes and more only what can be seen, and that is said: once
       for the eye, once for the ear.  */
    ck_assert_int_eq(
        count(drawn(walk_tree(9, TREE_TRIES, 0, false), NULL), merged), 2);
    ck_assert_int_lt(
        count(drawn(walk_tree(9, TREE_TRIES, 0, false), NULL), cell), 20);
}
END_TEST

START_TEST(what_is_wrong_is_framed_in_an_icicle)
{
    struct draw_options o = { .style = DRAW_ICICLE };
    struct tree *t = walk_tree(8, TREE_SEARCH, 0, false);

    tree_set_mark(t, 4000, TREE_CHANGED);
    /* once round its cell, once in the legend */
    ck_assert_int_eq(count(drawn(t, &o), COLOUR_ALARM), 2);
}
END_TEST

START_TEST(many_departures_fit_on_a_page)
{
    struct tree *t = walk_tree(8, TREE_SEARCH, 0, false);
    char *text;

    for (int i = 200; i < tree_size(t); i += 200)
        tree_set_mark(t, i, TREE_CHANGED);
    text = drawn(t, NULL);
    ck_assert_int_le(atoi(strstr(text, "width=\"") + 7), 3200);
    ck_assert_ptr_nonnull(strstr(text, "what leads to the first departures"));
    ck_assert_int_ge(count(text, ">differs</text>"), 2);
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
    tree_build_kill(t, 2, TREE_FULL_ROW);
    tree_build_kill(t, 3, TREE_BOUND);
    tree_build_finish(t);
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

/* A rat that walked through a wall, and a step that its bound forbade.  */
START_TEST(a_maze_alone_looks_as_it_did)
{
    static const struct tree_fact fact;
    static const struct maze_cell steps[] = {
        { 0, 0 }, { 0, 1 }, { 1, 1 }, { 2, 1 }, { 2, 2 }
    };
    struct tree_search s = { .ended = true, .facts = &fact };
    struct draw_options o = { .style = DRAW_NONE };
    struct maze *m = maze_new(3, 3);
    struct trace *trace = trace_new(100);
    struct tree *t;

    o.maze = m;
    maze_set_wall(m, 1, 1, true);
    for (int i = 0; i < 5; i++)
        trace_add(trace, &(struct event){ EVENT_ENTER, (short)steps[i].row,
                                          (short)steps[i].col });
    trace_add(trace, &(struct event){ .kind = EVENT_FOUND });
    for (int i = 0; i < 5; i++) {
        trace_add(trace, &(struct event){ .kind = EVENT_LEAVE });
        if (i == 0)
            trace_add(trace, &(struct event){ EVENT_ENTER, 2, 0 });
    }
    trace_add(trace, &(struct event){ .kind = EVENT_LEAVE });
    t = tree_from_maze(trace, m, &s);
    for (int i = 0; i < tree_size(t); i++)
        if (t->nodes[i].row == 0 && t->nodes[i].col == 2) {
            t->nodes[i].reason = TREE_BOUND;
            t->facts[i] = (struct tree_fact){ .bound = 4, .best = 4 };
        }
    expect("walk.svg", t, &o);
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

START_TEST(boards_look_as_they_did)
{
    struct svg_position p = { .attacks = true };
    struct board *b = board_new(4);
    struct capture c;
    char *text;

    board_place(b, 0, 0);
    board_place(b, 1, 2);
    board_place(b, 2, 3);
    p.board = b;
    ck_assert_int_eq(svg_position_write(&p, capture_start(&c)), 0);
    text = capture_end(&c);
    golden_expect("position.svg", text);
    free(text);
    board_free(b);
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

Suite *
suite_new(void)
{
    Suite *s = suite_create("svg");
    TCase *tc = tcase_create("svg");

    tcase_add_test(tc, queens_look_as_they_did);
    tcase_add_test(tc, a_step_tells_nothing_that_is_to_come);
    tcase_add_test(tc, a_folded_dot_is_a_triangle);
    tcase_add_test(tc, a_fold_of_a_complete_tree_shows_answers);
    tcase_add_test(tc, dots_look_as_they_did);
    tcase_add_test(tc, icicles_look_as_they_did);
    tcase_add_test(tc, large_trees_become_icicles);
    tcase_add_test(tc, what_is_wrong_is_framed_in_an_icicle);
    tcase_add_test(tc, facts_look_as_they_did);
    tcase_add_test(tc, mazes_look_as_they_did);
    tcase_add_test(tc, a_maze_alone_looks_as_it_did);
    tcase_add_test(tc, many_departures_fit_on_a_page);
    tcase_add_test(tc, large_mazes_are_drawn_small);
    tcase_add_test(tc, departures_look_as_they_did);
    tcase_add_test(tc, boards_look_as_they_did);
    tcase_add_test(tc, hostile_words_do_no_harm);
    writing_add_tests(tc, write_plainly);
    suite_add_tcase(s, tc);
    return s;
}
