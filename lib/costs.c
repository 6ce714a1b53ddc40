/* costs.c - what a queen costs on each square of an N x N board.
   SPDX-License-Identifier: MIT  */
#include "lib/costs.h"

#include <errno.h>
#include <stdlib.h>

#include "lib/board.h"
#include "lib/random.h"
#include "lib/require.h"
#include "lib/text/cursor.h"

enum { RANDOM_MAX = 99 };

struct costs {
    int n;
    int least;  /* of all; -1: not known */
    int cost[]; /* row by row */
};

static void
require_square(const struct costs *c, int row, int col, const char *call)
{
    REQUIRE(c != NULL, "%s: the costs are NULL", call);
    REQUIRE(row >= 0 && row < c->n, "%s: row %d is not in 0 .. %d", call, row,
            c->n - 1);
    REQUIRE(col >= 0 && col < c->n, "%s: column %d is not in 0 .. %d", call,
            col, c->n - 1);
}

struct costs *
costs_new(int n)
{
    struct costs *c;

    if (n < 1 || n > BOARD_MAX_SIZE) {
        errno = EINVAL;
        return NULL;
    }
    c = calloc(1, sizeof *c + (size_t)(n * n) * sizeof c->cost[0]);
    if (c == NULL)
        return NULL;
    c->n = n;
    c->least = -1;
    return c;
}

struct costs *
costs_random(int n, uint64_t seed)
{
    struct random r = random_start(seed);
    struct costs *c = costs_new(n);

    if (c == NULL)
        return NULL;
    for (int i = 0; i < n * n; i++)
        c->cost[i] = 1 + random_below(&r, RANDOM_MAX);
    return c;
}

/* Read the line at AT into COST, which has room for N numbers, and move to
   the next.  Return how many there were, or -1 with *ERROR set.  */
static int
read_row(struct cursor *at, int *cost, int n, struct text_error *error)
{
    int count = 0;

    cursor_skip_blanks(at);
    while (!cursor_is_line_end(at)) {
        struct cursor start = *at;
        int number = cursor_number(at, COSTS_MAX, error);

        if (number == -1)
            return -1;
        if (count == n)
            return cursor_fail(&start, error, "more than %d numbers in a row",
                               n);
        cost[count++] = number;
        cursor_skip_blanks(at);
    }
    return count;
}

/* Read the rows of C after the first.  Return 0, or -1 with *ERROR set.  */
static int
read_other_rows(struct cursor *at, struct costs *c, struct text_error *error)
{
    for (int row = 1; row < c->n; row++) {
        int count;

        if (cursor_is_done(at))
            return cursor_fail(at, error, "the text ends after %d of %d rows",
                               row, c->n);
        cursor_step(at);
        count = read_row(at, &c->cost[row * c->n], c->n, error);
        if (count == -1)
            return -1;
        if (count < c->n)
            return cursor_fail(at, error, "the row ends after %d of %d numbers",
                               count, c->n);
    }
    if (cursor_is_done(at))
        return 0;
    cursor_step(at);
    return cursor_fail(at, error, "more than %d rows", c->n);
}

/* The first row tells the size of the rest.  */
struct costs *
costs_parse(const char *text, struct text_error *error)
{
    int first[BOARD_MAX_SIZE];
    struct cursor at;
    struct costs *c;
    int n;

    REQUIRE(text != NULL, "costs_parse: the text is NULL");
    REQUIRE(error != NULL, "costs_parse: the error is NULL");
    at = cursor_start(text);
    n = read_row(&at, first, BOARD_MAX_SIZE, error);
    if (n == 0)
        cursor_unexpected(&at, error, "a number");
    if (n <= 0)
        return NULL;
    c = costs_new(n);
    if (c == NULL) {
        *error = (struct text_error){ 0, 0, "out of memory" };
        return NULL;
    }
    for (int col = 0; col < n; col++)
        c->cost[col] = first[col];
    if (read_other_rows(&at, c, error) == 0)
        return c;
    costs_free(c);
    return NULL;
}

void
costs_free(struct costs *c)
{
    free(c);
}

int
costs_size(const struct costs *c)
{
    REQUIRE(c != NULL, "costs_size: the costs are NULL");
    return c->n;
}

int
costs_at(const struct costs *c, int row, int col)
{
    require_square(c, row, col, "costs_at");
    return c->cost[row * c->n + col];
}

const int *
costs_row(const struct costs *c, int row)
{
    require_square(c, row, 0, "costs_row");
    return &c->cost[row * c->n];
}

int
costs_least(const struct costs *c)
{
    struct costs *known = (struct costs *)c;

    REQUIRE(c != NULL, "costs_least: the costs are NULL");
    if (c->least != -1)
        return c->least;
    known->least = COSTS_MAX;
    for (int i = 0; i < c->n * c->n; i++)
        if (c->cost[i] < c->least)
            known->least = c->cost[i];
    return c->least;
}

void
costs_set(struct costs *c, int row, int col, int cost)
{
    require_square(c, row, col, "costs_set");
    REQUIRE(cost >= 0 && cost <= COSTS_MAX,
            "costs_set: the cost %d is not in 0 .. %d", cost, COSTS_MAX);
    c->cost[row * c->n + col] = cost;
    c->least = -1;
}
