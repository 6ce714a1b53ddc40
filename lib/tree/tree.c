/* tree.c - the state-space tree that a search walked.
   SPDX-License-Identifier: MIT  */
#include "lib/tree/tree.h"

#include <stdlib.h>
#include <string.h>

#include "lib/board.h"
#include "lib/require.h"
#include "lib/tree/attack_map.h"
#include "lib/tree/tree_build.h"

static void
require_node(const struct tree *t, int node, const char *call)
{
    REQUIRE(t != NULL, "%s: the tree is NULL", call);
    REQUIRE(node >= 0 && node < t->size, "%s: node %d is not in 0 .. %d", call,
            node, t->size - 1);
}

void
tree_free(struct tree *t)
{
    if (t == NULL)
        return;
    if (t->notes != NULL)
        for (int i = 0; i < t->size; i++)
            free(t->notes[i]);
    free(t->notes);
    free(t->facts);
    free(t->nodes);
    free(t);
}

enum tree_kind
tree_kind(const struct tree *t)
{
    REQUIRE(t != NULL, "tree_kind: the tree is NULL");
    return t->kind;
}

int
tree_board_size(const struct tree *t)
{
    REQUIRE(t != NULL, "tree_board_size: the tree is NULL");
    return t->n;
}

int
tree_size(const struct tree *t)
{
    REQUIRE(t != NULL, "tree_size: the tree is NULL");
    return t->size;
}

bool
tree_is_disordered(const struct tree *t)
{
    REQUIRE(t != NULL, "tree_is_disordered: the tree is NULL");
    return t->disorder;
}

const struct tree_node *
tree_node(const struct tree *t, int node)
{
    require_node(t, node, "tree_node");
    return &t->nodes[node];
}

const struct tree_fact *
tree_fact(const struct tree *t, int node)
{
    require_node(t, node, "tree_fact");
    return t->facts != NULL ? &t->facts[node] : NULL;
}

const char *
tree_note(const struct tree *t, int node)
{
    require_node(t, node, "tree_note");
    return t->notes != NULL ? t->notes[node] : NULL;
}

int
tree_set_note(struct tree *t, int node, const char *text)
{
    char *copy;

    require_node(t, node, "tree_set_note");
    REQUIRE(text != NULL, "tree_set_note: the text is NULL");
    if (t->notes == NULL)
        t->notes = calloc((size_t)t->size, sizeof *t->notes);
    if (t->notes == NULL)
        return -1;
    copy = strdup(text);
    if (copy == NULL)
        return -1;
    free(t->notes[node]);
    t->notes[node] = copy;
    return 0;
}

void
tree_set_mark(struct tree *t, int node, enum tree_mark mark)
{
    require_node(t, node, "tree_set_mark");
    t->nodes[node].mark = (unsigned char)mark;
}

struct board *
tree_board(const struct tree *t, int node)
{
    struct board *b;

    require_node(t, node, "tree_board");
    REQUIRE(t->n > 0, "tree_board: the tree is of a maze");
    b = board_new(t->n);
    if (b == NULL)
        return NULL;
    while ((node = t->nodes[node].parent) > 0)
        board_place(b, t->nodes[node].row, t->nodes[node].col);
    return b;
}

uint64_t
tree_attackers(const struct tree *t, int node, struct attack_map *c)
{
    const struct tree_node *v = tree_node(t, node);
    uint64_t set;

    for (int i = v->parent; i > 0; i = tree_node(t, i)->parent)
        attack_map_place(c, tree_node(t, i)->row, tree_node(t, i)->col);
    set = node > 0 ? attack_map_at(c, v->row, v->col) : 0;
    for (int i = v->parent; i > 0; i = tree_node(t, i)->parent)
        attack_map_remove(c, tree_node(t, i)->row, tree_node(t, i)->col);
    return set;
}
