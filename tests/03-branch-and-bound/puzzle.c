/* puzzle.c - least-cost queens to be solved, and what is known about them.
   SPDX-License-Identifier: MIT  */
#include "tests/03-branch-and-bound/puzzle.h"

#include <limits.h>
#include <stdlib.h>

#include "lib/random.h"
#include "tests/harness/square_tests.h"

/* Costs of a puzzle are LOW .. LOW + RANGE - 1, at random.  */
struct kind {
    int n;
    int low;
    int range;
    bool is_cornerless; /* its test refuses corners, too */
};

/* The first puzzles, and the last: no solution, all costs 0, all costs alike,
   ties.  */
static const struct kind first[] = {
    { 1, 0, 100, false }, { 2, 0, 100, false }, { 3, 0, 100, false },
    { 3, 0, 10, true },   { 4, 0, 1, false },   { 4, 7, 1, false },
    { 4, 0, 3, false },   { 4, 0, 100, false },
};
static const struct kind last[] = {
    { 5, 0, 1, false },   { 5, 7, 1, false },   { 6, 0, 1, false },
    { 7, 0, 100, false }, { 7, 0, 100, false }, { 8, 0, 100, false },
    { 8, 0, 100, false },
};
enum {
    FIRST = sizeof first / sizeof first[0],
    MIDDLE = PUZZLES - FIRST - sizeof last / sizeof last[0],
};

/* From 4 to 6 queens in the middle: small puzzles come before large ones, and
   small costs before large ones.  */
static struct kind
kind_of(int number)
{
    static const int ranges[] = { 2, 6, 100, COSTS_MAX + 1 };
    int i = number - FIRST;

    if (i < 0)
        return first[number];
    if (i >= MIDDLE)
        return last[i - MIDDLE];
    return (struct kind){ 4 + 3 * i / MIDDLE, 0, ranges[12 * i / MIDDLE % 4],
                          i % 5 == 0 };
}

static struct costs *
make_costs(struct kind kind, uint64_t seed)
{
    struct random r = random_start(seed);
    struct costs *c = costs_new(kind.n);

    if (c == NULL) {
        perror("judge");
        exit(75);
    }
    for (int i = 0; i < kind.n * kind.n; i++)
        costs_set(c, i / kind.n, i % kind.n,
                  kind.low + random_below(&r, kind.range));
    return c;
}

static struct nodes
make_tree(int n, square_test *is_safe)
{
    struct board *b = board_new(n);
    struct nodes tree;

    if (b == NULL) {
        perror("judge");
        exit(75);
    }
    tree = nodes_of(b, 0, is_safe);
    board_free(b);
    return tree;
}

int
puzzle_cost_on(const struct puzzle *p, const struct board *b)
{
    int cost = 0;

    for (int row = 0; row < board_size(b); row++)
        if (board_queen(b, row) != -1)
            cost += costs_at(p->costs, row, board_queen(b, row));
    return cost;
}

int
puzzle_cost(const struct puzzle *p, int i)
{
    int cost = 0;

    for (int row = 0; row < p->tree.node[i].rows; row++)
        cost += costs_at(p->costs, row, p->tree.node[i].col[row]);
    return cost;
}

/* What lies below a node stands right after it.  */
int
puzzle_best_below(const struct puzzle *p, int i)
{
    const struct nodes *t = &p->tree;
    int best = PUZZLE_NONE, rows = t->node[i].rows;

    do {
        if (nodes_is_full(t, i) &&
            (best == PUZZLE_NONE || puzzle_cost(p, i) < puzzle_cost(p, best)))
            best = i;
        i++;
    } while (i < t->count && t->node[i].rows > rows);
    return best;
}

/* Where a search stands that prunes.  */
struct pruning {
    struct puzzle *p;
    int best; /* cost so far, INT_MAX: none */
};

static bool
is_dead(void *self, const struct board *b, int rows)
{
    struct pruning *s = self;
    int bound = puzzle_cost_on(s->p, b) + s->p->least[rows];

    if (bound >= s->best)
        return true;
    if (rows == board_size(b)) {
        s->best = bound;
        s->p->improvements++;
    }
    return false;
}

static void
find_least(struct puzzle *p)
{
    int n = p->tree.n;

    for (int row = n - 1; row >= 0; row--) {
        int least = INT_MAX;

        for (int col = 0; col < n; col++)
            if (costs_at(p->costs, row, col) < least)
                least = costs_at(p->costs, row, col);
        p->least[row] = p->least[row + 1] + least;
    }
}

static void
count_placements(struct puzzle *p)
{
    struct pruning s = { .p = p, .best = INT_MAX };
    struct nodes tree = make_tree(p->tree.n, p->is_safe);

    nodes_prune(&tree, is_dead, &s);
    p->placements = tree.count - 1;
    nodes_free(&tree);
}

const struct puzzle *
puzzle(int number, uint64_t seed)
{
    static struct puzzle made[PUZZLES];
    struct puzzle *p = &made[number];
    struct kind kind = kind_of(number);

    if (p->costs != NULL)
        return p;
    p->costs = make_costs(kind, seed + (uint64_t)number);
    p->is_safe =
        kind.is_cornerless ? square_test_cornerless : square_test_queens;
    p->tree = make_tree(kind.n, p->is_safe);
    p->best = puzzle_best_below(p, 0);
    find_least(p);
    count_placements(p);
    return p;
}

void
puzzle_draw(FILE *f, const struct puzzle *p, const struct board *b, int i)
{
    int n = p->tree.n, width = 0;

    for (int k = 0; k < n * n; k++) {
        int digits = snprintf(NULL, 0, "%d", costs_at(p->costs, k / n, k % n));

        width = digits > width ? digits : width;
    }
    for (int row = 0; row < n; row++) {
        fputs("   ", f);
        for (int col = 0; col < n; col++) {
            const char *marks = "  ";

            if (b != NULL && board_queen(b, row) == col)
                marks = "[]";
            else if (i != PUZZLE_NONE && p->tree.node[i].col[row] == col)
                marks = "()";
            fprintf(f, "%c%*d%c", marks[0], width, costs_at(p->costs, row, col),
                    marks[1]);
        }
        fputc('\n', f);
    }
}
