/* tree_build.c - what the makers of trees share.
   SPDX-License-Identifier: MIT  */
#include "lib/tree/tree_build.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>

#include "lib/tree/tree_make.h"

enum { FIRST_ROOM = 64 };

struct tree *
tree_build_new(enum tree_kind kind, int n, bool has_facts)
{
    struct tree *t = calloc(1, sizeof *t);

    if (t == NULL)
        return NULL;
    t->kind = kind;
    t->n = n;
    t->room = FIRST_ROOM;
    t->nodes = malloc(sizeof *t->nodes * FIRST_ROOM);
    if (has_facts)
        t->facts = malloc(sizeof *t->facts * FIRST_ROOM);
    if (t->nodes == NULL || (has_facts && t->facts == NULL)) {
        tree_free(t);
        return NULL;
    }
    return t;
}

static int
grow(struct tree *t)
{
    int room = t->room > INT_MAX / 2 ? INT_MAX : t->room * 2;
    struct tree_node *nodes;
    struct tree_fact *facts;

    if (room == t->room) {
        errno = EOVERFLOW;
        return -1;
    }
    nodes = realloc(t->nodes, sizeof *nodes * (size_t)room);
    if (nodes == NULL)
        return -1;
    t->nodes = nodes;
    if (t->facts != NULL) {
        facts = realloc(t->facts, sizeof *facts * (size_t)room);
        if (facts == NULL)
            return -1;
        t->facts = facts;
    }
    t->room = room;
    return 0;
}

int
tree_build_add(struct tree *t, const struct tree_node *v)
{
    if (t->size == t->room && grow(t) != 0)
        return -1;
    t->nodes[t->size] = *v;
    t->nodes[t->size].depth = v->parent < 0 ? 0 : t->nodes[v->parent].depth + 1;
    if (t->facts != NULL)
        t->facts[t->size] = (struct tree_fact){ TREE_UNKNOWN, TREE_UNKNOWN,
                                                TREE_UNKNOWN, false, false };
    return t->size++;
}

void
tree_build_drop(struct tree *t, int node)
{
    if (node == t->size - 1) {
        t->size--;
        return;
    }
    t->nodes[node].state = TREE_BUILD_GONE;
    t->gone++;
}

void
tree_build_kill(struct tree *t, int node, enum tree_reason reason)
{
    struct tree_node *v = &t->nodes[node];

    for (int i = v->end - 1; i > node; i--)
        tree_build_drop(t, i);
    v->state = TREE_KILLED;
    v->reason = (unsigned char)reason;
}

/* Close the gaps that dropped nodes left.  */
static int
sweep_out(struct tree *t)
{
    int *now; /* where each node goes */
    int size = 0;

    if (t->gone == 0)
        return 0;
    now = malloc(sizeof *now * (size_t)t->size);
    if (now == NULL)
        return -1;
    for (int i = 0; i < t->size; i++) {
        now[i] = size;
        if (t->nodes[i].state == TREE_BUILD_GONE)
            continue;
        t->nodes[size] = t->nodes[i];
        if (i > 0)
            t->nodes[size].parent = now[t->nodes[i].parent];
        if (t->facts != NULL)
            t->facts[size] = t->facts[i];
        size++;
    }
    free(now);
    t->size = size;
    t->gone = 0;
    return 0;
}

void
tree_build_ends(struct tree *t)
{
    for (int i = 0; i < t->size; i++)
        t->nodes[i].end = i + 1;
    for (int i = t->size - 1; i > 0; i--) {
        struct tree_node *parent = &t->nodes[t->nodes[i].parent];

        if (parent->end < t->nodes[i].end)
            parent->end = t->nodes[i].end;
    }
}

/* Let what leads to an answer live.  */
static void
set_live(struct tree *t)
{
    for (int i = t->size - 1; i > 0; i--) {
        const struct tree_node *v = &t->nodes[i];
        struct tree_node *parent = &t->nodes[v->parent];

        if (v->flags & TREE_FALSE ||
            (v->state != TREE_LIVE && v->state != TREE_ANSWER))
            continue;
        if (parent->state == TREE_DEAD || parent->state == TREE_OPEN)
            parent->state = TREE_LIVE;
    }
}

int
tree_build_finish(struct tree *t)
{
    bool is_numbered = t->kind == TREE_LIST ||
                       (t->kind == TREE_SEARCH && tree_complete_size(t->n) > 0);

    if (sweep_out(t) != 0)
        return -1;
    for (int i = 0; i < t->size && !is_numbered; i++)
        t->nodes[i].number = i + 1;
    tree_build_ends(t);
    set_live(t);
    return 0;
}
