/* test_player.c - unit tests of lib/picture/page/player.c.
   SPDX-License-Identifier: MIT

   Whether the page works is tried in a browser: tests/page.  */
#include "lib/picture/page/player.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "lib/maze.h"
#include "lib/tree/tree_build.h"
#include "lib/tree/tree_make.h"
#include "tests/lib/capture.h"
#include "tests/lib/main.h"
#include "tests/lib/walk.h"
#include "tests/lib/writing.h"

static char *
written(struct tree *t, const struct draw_options *o)
{
    struct capture c;

    ck_assert_int_eq(player_write(t, o, capture_start(&c)), 0);
    tree_free(t);
    return capture_end(&c);
}

START_TEST(a_page_holds_its_tree)
{
    char *page = written(walk_tree(4, TREE_SEARCH, 0, false), NULL);

    ck_assert_ptr_nonnull(strstr(page, "default-src 'none'"));
    ck_assert_ptr_nonnull(strstr(page, "[0,0,0,2,2,2,"));
    ck_assert_ptr_nonnull(strstr(
        page, "[\"Node 3: x2 = 2.\",\" Killed: the queen in row 1, column "
              "1 attacks it.\",\"\",\"\",\"\"],[0],-1,-1]"));
    ck_assert_ptr_null(strstr(page, "http://www.w3.org/1999"));
    ck_assert_ptr_null(strstr(page, "src="));
    free(page);
}
END_TEST

START_TEST(a_page_of_a_maze_holds_the_maze)
{
    struct tree_search s = { .ended = true, .stop_at = 1 };
    struct maze *m = maze_make(3, 3, 0, 2);
    struct trace *trace = walk_maze(m);
    struct draw_options o = { .maze = m };
    char *page = written(tree_from_maze(trace, m, &s), &o);

    ck_assert_ptr_nonnull(strstr(page, "\"maze\":[\"S"));
    free(page);
    trace_free(trace);
    maze_free(m);
}
END_TEST

START_TEST(hostile_words_do_no_harm)
{
    struct draw_options o = { .title = "</title></script><script>x()//",
                              .remark = "<!--\xe2\x80\xa8" };
    char *page = written(tree_complete(2), &o);
    const char *data = strstr(page, "id=\"data\"");
    const char *end = strstr(data, "</script>");

    ck_assert_ptr_null(strstr(page, "<script>x"));
    ck_assert_ptr_nonnull(strstr(page, "&lt;script&gt;x()//</title>"));
    ck_assert_ptr_nonnull(strstr(data, "\\u003c!--\xef\xbf\xbd"));
    ck_assert_ptr_eq(strpbrk(data, "<"), end);
    free(page);
}
END_TEST

START_TEST(too_large_a_tree_is_refused)
{
    struct tree *t = tree_complete(8);
    struct capture c;

    ck_assert_int_eq(player_write(t, NULL, capture_start(&c)), -1);
    ck_assert_int_eq(errno, EOVERFLOW);
    free(capture_end(&c));
    tree_free(t);
}
END_TEST

START_TEST(facts_are_told)
{
    static const struct tree_fact facts[] = {
        { 12, 9, TREE_UNKNOWN, true, false },
        { TREE_UNKNOWN, TREE_UNKNOWN, 2, true, false },
    };
    struct tree_search s = { .n = 4,
                             .kind = TREE_PLACED,
                             .ended = true,
                             .facts = facts,
                             .facts_length = 2 };
    struct trace *trace = trace_new(10);
    struct tree *t;
    char *page;

    for (int i = 0; i < 4; i++) {
        struct event e = { i % 2 ? EVENT_REMOVE : EVENT_PLACE, 0, i / 2 };

        trace_add(trace, &e);
    }
    t = tree_from_queens(trace, &s);
    tree_build_kill(t, 1, TREE_BOUND);
    tree_build_kill(t, tree_node(t, 1)->end, TREE_FULL_ROW);
    tree_build_finish(t);
    page = written(t, NULL);
    ck_assert_ptr_nonnull(
        strstr(page, "Killed: its bound 12 is not below 9, the best so far."));
    ck_assert_ptr_nonnull(
        strstr(page, "Killed: no safe square is left in row 3."));
    free(page);
    trace_free(trace);
}
END_TEST

static int
write_plainly(const struct tree *t, FILE *out)
{
    return player_write(t, NULL, out);
}

Suite *
suite_new(void)
{
    Suite *s = suite_create("player");
    TCase *tc = tcase_create("player");

    tcase_add_test(tc, a_page_holds_its_tree);
    tcase_add_test(tc, a_page_of_a_maze_holds_the_maze);
    tcase_add_test(tc, hostile_words_do_no_harm);
    tcase_add_test(tc, too_large_a_tree_is_refused);
    tcase_add_test(tc, facts_are_told);
    writing_add_tests(tc, write_plainly);
    suite_add_tcase(s, tc);
    return s;
}
