/* prices.c - prices on columns and diagonals.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/engines/prices.h"

#include <string.h>

enum { MOST = BOARD_MAX_SIZE, ROUNDS = 600 };

/* A queen on (r, c) stands on three lines: column c, sum r + c, and difference
   r - c + n - 1.  */
enum { COLUMN, SUM, DIFFERENCE, KINDS };

struct market {
    int n;
    const struct costs *costs;
    double price[KINDS][2 * MOST];
    double (*reduced)[MOST]; /* cost and prices of a square */
};

static int
line_of(const struct market *m, int kind, int row, int col)
{
    return kind == COLUMN ? col
           : kind == SUM  ? row + col
                          : row - col + m->n - 1;
}

/* Work out what each square costs with the prices of its lines.  */
static void
reduce(struct market *m)
{
    for (int row = 0; row < m->n; row++)
        for (int col = 0; col < m->n; col++) {
            double sum = costs_at(m->costs, row, col);

            for (int kind = 0; kind < KINDS; kind++)
                sum += m->price[kind][line_of(m, kind, row, col)];
            m->reduced[row][col] = sum;
        }
}

/* Let each row take its cheapest square, and count in WANTED how often each
   line is.  Return the bound that this gives.  */
static double
relax(const struct market *m, int wanted[KINDS][2 * MOST])
{
    double bound = 0;

    memset(wanted, 0, sizeof(int[KINDS][2 * MOST]));
    for (int row = 0; row < m->n; row++) {
        int least = 0;

        for (int col = 1; col < m->n; col++)
            if (m->reduced[row][col] < m->reduced[row][least])
                least = col;
        bound += m->reduced[row][least];
        for (int kind = 0; kind < KINDS; kind++)
            wanted[kind][line_of(m, kind, row, least)]++;
    }
    for (int kind = 0; kind < KINDS; kind++)
        for (int i = 0; i < 2 * m->n - 1; i++)
            bound -= m->price[kind][i];
    return bound;
}

/* Raise the prices of lines that are wanted more than once, and lower those
   that nobody wants, by STEP.  A diagonal may stay empty: its price is at least
   0.  */
static void
adjust(struct market *m, int wanted[KINDS][2 * MOST], double step)
{
    for (int kind = 0; kind < KINDS; kind++)
        for (int i = 0; i < (kind == COLUMN ? m->n : 2 * m->n - 1); i++) {
            double *price = &m->price[kind][i];

            *price += step * (wanted[kind][i] - 1);
            if (kind != COLUMN && *price < 0)
                *price = 0;
        }
}

/* Look for prices with a high bound; the steps become smaller and smaller.  */
static void
haggle(struct market *m)
{
    static const double shrink = 0.985;
    double best[KINDS][2 * MOST] = { { 0 } }, best_bound = -1, step = 0;
    int wanted[KINDS][2 * MOST];

    for (int row = 0; row < m->n; row++)
        for (int col = 0; col < m->n; col++)
            step += costs_at(m->costs, row, col) / (4.0 * m->n * m->n);
    for (int round = 0; round < ROUNDS; round++, step *= shrink) {
        double bound;

        reduce(m);
        bound = relax(m, wanted);
        if (bound > best_bound) {
            best_bound = bound;
            memcpy(best, m->price, sizeof best);
        }
        adjust(m, wanted, step);
    }
    memcpy(m->price, best, sizeof best);
    reduce(m);
}

double
prices_find(const struct costs *c, double reduced[][BOARD_MAX_SIZE])
{
    struct market m = { .n = costs_size(c), .costs = c, .reduced = reduced };
    double sum = 0;

    haggle(&m);
    for (int kind = 0; kind < KINDS; kind++)
        for (int i = 0; i < 2 * m.n - 1; i++)
            sum += m.price[kind][i];
    return sum;
}
