/* dispatch.c - lab 01's functions, called in the child.
   SPDX-License-Identifier: MIT  */
#include "labs/01-safe-check/safe_check.h"

#include <stdlib.h>

#include "tests/harness/host_labs.h"
#include "tests/harness/serve.h"
#include "tests/harness/serve_things.h"

static void
attacks(serve_function *f, struct wire *w)
{
    int r1 = wire_get_int(w), c1 = wire_get_int(w);
    int r2 = wire_get_int(w), c2 = wire_get_int(w);
    bool said = ((bool (*)(int, int, int, int))f)(r1, c1, r2, c2);

    serve_return(w);
    wire_put_int(w, said);
}

static void
is_safe(serve_function *f, struct wire *w)
{
    struct board *b = serve_board(w);
    int row = wire_get_int(w), col = wire_get_int(w);
    bool said = ((square_test *)f)(b, row, col);

    board_free(b);
    serve_return(w);
    wire_put_int(w, said);
}

static void
scan(serve_function *f, struct wire *w)
{
    int n = wire_get_int(w);
    int *cells = serve_ints(w, n * n);
    int row = wire_get_int(w), col = wire_get_int(w);
    bool said = ((bool (*)(int, const int *, int, int))f)(n, cells, row, col);

    free(cells);
    serve_return(w);
    wire_put_int(w, said);
}

static void
pairs(serve_function *f, struct wire *w)
{
    struct board *b = serve_board(w);
    int said = ((int (*)(const struct board *))f)(b);

    board_free(b);
    serve_return(w);
    wire_put_int(w, said);
}

static const struct serve_entry entries[] = {
    { "safe_check_attacks", attacks },
    { "safe_check_is_safe", is_safe },
    { "safe_check_scan", scan },
    { "safe_check_pairs", pairs },
    { NULL, NULL },
};

const struct serve_lab serve_safe_check = { "safe-check", entries };
