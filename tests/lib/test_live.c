/* test_live.c - unit tests of lib/live.c and lib/heap.c.
   SPDX-License-Identifier: MIT  */
#include "lib/live.h"

#include <errno.h>

#include "lib/heap.h"
#include "lib/live_watch.h"
#include "lib/random.h"
#include "tests/lib/main.h"
#include "tests/lib/memory.h"
#include "tests/lib/misuse.h"

static struct live *
list(int n, enum live_order order, int limit)
{
    struct live *l = live_new(n, order, limit);

    ck_assert_ptr_nonnull(l);
    return l;
}

START_TEST(a_new_list_holds_the_root_alone)
{
    struct live *l = list(5, LIVE_LIFO, 7);
    struct live_node root = live_node(l, LIVE_ROOT);

    ck_assert_int_eq(live_size(l), 5);
    ck_assert_int_eq(live_order(l), LIVE_LIFO);
    ck_assert_int_eq(live_limit(l), 7);
    ck_assert_int_eq(board_size(live_board(l)), 5);
    ck_assert_int_eq(board_count(live_board(l)), 0);
    ck_assert_int_eq(live_generated(l), 1);
    ck_assert_int_eq(live_count(l), 1);
    ck_assert_int_eq(live_least(l), 0);
    ck_assert_int_eq(root.parent, LIVE_NONE);
    ck_assert_int_eq(root.col, -1);
    ck_assert_int_eq(root.depth, 0);
    ck_assert_int_eq(root.bound, 0);
    ck_assert_int_eq(root.turn, 0);
    ck_assert_int_eq(root.state, LIVE_IN_LIST);
    live_free(l);
    live_free(NULL);
}
END_TEST

START_TEST(sizes_and_limits_have_their_limits)
{
    static const int wrong[][2] = {
        { 0, 1 }, { BOARD_MAX_SIZE + 1, 1 }, { -1, 1 },
        { 1, 0 }, { 1, LIVE_MAX_NODES + 1 }, { 1, -1 },
    };

    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        errno = 0;
        ck_assert_ptr_null(live_new(wrong[i][0], LIVE_FIFO, wrong[i][1]));
        ck_assert_int_eq(errno, EINVAL);
    }
    live_free(list(BOARD_MAX_SIZE, LIVE_LEAST, LIVE_MAX_NODES));
}
END_TEST

/* Add children with these bounds to the root of a new list, and expect them
   to be taken in the order that is written in TURNS.  */
static void
expect_turns(enum live_order order, const char *turns)
{
    static const int bounds[] = { 5, 3, LIVE_NEVER, 3, 5, 0 };
    struct live *l = list(6, order, 100);

    ck_assert_int_eq(live_next(l), LIVE_ROOT);
    ck_assert_int_eq(live_least(l), LIVE_NEVER);
    for (int col = 0; col < 6; col++)
        ck_assert_int_eq(live_add(l, LIVE_ROOT, col, bounds[col]), col + 1);
    ck_assert_int_eq(live_least(l), 0);
    for (int turn = 2; *turns != '\0'; turns++, turn++) {
        int node = live_next(l);

        ck_assert_int_eq(node, *turns - '0');
        ck_assert_int_eq(live_node(l, node).turn, turn);
        ck_assert_int_eq(live_node(l, node).state, LIVE_TAKEN);
    }
    ck_assert_int_eq(live_next(l), LIVE_NONE);
    ck_assert_int_eq(live_count(l), 0);
    live_free(l);
}

START_TEST(the_order_says_who_comes_next)
{
    expect_turns(LIVE_FIFO, "123456");
    expect_turns(LIVE_LIFO, "654321");
    expect_turns(LIVE_LEAST, "624153");
}
END_TEST

START_TEST(a_child_knows_its_place)
{
    struct live *l = list(3, LIVE_FIFO, 100);
    struct live_node v;

    live_next(l);
    live_add(l, LIVE_ROOT, 2, 7);
    ck_assert_int_eq(live_next(l), 1);
    ck_assert_int_eq(live_add(l, 1, 0, 9), 2);
    v = live_node(l, 2);
    ck_assert_int_eq(v.parent, 1);
    ck_assert_int_eq(v.col, 0);
    ck_assert_int_eq(v.depth, 2);
    ck_assert_int_eq(v.bound, 9);
    live_free(l);
}
END_TEST

START_TEST(the_dead_are_not_taken)
{
    struct live *l = list(2, LIVE_LIFO, 100);

    live_next(l);
    live_add(l, LIVE_ROOT, 0, 1);
    live_add(l, LIVE_ROOT, 1, 4);
    live_kill(l, 2);
    ck_assert_int_eq(live_node(l, 2).state, LIVE_KILLED);
    ck_assert_int_eq(live_count(l), 1);
    ck_assert_int_eq(live_next(l), 1);
    ck_assert_int_eq(live_add(l, 1, 1, 6), 3);
    live_found(l, 3);
    ck_assert_int_eq(live_node(l, 3).state, LIVE_ANSWER);
    ck_assert_int_eq(live_least(l), LIVE_NEVER);
    ck_assert_int_eq(live_next(l), LIVE_NONE);
    live_free(l);
}
END_TEST

START_TEST(an_e_node_can_be_killed)
{
    struct live *l = list(2, LIVE_FIFO, 100);

    live_kill(l, live_next(l));
    ck_assert_int_eq(live_node(l, LIVE_ROOT).state, LIVE_KILLED);
    ck_assert_int_eq(live_count(l), 0);
    live_free(l);
}
END_TEST

START_TEST(a_full_list_says_so_and_stays_as_it_is)
{
    for (int limit = 1; limit <= 200; limit++) {
        struct live *l = list(BOARD_MAX_SIZE, LIVE_LEAST, limit);
        int node = 0;

        while (node != LIVE_FULL) {
            int e = live_next(l);

            for (int col = 0; col < 20 && node != LIVE_FULL; col++)
                node = live_add(l, e, col, 20 - col);
        }
        ck_assert_int_eq(live_generated(l), limit);
        ck_assert_int_eq(live_add(l, LIVE_ROOT, 0, 0), LIVE_FULL);
        ck_assert_int_eq(live_generated(l), limit);
        live_free(l);
    }
}
END_TEST

/* Return who should come next in L, by looking at all nodes.  */
static int
plain_next(const struct live *l, enum live_order order)
{
    int next = LIVE_NONE;

    for (int i = 0; i < live_generated(l); i++)
        if (live_node(l, i).state == LIVE_IN_LIST &&
            (next == LIVE_NONE || order == LIVE_LIFO ||
             (order == LIVE_LEAST &&
              live_node(l, i).bound < live_node(l, next).bound)))
            next = i;
    return next;
}

static int
plain_least(const struct live *l)
{
    int next = plain_next(l, LIVE_LEAST);

    return next == LIVE_NONE ? LIVE_NEVER : live_node(l, next).bound;
}

START_TEST(lists_do_what_plain_ones_do)
{
    struct random r = random_start(17);

    for (int round = 0; round < 150; round++) {
        struct live *l = list(30, (enum live_order)(round % 3), 1000);

        while (live_count(l) > 0 && live_generated(l) < 300) {
            int next = plain_next(l, live_order(l)), live = 0;

            ck_assert_int_eq(live_least(l), plain_least(l));
            ck_assert_int_eq(live_next(l), next);
            for (int k = random_below(&r, 5); k > 0; k--)
                if (live_node(l, next).depth < 30)
                    live_add(l, next, k, random_below(&r, 40));
            next = random_below(&r, live_generated(l));
            if (live_node(l, next).state == LIVE_IN_LIST)
                live_kill(l, next);
            for (int i = 0; i < live_generated(l); i++)
                live += live_node(l, i).state == LIVE_IN_LIST;
            ck_assert_int_eq(live_count(l), live);
        }
        live_free(l);
    }
}
END_TEST

static void
note(void *self, const struct live *l, const struct live_event *e)
{
    char **at = self;

    *(*at)++ = "gtka"[e->state];
    *(*at)++ = (char)('0' + e->node);
    ck_assert_int_eq(live_node(l, e->node).state, e->state);
}

START_TEST(a_watcher_sees_everything_in_order)
{
    char seen[40] = "", *at = seen;
    struct live_watcher w = { note, &at };
    struct live *l = list(1, LIVE_FIFO, 3);

    live_watch(l, &w);
    live_next(l);
    live_add(l, LIVE_ROOT, 0, 8);
    live_add(l, LIVE_ROOT, 0, 7);
    ck_assert_int_eq(live_add(l, LIVE_ROOT, 0, 7), LIVE_FULL);
    live_found(l, 2);
    live_kill(l, 1);
    ck_assert_str_eq(seen, "t0g1g2a2k1");
    live_watch(l, NULL);
    live_next(l);
    ck_assert_str_eq(seen, "t0g1g2a2k1");
    live_free(l);
}
END_TEST

START_TEST(a_node_can_be_taken_out_of_its_turn)
{
    struct live *l = list(3, LIVE_FIFO, 9);

    live_take(l, LIVE_ROOT);
    for (int col = 0; col < 3; col++)
        live_add(l, LIVE_ROOT, col, col);
    live_take(l, 2);
    ck_assert(live_has_child(l, LIVE_ROOT) && !live_has_child(l, 2));
    ck_assert_int_eq(live_node(l, 2).turn, 2);
    ck_assert_int_eq(live_next(l), 1);
    ck_assert_int_eq(live_next(l), 3);
    live_free(l);
}
END_TEST

START_TEST(misuse_is_stopped)
{
    struct live *l = list(2, LIVE_FIFO, 9);

    EXPECT_MISUSE(live_next(NULL), "live_next: the list is NULL");
    EXPECT_MISUSE(live_least(NULL), "live_least: the list is NULL");
    EXPECT_MISUSE(live_node(l, 1).col, "live_node: node 1 is not in 0 .. 0");
    EXPECT_MISUSE(live_node(l, -1).col, "live_node: node -1 is not in 0 .. 0");
    EXPECT_MISUSE(live_add(l, 0, 0, 0),
                  "live_add: node 0 is still in the list: live_next takes it "
                  "out");
    live_next(l);
    EXPECT_MISUSE(live_add(l, 0, 2, 0), "live_add: column 2 is not in 0 .. 1");
    EXPECT_MISUSE(live_add(l, 0, -1, 0),
                  "live_add: column -1 is not in 0 .. 1");
    EXPECT_MISUSE(live_add(l, 0, 0, -1), "live_add: the bound is -1, below 0");
    live_add(l, 0, 0, 0);
    live_add(l, 0, 1, 0);
    EXPECT_MISUSE((live_kill(l, 0), 0), "live_kill: node 0 has children");
    EXPECT_MISUSE((live_found(l, 1), 0),
                  "live_found: node 1 has 1 of 2 queens");
    EXPECT_MISUSE((live_found(l, 0), 0), "live_found: node 0 is not live");
    live_kill(l, 1);
    EXPECT_MISUSE(live_add(l, 1, 0, 0), "live_add: node 1 is dead");
    EXPECT_MISUSE((live_kill(l, 1), 0), "live_kill: node 1 is not live");
    EXPECT_MISUSE((live_take(l, 1), 0), "live_take: node 1 is not live");
    live_next(l);
    EXPECT_MISUSE((live_kill(l, 0), 0), "live_kill: node 0 is not live");
    live_add(l, 2, 0, 0);
    live_next(l);
    EXPECT_MISUSE(live_add(l, 3, 0, 0),
                  "live_add: node 3 has 2 queens already");
    live_free(l);
}
END_TEST

START_TEST(a_heap_gives_the_least_key_first)
{
    struct random r = random_start(4);
    struct heap h = { 0 };
    long long key[300];
    long long before = -1000;

    ck_assert_int_eq(heap_reserve(&h, 300), 0);
    for (int i = 0; i < 300; i++) {
        key[i] = random_below(&r, 100) - 50;
        heap_push(&h, key[i], i);
    }
    EXPECT_MISUSE((heap_push(&h, 0, 0), 0), "heap_push: the heap is full");
    for (int i = 0; i < 300; i++) {
        ck_assert(key[heap_top(&h)] >= before);
        before = key[heap_top(&h)];
        heap_pop(&h);
    }
    EXPECT_MISUSE(heap_top(&h), "heap_top: the heap is empty");
    EXPECT_MISUSE((heap_pop(&h), 0), "heap_pop: the heap is empty");
    heap_end(&h);
}
END_TEST

START_TEST(without_memory_there_is_no_list)
{
    struct live *l;

    memory_take();
    l = live_new(4, LIVE_FIFO, 100);
    memory_give_back();
    ck_assert_ptr_null(l);
    ck_assert_int_eq(errno, ENOMEM);
}
END_TEST

START_TEST(without_memory_a_list_is_full)
{
    struct live *l = list(4, LIVE_FIFO, LIVE_MAX_NODES);
    int last = 0, nodes;

    live_next(l);
    memory_take();
    for (int i = 0; i < 1000000 && last != LIVE_FULL; i++)
        last = live_add(l, LIVE_ROOT, 0, 0);
    nodes = live_generated(l);
    memory_give_back();
    ck_assert_int_eq(last, LIVE_FULL);
    ck_assert_int_eq(live_add(l, LIVE_ROOT, 1, 0), nodes);
    live_free(l);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("live");
    TCase *tc = tcase_create("live");

    tcase_add_test(tc, a_new_list_holds_the_root_alone);
    tcase_add_test(tc, sizes_and_limits_have_their_limits);
    tcase_add_test(tc, the_order_says_who_comes_next);
    tcase_add_test(tc, a_child_knows_its_place);
    tcase_add_test(tc, the_dead_are_not_taken);
    tcase_add_test(tc, an_e_node_can_be_killed);
    tcase_add_test(tc, a_full_list_says_so_and_stays_as_it_is);
    tcase_add_test(tc, lists_do_what_plain_ones_do);
    tcase_add_test(tc, a_watcher_sees_everything_in_order);
    tcase_add_test(tc, a_node_can_be_taken_out_of_its_turn);
    tcase_add_test(tc, misuse_is_stopped);
    tcase_add_test(tc, a_heap_gives_the_least_key_first);
    if (memory_can_run_out()) {
        tcase_add_test(tc, without_memory_there_is_no_list);
        tcase_add_test(tc, without_memory_a_list_is_full);
    }
    suite_add_tcase(s, tc);
    return s;
}
