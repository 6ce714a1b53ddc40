/* tree_complete.c - the permutation tree, searched or not.
   SPDX-License-Identifier: MIT  */
#include <errno.h>
#include <limits.h>
#include <stdint.h>

#include "lib/board.h"
#include "lib/tree/attack_map.h"
#include "lib/tree/tree_build.h"
#include "lib/tree/tree_make.h"

/* One place in an odometer that runs through the permutations.  */
struct wheel {
    int node;    /* the node of the queens in the rows above */
    int col;     /* where this row's queen stands */
    bool safe;   /* no queen so far attacks another */
    bool placed; /* COL means something */
};

struct odometer {
    struct tree *tree;
    struct attack_map *cover;
    bool used[BOARD_MAX_SIZE]; /* by column */
    struct wheel wheels[TREE_MAX_COMPLETE + 1];
};

long long
tree_complete_size(int n)
{
    long long size = 1; /* of a subtree at the last row, then the one above */

    for (int children = 1; children <= n; children++) {
        if (size > (LLONG_MAX - 1) / children)
            return 0;
        size = 1 + children * size;
    }
    return size;
}

/* Take the queen of ROW away and put her on the next free column, if there is
   one.  Return whether there was.  */
static bool
turn(struct odometer *o, int row, int n)
{
    struct wheel *w = &o->wheels[row];

    if (w->placed) {
        o->used[w->col] = false;
        attack_map_remove(o->cover, row, w->col);
        w->col++;
    }
    while (w->col < n && o->used[w->col])
        w->col++;
    w->placed = w->col < n;
    if (w->placed) {
        o->used[w->col] = true;
        attack_map_place(o->cover, row, w->col);
    }
    return w->placed;
}

/* Add the node of the queen that was just put in ROW and set up the wheel
   below.  Return 0, or -1.  */
static int
descend(struct odometer *o, int row, int n)
{
    struct wheel *w = &o->wheels[row];
    bool safe = w->safe && attack_map_at(o->cover, row, w->col) == 0;
    struct tree_node v = { .parent = w->node,
                           .row = (short)row,
                           .col = (short)w->col,
                           .state = row == n - 1 && safe ? TREE_ANSWER
                                                         : TREE_PLAIN };
    int node = tree_build_add(o->tree, &v);

    if (node < 0)
        return -1;
    o->wheels[row + 1] = (struct wheel){ .node = node, .safe = safe };
    return 0;
}

static int
run(struct odometer *o, int n)
{
    static const struct tree_node root = { .parent = -1, .row = -1, .col = -1 };
    int row = 0;

    if (tree_build_add(o->tree, &root) < 0)
        return -1;
    o->wheels[0] = (struct wheel){ .safe = true };
    while (row >= 0)
        if (row == n || !turn(o, row, n))
            row--;
        else if (descend(o, row++, n) != 0)
            return -1;
    return tree_build_finish(o->tree);
}

struct tree *
tree_complete(int n)
{
    struct odometer o = { 0 };

    if (n < 1 || n > TREE_MAX_COMPLETE) {
        errno = EINVAL;
        return NULL;
    }
    o.tree = tree_build_new(TREE_COMPLETE, n, false);
    o.cover = attack_map_new(n);
    if (o.tree == NULL || o.cover == NULL || run(&o, n) != 0) {
        tree_free(o.tree);
        o.tree = NULL;
    }
    attack_map_free(o.cover);
    return o.tree;
}
