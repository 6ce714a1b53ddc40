/* count.c - count the numbers of the handouts of labs 03 and 05.
   SPDX-License-Identifier: MIT

   Prints the rows of their tables, means over random boards, as the handouts
   have them.  Linked with the model answer, and with the bound of
   tests/05-live-nodes/others/assignment_bound.c under another name.  */
#include "labs/05-live-nodes/live_nodes.h"

#include <stdio.h>
#include <stdlib.h>

#include "lib/live_watch.h"
#include "lib/random.h"

enum { ROOM = 2000000, SIZES = 5 };

static const int sizes[SIZES] = { 4, 5, 6, 8, 10 };

/* What is counted in a search: depth first the queens placed, and the costs of
   later rows that are looked at; nodes expanded; with a list the most nodes
   that are in it at the same time, and whether the first answer is the best. */
enum what { PLACED, LOOKED, EXPANDED, MOST, FIRST, WHATS };

struct tally {
    int count[WHATS];
};

lower_bound assignment_lower;

static bool
is_safe(const struct board *b, int row, int col)
{
    for (int r = 0; r < row; r++) {
        int queen = board_queen(b, r);

        if (queen != -1 && (queen == col || abs(queen - col) == row - r))
            return false;
    }
    return true;
}

static int
none(const struct board *b, const struct costs *c, int row, square_test *test)
{
    return 0;
}

static int
standing(const struct board *b, const struct costs *c, int row,
         square_test *test)
{
    int cost = 0;

    for (int r = 0; r < row; r++)
        cost += costs_at(c, r, board_queen(b, r));
    return cost;
}

static bool
any(const struct board *b, int row, int col)
{
    return true;
}

/* The bound of lab 03: of each later row the least cost.  */
static int
least(const struct board *b, const struct costs *c, int row, square_test *test)
{
    return live_nodes_lower(b, c, row, any);
}

static void
go_down(struct board *b, const struct costs *c, int row, lower_bound *bound,
        int *best, struct tally *t)
{
    int n = board_size(b);

    t->count[EXPANDED]++;
    for (int col = 0; col < n; col++) {
        int cost;

        if (!is_safe(b, row, col))
            continue;
        board_place(b, row, col);
        t->count[PLACED]++;
        t->count[LOOKED] += (n - row - 1) * n;
        cost = (row + 1 == n ? standing : bound)(b, c, row + 1, is_safe);
        if (cost < *best && row + 1 < n)
            go_down(b, c, row + 1, bound, best, t);
        else if (cost < *best)
            *best = cost;
        board_remove(b, row);
    }
}

static struct tally
depth_first(const struct costs *c, lower_bound *bound)
{
    struct board *b = board_new(costs_size(c));
    struct tally t = { { 0 } };
    int best = LIVE_NEVER;

    go_down(b, c, 0, bound, &best, &t);
    board_free(b);
    return t;
}

static void
see(void *self, const struct live *l, const struct live_event *e)
{
    struct tally *t = self;

    t->count[FIRST] += e->state == LIVE_ANSWER;
    if (t->count[MOST] < live_count(l))
        t->count[MOST] = live_count(l);
}

static struct tally
by_list(enum live_order order, const struct costs *c, lower_bound *bound)
{
    struct live *l = live_new(costs_size(c), order, ROOM);
    struct tally t = { { 0 } };
    struct live_watcher w = { see, &t };

    live_watch(l, &w);
    if (live_nodes_search(l, c, is_safe, bound) == LIVE_NODES_GAVE_UP)
        abort();
    t.count[FIRST] = t.count[FIRST] == 1;
    for (int i = 0; i < live_generated(l); i++)
        t.count[EXPANDED] += live_node(l, i).state == LIVE_TAKEN;
    live_free(l);
    return t;
}

enum { DEPTH_FIRST = -1 };

/* The rows of the tables; those of lab 03 begin with n = 5.  */
static const struct row {
    const char *title;
    int order;
    lower_bound *bound;
    enum what what;
} rows[] = {
    { "none: the whole tree", DEPTH_FIRST, none, PLACED },
    { "the queens that stand", DEPTH_FIRST, standing, PLACED },
    { "and the least of each later row", DEPTH_FIRST, least, PLACED },
    { "and of its squares that are not attacked", DEPTH_FIRST, live_nodes_lower,
      PLACED },
    { "depth first", DEPTH_FIRST, least, EXPANDED },
    { "FIFO, the queens that stand", LIVE_FIFO, standing, EXPANDED },
    { "LIFO, the queens that stand", LIVE_LIFO, standing, EXPANDED },
    { "least cost, the queens that stand", LIVE_LEAST, standing, EXPANDED },
    { "least cost, and the least of each later row", LIVE_LEAST, least,
      EXPANDED },
    { "FIFO, `live_nodes_lower`", LIVE_FIFO, live_nodes_lower, EXPANDED },
    { "LIFO, `live_nodes_lower`", LIVE_LIFO, live_nodes_lower, EXPANDED },
    { "least cost, `live_nodes_lower`", LIVE_LEAST, live_nodes_lower,
      EXPANDED },
    { "least cost, the assignment bound (below)", LIVE_LEAST, assignment_lower,
      EXPANDED },
    { "FIFO", LIVE_FIFO, live_nodes_lower, MOST },
    { "LIFO", LIVE_LIFO, live_nodes_lower, MOST },
    { "least cost", LIVE_LEAST, live_nodes_lower, MOST },
};
enum { ROWS = sizeof rows / sizeof rows[0] };

/* Return costs of 1 .. 99, drawn from SEED.  */
static struct costs *
draw(int n, int seed)
{
    struct random r = random_start((uint64_t)seed);
    struct costs *c = costs_new(n);

    for (int i = 0; i < n * n; i++)
        costs_set(c, i / n, i % n, 1 + random_below(&r, 99));
    return c;
}

/* Return the sum over COUNT boards of N queens of what ROW counts.  */
static int
sum(const struct row *row, int n, int count)
{
    int total = 0;

    for (int seed = 1; seed <= count; seed++) {
        struct costs *c = draw(n, seed);
        struct tally t =
            row->order == DEPTH_FIRST
                ? depth_first(c, row->bound)
                : by_list((enum live_order)row->order, c, row->bound);

        total += t.count[row->what];
        costs_free(c);
    }
    return total;
}

/* Print the mean of what ROW counts on boards of N queens.  */
static void
print_mean(const struct row *row, int n)
{
    int boards = n < 10 ? 20 : 5;
    int mean = (2 * sum(row, n, boards) + boards) / (2 * boards);

    if (mean >= 1000)
        printf(" %d,%03d", mean / 1000, mean % 1000);
    else
        printf(" %d", mean);
}

int
main(void)
{
    static const struct row looked = { NULL, DEPTH_FIRST, least, LOOKED };
    static const struct row first[] = { { NULL, LIVE_LEAST, live_nodes_lower,
                                          FIRST },
                                        { NULL, LIVE_LEAST, least, FIRST },
                                        { NULL, LIVE_LEAST, standing, FIRST } };

    for (const struct row *row = rows; row < rows + ROWS; row++) {
        printf("| %s |", row->title);
        for (int i = row->what == PLACED; i < SIZES; i++) {
            print_mean(row, sizes[i]);
            printf(" |");
        }
        printf("\n");
    }
    print_mean(&looked, 10);
    printf(" costs\n");
    printf("%d of 20 with part C's bound, %d with lab 03's, %d with the queens "
           "that stand.\n",
           sum(&first[0], 8, 20), sum(&first[1], 8, 20), sum(&first[2], 8, 20));
    return 0;
}
