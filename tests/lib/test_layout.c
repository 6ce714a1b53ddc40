/* test_layout.c - unit tests of lib/picture/layout.c: what must hold for every
   tree, tried on many. SPDX-License-Identifier: MIT  */
#include "lib/picture/layout.h"

#include <errno.h>
#include <stdlib.h>

#include "lib/random.h"
#include "tests/lib/main.h"

enum { MOST = 400, GAP = 7, ROUNDS = 400 };

struct sample {
    int n;
    int total;
    int end[MOST];
    int width[MOST];
    int depth[MOST];
    int parent[MOST];
    int x[MOST];
};

/* Fill S with a random tree of N nodes.  LEAN in 1 .. 9: the larger, the
   deeper the tree.  */
static void
grow(struct sample *s, int n, int lean, struct random *r)
{
    s->n = n;
    for (int i = 0; i < n; i++) {
        int up = i - 1;

        while (up > 0 && random_below(r, 10) >= lean)
            up = s->parent[up];
        s->parent[i] = up;
        s->depth[i] = i == 0 ? 0 : s->depth[up] + 1;
        s->width[i] = 1 + random_below(r, 60);
        s->end[i] = i + 1;
    }
    for (int i = n - 1; i > 0; i--)
        if (s->end[s->parent[i]] < s->end[i])
            s->end[s->parent[i]] = s->end[i];
}

static void
place(struct sample *s)
{
    s->total = layout_place(s->n, s->end, s->width, GAP, s->x);
    ck_assert_int_gt(s->total, 0);
}

/* One call of Check costs more than a whole layout: the checks below look at
   all nodes themselves and tell the node that is wrong, or -1.  */

static int
too_near(const struct sample *s)
{
    static int last[MOST]; /* the last node of each level so far */

    for (int level = 0; level < MOST; level++)
        last[level] = -1;
    for (int i = 0; i < s->n; i++) {
        int before = last[s->depth[i]];
        int left = 2 * s->x[i] - s->width[i];

        if (left < -1 || 2 * s->x[i] + s->width[i] > 2 * s->total + 1)
            return i;
        if (before >= 0 && left < 2 * s->x[before] + s->width[before] + 2 * GAP)
            return i;
        last[s->depth[i]] = i;
    }
    return -1;
}

static int
off_centre(const struct sample *s)
{
    for (int v = 0; v < s->n; v++) {
        int last = v + 1;

        if (s->end[v] == v + 1)
            continue;
        while (s->end[last] < s->end[v])
            last = s->end[last];
        if (2 * s->x[v] != s->x[v + 1] + s->x[last])
            return v;
    }
    return -1;
}

/* Make IMAGE the mirror image of S and tell in NOW where each node went.  */
static void
mirror(const struct sample *s, struct sample *image, int *now)
{
    now[0] = 0;
    image->n = s->n;
    for (int v = 0; v < s->n; v++) {
        int after = now[v] + 1 + (s->end[v] - v - 1);

        for (int kid = v + 1; kid < s->end[v]; kid = s->end[kid]) {
            after -= s->end[kid] - kid;
            now[kid] = after;
        }
        image->width[now[v]] = s->width[v];
        image->end[now[v]] = now[v] + s->end[v] - v;
    }
}

static int
not_mirrored(const struct sample *s)
{
    static struct sample image;
    static int now[MOST];

    mirror(s, &image, now);
    place(&image);
    for (int v = 0; v < s->n; v++)
        if (image.x[now[v]] != s->total - s->x[v])
            return v;
    return -1;
}

START_TEST(every_tree_is_tidy)
{
    static struct sample s;
    struct random r = random_start(1981 + (uint64_t)_i);

    for (int round = 0; round < ROUNDS; round++) {
        grow(&s, 1 + random_below(&r, MOST), 1 + _i, &r);
        place(&s);
        ck_assert_int_eq(too_near(&s), -1);
        ck_assert_int_eq(off_centre(&s), -1);
        ck_assert_int_eq(not_mirrored(&s), -1);
    }
}
END_TEST

START_TEST(a_small_subtree_stands_evenly_between_large_ones)
{
    /* the root's children: two with three wide leaves each, a leaf between */
    static const int end[] = { 10, 5, 3, 4, 5, 6, 10, 8, 9, 10 };
    int width[10], x[10];

    for (int i = 0; i < 10; i++)
        width[i] = 20;
    ck_assert_int_gt(layout_place(10, end, width, GAP, x), 0);
    ck_assert_int_eq(x[5] - x[1], x[6] - x[5]);
    ck_assert_int_gt(x[5] - x[1], 20 + GAP);
}
END_TEST

START_TEST(a_long_chain_takes_no_longer_than_a_bush)
{
    enum { N = 1000000 };
    int *end = malloc(sizeof *end * N);
    int *width = malloc(sizeof *width * N);
    int *x = malloc(sizeof *x * N);

    /* A chain with a leaf beside each node: the worst for a layout that looks
       at whole outlines.  */
    for (int i = 0; i < N; i++) {
        end[i] = i % 2 == 1 ? i + 1 : N;
        width[i] = 10;
    }
    ck_assert_int_gt(layout_place(N, end, width, GAP, x), 0);
    ck_assert_int_eq(2 * x[0], x[1] + x[2]);
    free(end);
    free(width);
    free(x);
}
END_TEST

START_TEST(too_wide_a_drawing_is_refused)
{
    static const int end[] = { 3, 2, 3 };
    static const int width[] = { 1, LAYOUT_MAX_WIDTH / 2,
                                 LAYOUT_MAX_WIDTH / 2 };
    int x[3];

    ck_assert_int_eq(layout_place(3, end, width, GAP, x), -1);
    ck_assert_int_eq(errno, ERANGE);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("layout");
    TCase *tc = tcase_create("layout");

    tcase_set_timeout(tc, 60);
    tcase_add_loop_test(tc, every_tree_is_tidy, 0, 9);
    tcase_add_test(tc, a_small_subtree_stands_evenly_between_large_ones);
    tcase_add_test(tc, a_long_chain_takes_no_longer_than_a_bush);
    tcase_add_test(tc, too_wide_a_drawing_is_refused);
    suite_add_tcase(s, tc);
    return s;
}
