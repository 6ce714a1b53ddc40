/* test_dot.c - unit tests of lib/picture/dot/dot.c.
   SPDX-License-Identifier: MIT

   Whether Graphviz accepts what is written here is tried by dot_accepts.sh.  */
#include "lib/picture/dot/dot.h"

#include <locale.h>
#include <stdlib.h>
#include <string.h>

#include "lib/tree/tree_make.h"
#include "tests/lib/capture.h"
#include "tests/lib/golden.h"
#include "tests/lib/main.h"
#include "tests/lib/walk.h"
#include "tests/lib/writing.h"

/* Return T as DOT and release T.  The caller releases the text.  */
static char *
written(struct tree *t, const struct draw_options *o, enum dot_layout layout)
{
    struct capture c;

    ck_assert_int_eq(dot_write(t, o, layout, capture_start(&c)), 0);
    tree_free(t);
    return capture_end(&c);
}

static void
expect(const char *name, struct tree *t, const struct draw_options *o,
       enum dot_layout layout)
{
    char *text = written(t, o, layout);

    golden_expect(name, text);
    free(text);
}

START_TEST(graphs_are_written_as_they_were)
{
    struct draw_options numbers = { .style = DRAW_NUMBERS };
    struct draw_options boards = { .style = DRAW_BOARDS, .title = "\"\\" };

    expect("first.dot", walk_tree(4, TREE_SEARCH, 1, false), &numbers,
           DOT_PLACED);
    expect("folded.dot", walk_tree(8, TREE_SEARCH, 1, false), NULL, DOT_PLACED);
    expect("boards.dot", walk_tree(3, TREE_SEARCH, 0, false), &boards,
           DOT_PLACED);
    expect("graphviz.dot", walk_tree(4, TREE_SEARCH, 1, false), &numbers,
           DOT_GRAPHVIZ);
}
END_TEST

/* Return the first statement of TEXT about a node or an edge that does not say
   where it stands, or NULL.  TEXT is cut to pieces.  */
static const char *
without_place(char *text)
{
    for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n"))
        if (strlen(line) > 3 && line[3] >= '0' && line[3] <= '9' &&
            !strstr(line, "pos=\""))
            return line;
    return NULL;
}

START_TEST(every_node_and_edge_has_a_place)
{
    struct draw_options o = { .style = DRAW_BOARDS + _i };
    struct tree *t = walk_tree(4, TREE_TRIES, 0, false);
    char *text;
    const char *line;

    tree_set_mark(t, 3, TREE_FALSE_SAFE);
    text = written(t, &o, DOT_PLACED);
    ck_assert_ptr_null(strstr(text, "ratio"));
    line = without_place(text);
    ck_assert_msg(line == NULL, "%s", line);
    free(text);
}
END_TEST

START_TEST(the_legend_tells_what_is_drawn)
{
    struct draw_options o = { .style = DRAW_DOTS };
    struct tree *t = walk_tree(4, TREE_TRIES, 0, false);
    char *text;

    tree_set_mark(t, 3, TREE_FALSE_SAFE);
    text = written(t, &o, DOT_GRAPHVIZ);
    ck_assert_ptr_null(strstr(text, "dashed ="));
    ck_assert_ptr_nonnull(strstr(text, "orange dot = dead"));
    ck_assert_ptr_nonnull(strstr(text, "thick gold line ="));
    free(text);
}
END_TEST

START_TEST(no_locale_changes_the_numbers)
{
    char *here = written(walk_tree(4, TREE_SEARCH, 1, false), NULL, DOT_PLACED);
    char *there;

    if (setlocale(LC_ALL, "de_DE.UTF-8") == NULL)
        setlocale(LC_ALL, "");
    there = written(walk_tree(4, TREE_SEARCH, 1, false), NULL, DOT_PLACED);
    setlocale(LC_ALL, "C");
    ck_assert_str_eq(here, there);
    free(here);
    free(there);
}
END_TEST

static int
write_plainly(const struct tree *t, FILE *out)
{
    return dot_write(t, NULL, DOT_PLACED, out);
}

Suite *
suite_new(void)
{
    Suite *s = suite_create("dot");
    TCase *tc = tcase_create("dot");

    tcase_add_test(tc, graphs_are_written_as_they_were);
    tcase_add_loop_test(tc, every_node_and_edge_has_a_place, 0,
                        DRAW_DOTS - DRAW_BOARDS + 1);
    tcase_add_test(tc, the_legend_tells_what_is_drawn);
    tcase_add_test(tc, no_locale_changes_the_numbers);
    writing_add_tests(tc, write_plainly);
    suite_add_tcase(s, tc);
    return s;
}
