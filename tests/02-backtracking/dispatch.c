/* dispatch.c - lab 02's function, called in the child.
   SPDX-License-Identifier: MIT  */
#include "labs/02-backtracking/backtracking.h"

#include "tests/harness/host_labs.h"
#include "tests/harness/serve.h"
#include "tests/harness/serve_things.h"

static void
solve(serve_function *f, struct wire *w)
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

static const struct serve_entry entries[] = {
    { "backtracking_solve", solve },
    { NULL, NULL },
};

const struct serve_lab serve_backtracking = { "backtracking", entries };
