/* nodes.c - the nodes of a state-space tree, in the order of a search.
   SPDX-License-Identifier: MIT  */
#include "tests/03-branch-and-bound/nodes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/require.h"

static void *
must(void *memory)
{
    if (memory == NULL) {
        perror("judge");
        exit(75);
    }
    return memory;
}

/* Append NODE to T, whose room doubles when it is full.  */
static void
add(struct nodes *t, struct node node)
{
    if ((t->count & (t->count - 1)) == 0) {
        size_t room = t->count > 0 ? 2 * (size_t)t->count : 1;

        t->node = must(realloc(t->node, room * sizeof *t->node));
    }
    t->node[t->count++] = node;
}

static struct node
root(const struct board *b, int row)
{
    struct node node = { .rows = (signed char)row };

    for (int r = 0; r < NODES_ROWS; r++)
        node.col[r] = r < row ? (signed char)board_queen(b, r) : -1;
    return node;
}

/* Append the children of node I of T.  B is there to write on.  */
static void
add_children(struct nodes *t, int i, square_test *allows, struct board *b)
{
    struct node child = t->node[i];
    int row = child.rows++;

    nodes_show(t, i, b);
    for (int col = 0; col < t->n; col++)
        if (allows(b, row, col)) {
            child.col[row] = (signed char)col;
            add(t, child);
        }
}

/* A shorter node comes before those below it: -1 is less than a column.  */
static int
compare(const void *a, const void *b)
{
    const struct node *x = a, *y = b;
    int row = 0;

    while (row < NODES_ROWS - 1 && x->col[row] == y->col[row])
        row++;
    return x->col[row] - y->col[row];
}

struct nodes
nodes_of(const struct board *b, int row, square_test *allows)
{
    struct nodes t = { .n = board_size(b) };
    struct board *copy = must(board_copy(b));

    REQUIRE(t.n <= NODES_ROWS, "nodes_of: the board is too large");
    add(&t, root(b, row));
    for (int i = 0; i < t.count; i++) /* the list grows meanwhile */
        if (!nodes_is_full(&t, i))
            add_children(&t, i, allows, copy);
    qsort(t.node, (size_t)t.count, sizeof *t.node, compare);
    board_free(copy);
    return t;
}

void
nodes_free(struct nodes *t)
{
    free(t->node);
    t->node = NULL;
    t->count = 0;
}

void
nodes_show(const struct nodes *t, int i, struct board *b)
{
    for (int row = 0; row < t->n; row++) {
        board_remove(b, row);
        if (row < t->node[i].rows)
            board_place(b, row, t->node[i].col[row]);
    }
}

bool
nodes_is_at(const struct nodes *t, int i, const struct board *b)
{
    for (int row = 0; row < t->n; row++)
        if (board_queen(b, row) != t->node[i].col[row])
            return false;
    return true;
}

bool
nodes_is_full(const struct nodes *t, int i)
{
    return t->node[i].rows == t->n;
}

void
nodes_prune(struct nodes *t,
            bool (*is_dead)(void *self, const struct board *b, int rows),
            void *self)
{
    struct board *b = must(board_new(t->n));
    int kept = 1, dead = NODES_ROWS; /* rows of the dead node we are below */

    for (int i = 1; i < t->count; i++) {
        int rows = t->node[i].rows;

        if (rows > dead)
            continue;
        nodes_show(t, i, b);
        dead = is_dead(self, b, rows) ? rows : NODES_ROWS;
        t->node[kept++] = t->node[i];
    }
    t->count = kept;
    board_free(b);
}
