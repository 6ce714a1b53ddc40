/* matrix.c - backtracking that tests squares on a matrix of 0 and 1.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/matrix.h"

#include <stddef.h>

#include "labs/01-safe-check/safe_check.h"
#include "labs/02-backtracking/backtracking.h"

/* A test is a plain function: what it needs to know stands here.  */
static int cells[BOARD_MAX_SIZE * BOARD_MAX_SIZE];
static struct board *searched;

static bool
scan(const struct board *b, int row, int col)
{
    return safe_check_scan(board_size(b), cells, row, col);
}

static bool
tell_and_scan(const struct board *b, int row, int col)
{
    board_tried(searched, row, col);
    return scan(b, row, col);
}

static bool
keep_matrix(void *self, const struct event *e)
{
    const struct watcher *next = self;
    int n = board_size(searched);

    if (e->kind == EVENT_PLACE)
        cells[e->row * n + e->col] = 1;
    else if (e->kind == EVENT_REMOVE)
        cells[e->row * n + e->col] = 0;
    return next != NULL ? next->see(next->self, e) : true;
}

bool
matrix_search(struct board *b, const struct watcher *w, bool tells_tries)
{
    struct watcher keeper = { keep_matrix, (void *)w };

    for (int i = 0; i < board_size(b) * board_size(b); i++)
        cells[i] = 0;
    searched = b;
    board_watch(b, &keeper);
    return backtracking_solve(b, 0, tells_tries ? tell_and_scan : scan);
}
