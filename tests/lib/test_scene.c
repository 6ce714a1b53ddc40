/* test_scene.c - unit tests of lib/picture/scene.c: nothing in a picture covers
   anything else, whatever the tree.
   SPDX-License-Identifier: MIT  */
#include "lib/picture/scene.h"

#include <errno.h>
#include <stdlib.h>

#include "lib/maze.h"
#include "lib/random.h"
#include "lib/text/text_width.h"
#include "lib/tree/tree_make.h"
#include "tests/lib/main.h"
#include "tests/lib/walk.h"

struct box {
    int left, right, top, bottom;
};

static struct box
box_of(const struct scene *s, int item)
{
    struct scene_box b = scene_box(s, item);
    struct scene_point at = scene_at(s, item);

    return (struct box){ at.x - b.width / 2, at.x + b.width / 2, at.y - b.above,
                         at.y + b.below };
}

static bool
overlap(const struct box *a, const struct box *b)
{
    return a->left < b->right && b->left < a->right && a->top < b->bottom &&
           b->top < a->bottom;
}

/* Tell whether B touches the line from P to Q: is some point of the line, cut
   to the height of B, within its width?  */
static bool
is_hit(const struct box *b, struct scene_point p, struct scene_point q)
{
    double from = p.y > b->top ? p.y : b->top;
    double to = q.y < b->bottom ? q.y : b->bottom;
    double slope = q.y == p.y ? 0 : (double)(q.x - p.x) / (q.y - p.y);
    double x1 = p.x + (from - p.y) * slope;
    double x2 = p.x + (to - p.y) * slope;

    return from < to && (x1 < x2 ? x1 : x2) < b->right &&
           (x1 < x2 ? x2 : x1) > b->left;
}

static const char *
edge_hits(const struct scene *s, int item)
{
    struct scene_edge e = scene_edge(s, item);

    for (int other = 0; other < s->view.size; other++) {
        struct box b = box_of(s, other);

        if (other == item || other == s->view.parent[item])
            continue;
        for (int i = 1; i < e.count; i++)
            if (is_hit(&b, e.p[i - 1], e.p[i]))
                return "an edge crosses a node";
    }
    return NULL;
}

/* Return the box of the words of the edge to ITEM.  */
static struct box
words_of(const struct scene *s, int item)
{
    struct scene_point at = scene_edge(s, item).label;
    struct caption w;
    int width = 0;

    caption_edge(&s->view, item, s->style, &w);
    if (w.count > 0)
        width = text_width(w.line[0], SCENE_EDGE, false);
    return (struct box){ at.x - width / 2, at.x + width / 2, at.y - 50,
                         at.y + 50 };
}

/* Return what is wrong with the tree in S, or NULL.  */
static const char *
fault_of_tree(const struct scene *s)
{
    struct box page = { 0, s->width, 0, s->height };

    for (int i = 0; i < s->view.size; i++) {
        struct box a = box_of(s, i);

        if (a.left < page.left || a.right > page.right || a.top < page.top ||
            a.bottom > page.bottom)
            return "a node leaves the page";
        for (int j = i + 1; j < s->view.size; j++) {
            struct box b = box_of(s, j);

            if (overlap(&a, &b))
                return "two nodes overlap";
        }
        if (i > 0 && edge_hits(s, i) != NULL)
            return edge_hits(s, i);
    }
    return NULL;
}

/* Return what is wrong with the words of the edges in S, or NULL.  */
static const char *
fault_of_words(const struct scene *s)
{
    for (int i = 1; i < s->view.size; i++)
        for (int j = i + 1; j < s->view.size; j++) {
            struct box a = words_of(s, i), b = words_of(s, j);

            if (overlap(&a, &b))
                return "the words of two edges overlap";
        }
    return NULL;
}

/* Return what is wrong with the page round the tree in S, or NULL.  */
static const char *
fault_of_page(const struct scene *s)
{
    for (int i = 0; i < s->line_count; i++) {
        const struct scene_line *l = &s->lines[i];

        if (text_width(l->text, l->size, l->bold) > s->width)
            return "a line is wider than the page";
        if (l->base > s->tree_top)
            return "a line stands in the tree";
    }
    for (int i = 0; i < s->legend_count; i++) {
        const struct scene_entry *e = &s->legend[i];
        int end = e->x + 280 + text_width(e->words, SCENE_TEXT, false);

        if (e->x < 160 || end > s->width || e->y + 200 > s->height)
            return "the legend leaves the page";
        if (e->y - 150 < s->tree_top + s->tree_height)
            return "the legend stands in the tree";
    }
    return NULL;
}

static void
check(const struct tree *t, const struct draw_options *o, bool has_words)
{
    struct scene s;
    const char *fault;

    ck_assert_int_eq(scene_start(&s, t, o), 0);
    fault = s.style == DRAW_DOTS ? NULL : fault_of_tree(&s);
    if (fault == NULL && has_words)
        fault = fault_of_words(&s);
    if (fault == NULL)
        fault = fault_of_page(&s);
    ck_assert_msg(fault == NULL, "style %d, %d items: %s", s.style, s.view.size,
                  fault);
    scene_end(&s);
}

static void
check_styles(struct tree *t, const struct maze *m)
{
    for (int style = DRAW_AUTO; style <= DRAW_DOTS; style++) {
        struct draw_options o = { .style = style, .maze = m };

        check(t, &o, true);
        o.no_legend = true;
        o.no_profile = true;
        o.depth = 2;
        o.edges = true;
        check(t, &o, true);
    }
}

START_TEST(known_trees_are_drawn_clearly)
{
    static const enum tree_kind kinds[] = { TREE_SEARCH, TREE_TRIES,
                                            TREE_PLACED };
    struct tree *t = walk_tree(1 + _i / 6, kinds[_i % 3], _i / 3 % 2, false);

    check_styles(t, NULL);
    tree_free(t);
}
END_TEST

START_TEST(complete_trees_are_drawn_clearly)
{
    struct tree *t = tree_complete(_i);

    check_styles(t, NULL);
    tree_free(t);
}
END_TEST

START_TEST(mazes_are_drawn_clearly)
{
    struct maze *m = maze_make(1 + 4 * _i, 3 + 3 * _i, 10 * _i, 99);
    struct trace *trace = walk_maze(m);
    struct tree_search s = { .ended = true, .stop_at = 1 };
    struct tree *t = tree_from_maze(trace, m, &s);

    check_styles(t, m);
    tree_free(t);
    trace_free(trace);
    maze_free(m);
}
END_TEST

/* Return a tree of any sort, with notes and marks.  */
static struct tree *
any_tree(struct random *r, struct tree_fact *facts)
{
    int n = 1 + random_below(r, 8);
    struct trace *trace = trace_new(150);
    struct tree_search s = { .n = n,
                             .kind = TREE_SEARCH + random_below(r, 3),
                             .ended = random_below(r, 2) == 0 };
    struct tree *t;

    for (int i = 0; i < 150; i++) {
        struct event e = { random_below(r, 5), random_below(r, n),
                           random_below(r, n) };

        trace_add(trace, &e);
        facts[i] =
            (struct tree_fact){ random_below(r, 100000), random_below(r, 300),
                                -1, random_below(r, 4) == 0,
                                random_below(r, 4) == 0 };
    }
    if (random_below(r, 2) == 0) {
        s.facts = facts;
        s.facts_length = 150;
    }
    t = tree_from_queens(trace, &s);
    for (int i = random_below(r, 9); i > 0; i--) {
        int node = random_below(r, tree_size(t));

        tree_set_mark(t, node, random_below(r, TREE_FALSE_BOUND + 1));
        tree_set_note(t, node,
                      "a note\nthat has MANY WWWWWWWWWWWW wide words "
                      "in it\n\nand lines");
    }
    trace_free(trace);
    return t;
}

START_TEST(any_tree_is_drawn_clearly)
{
    static struct tree_fact facts[150];
    struct random r = random_start(2024 + (uint64_t)_i);

    for (int round = 0; round < 40; round++) {
        struct tree *t = any_tree(&r, facts);
        struct draw_options o = { .style = random_below(&r, DRAW_DOTS + 1),
                                  .max_nodes = random_below(&r, 3) * 30 };

        check(t, &o, false); /* notes can push words aside */
        tree_free(t);
    }
}
END_TEST

START_TEST(titles_of_any_length_fit)
{
    static char title[5000];
    struct tree *t = tree_complete(2);
    struct draw_options o = { .title = title, .remark = "one\ntwo" };

    for (size_t i = 0; i < sizeof title - 1; i += 1 + i / 3) {
        title[i] = 'W';
        check(t, &o, true);
        title[i] = i % 2 ? ' ' : '\n';
        check(t, &o, true);
        for (size_t j = 0; j <= i + i / 3 && j < sizeof title - 1; j++)
            title[j] = j % 7 == 0 && i % 2 ? ' ' : 'M';
        check(t, &o, true);
    }
    tree_free(t);
}
END_TEST

START_TEST(the_usual_style_depends_on_the_size)
{
    static const struct {
        int n;
        long long stop_at;
        enum tree_kind kind;
        enum draw_style style;
    } usual[] = { { 4, 0, TREE_SEARCH, DRAW_BOARDS },
                  { 4, 0, TREE_TRIES, DRAW_NUMBERS },
                  { 8, 1, TREE_SEARCH, DRAW_COLUMNS },
                  { 6, 0, TREE_PLACED, DRAW_COLUMNS } };
    struct draw_options all = { .max_nodes = DRAW_ALL };
    struct scene s;
    struct tree *t;

    for (int i = 0; i < 4; i++) {
        static const struct draw_options o;

        t = walk_tree(usual[i].n, usual[i].kind, usual[i].stop_at, false);
        ck_assert_int_eq(scene_start(&s, t, &o), 0);
        ck_assert_int_eq(s.style, usual[i].style);
        scene_end(&s);
        tree_free(t);
    }
    t = walk_tree(8, TREE_TRIES, 0, false);
    ck_assert_int_eq(scene_start(&s, t, &all), 0);
    ck_assert_int_eq(s.style, DRAW_DOTS);
    ck_assert_int_le(s.width, 20000);
    scene_end(&s);
    tree_free(t);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("scene");
    TCase *tc = tcase_create("scene");

    tcase_set_timeout(tc, 120);
    tcase_add_loop_test(tc, known_trees_are_drawn_clearly, 0, 42);
    tcase_add_loop_test(tc, complete_trees_are_drawn_clearly, 1, 5);
    tcase_add_loop_test(tc, mazes_are_drawn_clearly, 0, 5);
    tcase_add_loop_test(tc, any_tree_is_drawn_clearly, 0, 20);
    tcase_add_test(tc, titles_of_any_length_fit);
    tcase_add_test(tc, the_usual_style_depends_on_the_size);
    suite_add_tcase(s, tc);
    return s;
}
