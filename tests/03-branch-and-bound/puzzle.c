/* puzzle.c - least-cost queens to be solved, and what is known about them.
   SPDX-License-Identifier: MIT  */
#include "tests/03-branch-and-bound/puzzle.h"

#include <stdlib.h>

#include "lib/random.h"
#include "tests/03-branch-and-bound/parts.h"
#include "tools/base/must.h"
#include "tools/judge/right/solutions.h"
#include "tools/judge/right/square_tests.h"
#include "tools/judge/suite/complaint.h"

enum { DEAR = 99, GAIN = 9 };

/* Costs of a puzzle are LOW .. LOW + RANGE - 1, at random.  */
struct kind {
    int n;
    int low;
    int range;
    square_test *is_safe;
};

/* The first puzzles, and the last: no solution, all costs 0, all costs alike,
   the highest costs, ties.  */
static const struct kind first[] = {
    { 1, 0, 100, square_test_queens }, { 2, 0, 100, square_test_queens },
    { 3, 0, 100, square_test_queens }, { 3, 0, 10, square_test_cornerless },
    { 4, 0, 1, square_test_queens },   { 4, 7, 1, square_test_queens },
    { 4, 0, 3, square_test_queens },   { 4, COSTS_MAX, 1, square_test_queens },
};
static const struct kind last[] = {
    { 5, 0, 1, square_test_queens },
    { 5, 7, 1, square_test_queens },
    { 6, 0, 1, square_test_queens },
    { 7, 0, 100, square_test_queens },
    { 7, 0, 100, square_test_queens },
    { 8, 0, 100, square_test_queens },
    { 8, 0, 100, square_test_queens },
    { 9, 0, 100, square_test_led },
    { 17, 0, 100, square_test_led },
    { 33, 0, 100, square_test_led },
    { BOARD_MAX_SIZE, 0, 100, square_test_led },
};
enum {
    FIRST = sizeof first / sizeof first[0],
    TRAP_SIZE = 5,
    TRAPS = 2 * TRAP_SIZE,
    MIDDLE = PUZZLES - FIRST - TRAPS - sizeof last / sizeof last[0],
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
    if (i >= MIDDLE + TRAPS)
        return last[i - MIDDLE - TRAPS];
    return (struct kind){ 4 + 3 * i / MIDDLE, 0, ranges[12 * i / MIDDLE % 4],
                          i % 5 == 0 ? square_test_cornerless
                                     : square_test_queens };
}

static struct costs *
make_costs(struct kind kind, uint64_t seed)
{
    struct random r = random_start(seed);
    struct costs *c = must(costs_new(kind.n));

    for (int i = 0; i < kind.n * kind.n; i++)
        costs_set(c, i / kind.n, i % kind.n,
                  kind.low + random_below(&r, kind.range));
    return c;
}

static void
price(struct costs *c, const struct board *b, int dear_row, int cost)
{
    for (int row = 0; row < board_size(b); row++)
        costs_set(c, row, board_queen(b, row), row == dear_row ? cost : 0);
}

/* Return costs of a puzzle whose best solution has a queen on (ROW, COL), the
   only cheap square of its row but that of a solution that comes before, and
   costs 1 less than that one.  A bound that overlooks the square is too high,
   and kills it.  */
static struct costs *
make_trap(int row, int col)
{
    struct board *b = parts_board(TRAP_SIZE);
    struct solutions all = solutions_of(b, 0, square_test_queens, 0);
    struct costs *c = must(costs_new(TRAP_SIZE));
    int best = all.count - 1, other = 0;

    while (board_queen(all.list[best], row) != col)
        best--;
    while (board_queen(all.list[other], row) == col)
        other++;
    for (int i = 0; i < TRAP_SIZE * TRAP_SIZE; i++)
        costs_set(c, i / TRAP_SIZE, i % TRAP_SIZE, DEAR);
    price(c, all.list[best], 0, GAIN - 1);
    price(c, all.list[other], row, GAIN);
    solutions_free(&all);
    board_free(b);
    return c;
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

struct board_guide
puzzle_solve(const struct puzzle *p, const struct board *b, int rows,
             struct board **best)
{
    struct board_guide g = { .board = must(board_copy(b)),
                             .from = rows,
                             .is_safe = p->is_safe,
                             .costs = p->costs };

    *best = NULL;
    board_guide_begin(&g);
    while (board_guide_find(&g)) {
        board_free(*best);
        *best = board_copy(g.board);
    }
    board_free(g.board);
    return g;
}

static void
set_costs(struct puzzle *p, struct costs *c, square_test *is_safe)
{
    p->n = costs_size(c);
    p->costs = c;
    p->is_safe = is_safe;
}

/* Let P know its best solution.  */
static void
set_best(struct puzzle *p)
{
    struct board *b = parts_board(p->n);
    struct board_guide g;

    g = puzzle_solve(p, b, 0, &p->best);
    p->best_cost = g.best;
    p->improvements = g.found;
    board_free(b);
}

const struct puzzle *
puzzle(int number, uint64_t seed)
{
    static struct puzzle made[PUZZLES];
    struct puzzle *p = &made[number];
    struct kind kind = kind_of(number);
    int trap = number - FIRST - MIDDLE;

    if (p->costs != NULL)
        return p;
    if (trap >= 0 && trap < TRAPS)
        set_costs(
            p,
            make_trap(trap < TRAP_SIZE ? 1 : TRAP_SIZE - 1, trap % TRAP_SIZE),
            square_test_queens);
    else
        set_costs(p, make_costs(kind, seed + (uint64_t)number), kind.is_safe);
    set_best(p);
    return p;
}

struct puzzle *
puzzle_of_size(int n, uint64_t seed)
{
    struct kind kind = { n, COSTS_MAX - DEAR, DEAR + 1, square_test_queens };
    struct puzzle *p = must(calloc(1, sizeof *p));

    set_costs(p, make_costs(kind, seed), kind.is_safe);
    for (int row = n / 2; row < n; row++)
        costs_set(p->costs, row, square_test_column(n, row), 0);
    return p;
}

void
puzzle_free(struct puzzle *p)
{
    costs_free(p->costs);
    free(p);
}

void
puzzle_draw(FILE *f, const struct puzzle *p, const struct board *b,
            const struct board *other)
{
    complaint_costs(f, p->costs, b, other);
}
