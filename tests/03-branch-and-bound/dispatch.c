/* dispatch.c - lab 03's functions, called in the child.
   SPDX-License-Identifier: MIT  */
#include "labs/03-branch-and-bound/branch_bound.h"

#include <stdlib.h>

#include "tests/03-branch-and-bound/lines.h"
#include "tests/harness/host_labs.h"
#include "tests/harness/serve.h"
#include "tests/harness/serve_things.h"

static void
code(serve_function *f, struct wire *w)
{
    int n = wire_get_int(w), row = wire_get_int(w), col = wire_get_int(w);
    int said = ((int (*)(int, int, int))f)(n, row, col);

    serve_return(w);
    wire_put_int(w, said);
}

/* Both branch_bound_take and branch_bound_release.  */
static void
change(serve_function *f, struct wire *w)
{
    struct branch_bound_lines lines;
    int row, col;

    lines_get(w, &lines);
    row = wire_get_int(w);
    col = wire_get_int(w);
    ((void (*)(struct branch_bound_lines *, int, int))f)(&lines, row, col);
    serve_return(w);
    lines_put(w, &lines);
}

static void
is_free(serve_function *f, struct wire *w)
{
    struct branch_bound_lines lines;
    int row, col;
    bool said;

    lines_get(w, &lines);
    row = wire_get_int(w);
    col = wire_get_int(w);
    said = ((bool (*)(const struct branch_bound_lines *, int, int))f)(&lines,
                                                                      row, col);
    serve_return(w);
    wire_put_int(w, said);
}

static void
solve(serve_function *f, struct wire *w)
{
    struct board *b = serve_watched_board(w);
    int row = wire_get_int(w);
    struct branch_bound_lines lines;
    bool said;

    lines_get(w, &lines);
    said = ((bool (*)(struct board *, int, struct branch_bound_lines *))f)(
        b, row, &lines);
    serve_return(w);
    wire_put_int(w, said);
    serve_put_board(w, b);
    lines_put(w, &lines);
    board_free(b);
}

static void
look_ahead(serve_function *f, struct wire *w)
{
    struct board *b = serve_watched_board(w);
    int row = wire_get_int(w);
    square_test *is_safe = serve_square_test(w);
    bool said =
        ((bool (*)(struct board *, int, square_test *))f)(b, row, is_safe);

    serve_return(w);
    wire_put_int(w, said);
    serve_put_board(w, b);
    board_free(b);
}

/* Read the costs that a proxy wrote.  */
static struct costs *
get_costs(struct wire *w)
{
    int n = wire_get_int(w);
    struct costs *c = costs_new(n);

    if (c == NULL)
        abort();
    for (int i = 0; i < n * n; i++)
        costs_set(c, i / n, i % n, wire_get_int(w));
    return c;
}

static void
lower(serve_function *f, struct wire *w)
{
    struct board *b = serve_board(w);
    struct costs *c = get_costs(w);
    int row = wire_get_int(w);
    int said = ((int (*)(const struct board *, const struct costs *, int))f)(
        b, c, row);

    board_free(b);
    costs_free(c);
    serve_return(w);
    wire_put_int(w, said);
}

static void
cheapest(serve_function *f, struct wire *w)
{
    struct board *b = serve_watched_board(w);
    struct costs *c = get_costs(w);
    square_test *is_safe = serve_square_test(w);
    int said = ((int (*)(struct board *, const struct costs *,
                         square_test *))f)(b, c, is_safe);

    serve_return(w);
    wire_put_int(w, said);
    serve_put_board(w, b);
    board_free(b);
    costs_free(c);
}

static const struct serve_entry entries[] = {
    { "branch_bound_slash", code },
    { "branch_bound_backslash", code },
    { "branch_bound_take", change },
    { "branch_bound_release", change },
    { "branch_bound_is_free", is_free },
    { "branch_bound_solve", solve },
    { "branch_bound_look_ahead", look_ahead },
    { "branch_bound_lower", lower },
    { "branch_bound_cheapest", cheapest },
    { NULL, NULL },
};

const struct serve_lab serve_branch_bound = { "branch-and-bound", entries };
