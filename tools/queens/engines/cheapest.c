/* cheapest.c - least-cost queens by prices, the row with fewest choices first.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/engines/cheapest.h"

#include <limits.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/must.h"
#include "tools/queens/engines/prices.h"

enum { MOST = BOARD_MAX_SIZE };

struct search {
    int n;
    const struct costs *costs;
    double reduced[MOST][MOST];        /* cost and prices of a square */
    double value[MOST][MOST];          /* the same, a row's cheapest first */
    unsigned char column[MOST][MOST];  /* of these */
    uint64_t leaves[MOST][MOST][MOST]; /* what a queen leaves to a row */
    int queens[MOST], best[MOST];
    int best_cost;  /* INT_MAX: no solution so far */
    bool wants_any; /* no better one than the next */
    long long nodes;
};

/* Sort the squares of each row, cheapest first: a square's place there is its
   rank.  */
static void
sort_squares(struct search *s)
{
    for (int row = 0; row < s->n; row++)
        for (int col = 0; col < s->n; col++) {
            int at = col;

            for (; at > 0 && s->value[row][at - 1] > s->reduced[row][col];
                 at--) {
                s->value[row][at] = s->value[row][at - 1];
                s->column[row][at] = s->column[row][at - 1];
            }
            s->value[row][at] = s->reduced[row][col];
            s->column[row][at] = (unsigned char)col;
        }
}

/* Work out which ranks of a row a queen on another row leaves over.  */
static void
find_attacks(struct search *s)
{
    for (int row = 0; row < s->n; row++)
        for (int rank = 0; rank < s->n; rank++)
            for (int other = 0; other < s->n; other++)
                for (int i = 0; i < s->n; i++) {
                    int aside = abs(s->column[other][i] - s->column[row][rank]);

                    if (aside != 0 && aside != abs(other - row))
                        s->leaves[row][rank][other] |= (uint64_t)1 << i;
                }
}

/* What a board must cost at most to be better: costs are whole numbers.  */
static double
limit(const struct search *s)
{
    return (double)s->best_cost - 1 + 1e-6;
}

static void
keep(struct search *s)
{
    int cost = 0;

    for (int row = 0; row < s->n; row++)
        cost += costs_at(s->costs, row, s->queens[row]);
    if (cost >= s->best_cost)
        return;
    s->best_cost = s->wants_any ? INT_MIN : cost;
    memcpy(s->best, s->queens, sizeof s->best);
}

static int
rank_of(const struct search *s, int row, int col)
{
    int rank = 0;

    while (s->column[row][rank] != col)
        rank++;
    return rank;
}

static int
lowest(uint64_t set)
{
    return __builtin_ctzll(set);
}

static int
highest(uint64_t set)
{
    return 63 - __builtin_clzll(set);
}

/* Take the cheapest ranks LEFT in each of ROWS.  Return what that costs,
   INFINITY: a row has none.  */
static double
relax(const struct search *s, uint64_t rows, const uint64_t *left)
{
    double sum = 0;

    for (; rows != 0; rows &= rows - 1) {
        int row = lowest(rows);

        if (left[row] == 0)
            return INFINITY;
        sum += s->value[row][lowest(left[row])];
    }
    return sum;
}

/* Take away the ranks LEFT that cost more than SLACK above the cheapest of
   their row.  Return the row with the fewest.  */
static int
narrow(const struct search *s, uint64_t rows, uint64_t *left, double slack)
{
    int best = -1, fewest = INT_MAX;

    for (; rows != 0; rows &= rows - 1) {
        int row = lowest(rows), count;
        double most = s->value[row][lowest(left[row])] + slack;

        while (s->value[row][highest(left[row])] > most)
            left[row] ^= (uint64_t)1 << highest(left[row]);
        count = __builtin_popcountll(left[row]);
        if (count < fewest) {
            fewest = count;
            best = row;
        }
    }
    return best;
}

/* Return a set of N.  */
static uint64_t
all_of(int n)
{
    return ~(uint64_t)0 >> (64 - n);
}

/* Put into BELOW what is LEFT after a queen on the square of ROW with RANK.  */
static void
leave(const struct search *s, int row, int rank, const uint64_t *left,
      uint64_t *below)
{
    for (int i = 0; i < s->n; i++)
        below[i] = left[i] & s->leaves[row][rank][i];
}

/* Put queens on ROWS, where these ranks are LEFT; the others cost SPENT, less
   all prices.  */
static void
search(struct search *s, double spent, uint64_t rows, uint64_t *left)
{
    double bound = spent + relax(s, rows, left), least;
    uint64_t below[MOST];
    int row;

    if (bound > limit(s))
        return;
    if (rows == 0) {
        keep(s);
        return;
    }
    row = narrow(s, rows, left, limit(s) - bound);
    rows ^= (uint64_t)1 << row;
    least = s->value[row][lowest(left[row])];
    for (uint64_t ranks = left[row]; ranks != 0; ranks &= ranks - 1) {
        int rank = lowest(ranks);
        double cost = s->value[row][rank];

        if (bound - least + cost > limit(s))
            break;
        s->nodes++;
        s->queens[row] = s->column[row][rank];
        leave(s, row, rank, left, below);
        search(s, spent + cost, rows, below);
    }
}

/* Among the boards that cost as little as S's best, find the one that a search
   row by row and column by column meets first: is there one with a queen
   further to the left on this row, the rows above being as they are?  */
static void
find_first(struct search *s, double spent, uint64_t *left)
{
    uint64_t rows = all_of(s->n), below[MOST];
    int cost = s->best_cost;

    s->wants_any = true;
    for (int row = 0; row < s->n; row++) {
        int col = -1, rank = 0;

        rows ^= (uint64_t)1 << row;
        while (col++ < s->best[row]) {
            rank = rank_of(s, row, col);
            s->best_cost = cost + 1;
            s->queens[row] = col;
            leave(s, row, rank, left, below);
            if ((left[row] >> rank & 1) != 0 && col < s->best[row])
                search(s, spent + s->value[row][rank], rows, below);
        }
        spent += s->value[row][rank];
        s->queens[row] = s->best[row];
        leave(s, row, rank, left, left);
    }
    s->best_cost = cost;
}

static void
copy_costs(const struct costs *c, double reduced[][MOST])
{
    for (int row = 0; row < costs_size(c); row++)
        for (int col = 0; col < costs_size(c); col++)
            reduced[row][col] = costs_at(c, row, col);
}

static int
find(const struct costs *c, struct board *b, long long *nodes, bool has_prices)
{
    struct search *s = must_calloc(1, sizeof *s);
    uint64_t left[MOST], again[MOST];
    double prices = 0;
    int cost;

    s->n = costs_size(c);
    s->costs = c;
    s->best_cost = INT_MAX;
    if (has_prices)
        prices = prices_find(c, s->reduced);
    else
        copy_costs(c, s->reduced);
    sort_squares(s);
    find_attacks(s);
    for (int row = 0; row < s->n; row++)
        left[row] = again[row] = all_of(s->n);
    search(s, -prices, all_of(s->n), left);
    if (s->best_cost < INT_MAX)
        find_first(s, -prices, again);
    cost = s->best_cost == INT_MAX ? -1 : s->best_cost;
    for (int row = 0; row < s->n && cost >= 0; row++)
        board_place(b, row, s->best[row]);
    if (nodes != NULL)
        *nodes = s->nodes;
    free(s);
    return cost;
}

int
cheapest_find(const struct costs *c, struct board *b, long long *nodes)
{
    return find(c, b, nodes, true);
}

int
cheapest_by_minimum(const struct costs *c, struct board *b, long long *nodes)
{
    return find(c, b, nodes, false);
}
