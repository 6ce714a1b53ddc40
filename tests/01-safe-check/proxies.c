/* proxies.c - lab 01's functions, as a suite calls them.
   SPDX-License-Identifier: MIT  */
#include "labs/01-safe-check/safe_check.h"

#include "tests/harness/call.h"

bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    struct wire *w = call_start("safe_check_attacks");

    wire_put_int(w, r1);
    wire_put_int(w, c1);
    wire_put_int(w, r2);
    wire_put_int(w, c2);
    call_wait(w);
    return call_end(w, wire_get_bool(w));
}

bool
safe_check_is_safe(const struct board *b, int row, int col)
{
    struct wire *w = call_start("safe_check_is_safe");

    call_put_board(w, b);
    wire_put_int(w, row);
    wire_put_int(w, col);
    call_wait(w);
    return call_end(w, wire_get_bool(w));
}

bool
safe_check_scan(int n, const int *cells, int row, int col)
{
    struct wire *w = call_start("safe_check_scan");

    wire_put_int(w, n);
    for (int i = 0; i < n * n; i++)
        wire_put_int(w, cells[i]);
    wire_put_int(w, row);
    wire_put_int(w, col);
    call_wait(w);
    return call_end(w, wire_get_bool(w));
}

int
safe_check_pairs(const struct board *b)
{
    struct wire *w = call_start("safe_check_pairs");

    call_put_board(w, b);
    call_wait(w);
    return call_end(w, wire_get_int(w));
}
