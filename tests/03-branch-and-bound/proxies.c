/* proxies.c - lab 03's functions, as a suite calls them.
   SPDX-License-Identifier: MIT  */
#include "labs/03-branch-and-bound/branch_bound.h"

#include "tests/03-branch-and-bound/lines.h"
#include "tests/harness/call.h"

static int
code(const char *function, int n, int row, int col)
{
    struct wire *w = call_start(function);

    wire_put_int(w, n);
    wire_put_int(w, row);
    wire_put_int(w, col);
    call_wait(w);
    return call_end(w, wire_get_int(w));
}

int
branch_bound_slash(int n, int row, int col)
{
    return code("branch_bound_slash", n, row, col);
}

int
branch_bound_backslash(int n, int row, int col)
{
    return code("branch_bound_backslash", n, row, col);
}

static struct wire *
start_at(const char *function, const struct branch_bound_lines *lines, int row,
         int col)
{
    struct wire *w = call_start(function);

    lines_put(w, lines);
    wire_put_int(w, row);
    wire_put_int(w, col);
    call_wait(w);
    return w;
}

void
branch_bound_take(struct branch_bound_lines *lines, int row, int col)
{
    struct wire *w = start_at("branch_bound_take", lines, row, col);

    lines_get(w, lines);
    call_end(w, 0);
}

void
branch_bound_release(struct branch_bound_lines *lines, int row, int col)
{
    struct wire *w = start_at("branch_bound_release", lines, row, col);

    lines_get(w, lines);
    call_end(w, 0);
}

bool
branch_bound_is_free(const struct branch_bound_lines *lines, int row, int col)
{
    struct wire *w = start_at("branch_bound_is_free", lines, row, col);

    return call_end(w, wire_get_bool(w));
}

bool
branch_bound_solve(struct board *b, int row, struct branch_bound_lines *lines)
{
    struct wire *w = call_start("branch_bound_solve");
    bool said;

    call_put_board(w, b);
    wire_put_int(w, row);
    lines_put(w, lines);
    call_wait_on_board(w, b);
    said = wire_get_bool(w);
    call_get_board(w, b);
    lines_get(w, lines);
    return call_end(w, said);
}

bool
branch_bound_look_ahead(struct board *b, int row, square_test *is_safe)
{
    struct wire *w = call_start("branch_bound_look_ahead");
    bool said;

    call_put_board(w, b);
    wire_put_int(w, row);
    call_put_square_test(w, is_safe);
    call_wait_on_board(w, b);
    said = wire_get_bool(w);
    call_get_board(w, b);
    return call_end(w, said);
}

static void
put_costs(struct wire *w, const struct costs *c)
{
    int n = costs_size(c);

    wire_put_int(w, n);
    for (int i = 0; i < n * n; i++)
        wire_put_int(w, costs_at(c, i / n, i % n));
}

int
branch_bound_lower(const struct board *b, const struct costs *c, int row)
{
    struct wire *w = call_start("branch_bound_lower");

    call_put_board(w, b);
    put_costs(w, c);
    wire_put_int(w, row);
    call_wait(w);
    return call_end(w, wire_get_int(w));
}

int
branch_bound_cheapest(struct board *b, const struct costs *c,
                      square_test *is_safe)
{
    struct wire *w = call_start("branch_bound_cheapest");
    int said;

    call_put_board(w, b);
    put_costs(w, c);
    call_put_square_test(w, is_safe);
    call_wait_on_board(w, b);
    said = wire_get_int(w);
    call_get_board(w, b);
    return call_end(w, said);
}
