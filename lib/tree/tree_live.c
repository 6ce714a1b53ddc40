/* tree_live.c - the tree of a search over a list of live nodes.
   SPDX-License-Identifier: MIT  */
#include <stdio.h>
#include <stdlib.h>

#include "lib/tree/attack_map.h"
#include "lib/tree/tree_build.h"
#include "lib/tree/tree_make.h"

/* By node of the list.  */
struct place {
    int first, next; /* its first child, its next sibling; LIVE_NONE */
    int node;        /* where it is in the tree */
};

static void
find_children(const struct live *l, struct place *place)
{
    for (int i = live_generated(l) - 1; i >= 0; i--) {
        int parent = live_node(l, i).parent;

        /* Those after I are done, so all children of I are.  */
        if (parent != LIVE_NONE) {
            place[i].next = place[parent].first;
            place[parent].first = i;
        }
    }
}

static int
add(struct tree *t, const struct live *l, int number, struct place *place)
{
    static const enum tree_state states[] = { [LIVE_IN_LIST] = TREE_OPEN,
                                              [LIVE_TAKEN] = TREE_DEAD,
                                              [LIVE_KILLED] = TREE_KILLED,
                                              [LIVE_ANSWER] = TREE_ANSWER };
    struct live_node v = live_node(l, number);
    struct tree_node w = { .number = number + 1,
                           .parent = v.parent == LIVE_NONE
                                         ? -1
                                         : place[v.parent].node,
                           .row = (short)(v.depth - 1),
                           .col = (short)v.col,
                           .state = (unsigned char)states[v.state] };

    place[number].node = tree_build_add(t, &w);
    return place[number].node < 0 ? -1 : 0;
}

/* Add all nodes of L to T, depth first.  */
static int
add_all(struct tree *t, const struct live *l, struct place *place)
{
    int i = LIVE_ROOT;

    while (i != LIVE_NONE) {
        if (add(t, l, i, place) != 0)
            return -1;
        if (place[i].first != LIVE_NONE) {
            i = place[i].first;
            continue;
        }
        while (i != LIVE_NONE && place[i].next == LIVE_NONE)
            i = live_node(l, i).parent;
        if (i != LIVE_NONE)
            i = place[i].next;
    }
    return 0;
}

/* Flag NODE of T if its queen is attacked and lives all the same, or if it is
   no solution for that.  */
static void
judge(struct tree *t, int node, bool is_attacked)
{
    struct tree_node *v = &t->nodes[node];
    int i = node;

    if (is_attacked)
        v->flags |= TREE_ILLEGAL;
    while (i > 0 && !(t->nodes[i].flags & TREE_ILLEGAL))
        i = t->nodes[i].parent;
    if (i > 0 && v->state == TREE_ANSWER)
        v->flags |= TREE_FALSE;
}

/* Say what is known of NODE of T, which is V of the list.  BEST is NULL, or
   what the best answer cost.  */
static int
tell(struct tree *t, int node, struct live_node v, const int *best,
     struct attack_map *map)
{
    bool is_attacked = tree_attackers(t, node, map) != 0;
    char turn[32];

    if (best != NULL && v.bound != LIVE_NEVER)
        t->facts[node].bound = v.bound;
    if (v.state == LIVE_KILLED)
        t->nodes[node].reason = is_attacked ? TREE_ATTACKED : TREE_BOUND;
    else
        judge(t, node, is_attacked);
    if (v.state == LIVE_KILLED && best != NULL && *best != LIVE_NEVER &&
        v.bound != LIVE_NEVER)
        t->facts[node].best = *best;
    if (v.turn == 0)
        return 0;
    snprintf(turn, sizeof turn, "E%d", v.turn);
    return tree_set_note(t, node, turn);
}

static int
make(struct tree *t, const struct live *l, const int *best, struct place *place,
     struct attack_map *map)
{
    for (int i = 0; i < live_generated(l); i++)
        place[i] = (struct place){ LIVE_NONE, LIVE_NONE, 0 };
    find_children(l, place);
    if (add_all(t, l, place) != 0)
        return -1;
    for (int i = 0; i < live_generated(l); i++)
        if (tell(t, place[i].node, live_node(l, i),
                 best != NULL ? &best[i] : NULL, map) != 0)
            return -1;
    return tree_build_finish(t);
}

struct tree *
tree_from_live(const struct live *l, const int *best)
{
    struct tree *t = tree_build_new(TREE_LIST, live_size(l), true);
    struct attack_map *map = attack_map_new(live_size(l));
    struct place *place = malloc(sizeof *place * (size_t)live_generated(l));

    if (t == NULL || map == NULL || place == NULL ||
        make(t, l, best, place, map) != 0) {
        tree_free(t);
        t = NULL;
    }
    attack_map_free(map);
    free(place);
    return t;
}
