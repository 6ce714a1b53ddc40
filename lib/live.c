/* live.c - the list of live nodes of a search for queens.
   SPDX-License-Identifier: MIT

   All nodes lie in one array, in the order of their numbers.  Two heaps say
   which live node comes next and which has the least bound; nodes that are no
   longer live stay in them until they come to the top.  */
#include "lib/live.h"

#include <errno.h>
#include <stdlib.h>

#include "lib/heap.h"
#include "lib/live_watch.h"
#include "lib/require.h"

enum { FIRST_ROOM = 64 };

struct node {
    int parent;
    int bound;
    int turn; /* as the E-node; 0: never */
    signed char col;
    signed char depth;
    bool has_child;
    unsigned char state; /* enum live_state */
};

struct live {
    int n;
    enum live_order order;
    int limit;
    int room;          /* of NODE and of the heaps */
    int nodes, count;  /* generated, and of these live */
    int turns;         /* E-nodes so far */
    int e_node;        /* LIVE_NONE: none yet */
    struct heap next;  /* the live nodes by their turn ... */
    struct heap least; /* ... and by their bound; and some that were */
    struct node *node;
    struct board *board;
    struct live_watcher watcher; /* see is NULL: nobody watches */
};

static struct node *
node_of(const struct live *l, int node, const char *call)
{
    REQUIRE(l != NULL, "%s: the list is NULL", call);
    REQUIRE(node >= 0 && node < l->nodes, "%s: node %d is not in 0 .. %d", call,
            node, l->nodes - 1);
    return &l->node[node];
}

static void
tell(struct live *l, enum live_state state, int node)
{
    struct live_event e = { state, node };

    l->node[node].state = (unsigned char)state;
    if (l->watcher.see != NULL)
        l->watcher.see(l->watcher.self, l, &e);
}

/* Return 0 if L has room for one more node, or has got it now, or else -1.  */
static int
make_room(struct live *l)
{
    int room = l->room == 0 ? FIRST_ROOM : 2 * l->room;
    struct node *node;

    if (l->nodes == l->limit)
        return -1;
    if (l->nodes < l->room)
        return 0;
    node = realloc(l->node, (size_t)room * sizeof *node);
    if (node == NULL)
        return -1;
    l->node = node;
    if (heap_reserve(&l->next, room) == -1 ||
        heap_reserve(&l->least, room) == -1)
        return -1;
    l->room = room;
    return 0;
}

/* Add NEW, which there is room for, as a live node.  */
static int
append(struct live *l, struct node new)
{
    int node = l->nodes++;
    long long by_bound = (long long)new.bound *LIVE_MAX_NODES + node;

    l->node[node] = new;
    l->count++;
    heap_push(&l->least, by_bound, node);
    heap_push(&l->next,
              l->order == LIVE_FIFO   ? node
              : l->order == LIVE_LIFO ? -node
                                      : by_bound,
              node);
    tell(l, LIVE_IN_LIST, node);
    return node;
}

struct live *
live_new(int n, enum live_order order, int limit)
{
    struct live *l;

    if (n < 1 || n > BOARD_MAX_SIZE || limit < 1 || limit > LIVE_MAX_NODES) {
        errno = EINVAL;
        return NULL;
    }
    l = calloc(1, sizeof *l);
    if (l == NULL)
        return NULL;
    l->n = n;
    l->order = order;
    l->limit = limit;
    l->e_node = LIVE_NONE;
    l->board = board_new(n);
    if (l->board == NULL || make_room(l) == -1) {
        live_free(l);
        errno = ENOMEM;
        return NULL;
    }
    append(l, (struct node){ .parent = LIVE_NONE, .col = -1 });
    return l;
}

void
live_free(struct live *l)
{
    if (l == NULL)
        return;
    board_free(l->board);
    heap_end(&l->next);
    heap_end(&l->least);
    free(l->node);
    free(l);
}

int
live_size(const struct live *l)
{
    REQUIRE(l != NULL, "live_size: the list is NULL");
    return l->n;
}

enum live_order
live_order(const struct live *l)
{
    REQUIRE(l != NULL, "live_order: the list is NULL");
    return l->order;
}

int
live_limit(const struct live *l)
{
    REQUIRE(l != NULL, "live_limit: the list is NULL");
    return l->limit;
}

struct board *
live_board(const struct live *l)
{
    REQUIRE(l != NULL, "live_board: the list is NULL");
    return l->board;
}

int
live_add(struct live *l, int parent, int col, int bound)
{
    struct node *p = node_of(l, parent, "live_add");

    REQUIRE(p->state != LIVE_IN_LIST,
            "live_add: node %d is still in the list: live_next takes it out",
            parent);
    REQUIRE(p->state == LIVE_TAKEN, "live_add: node %d is dead", parent);
    REQUIRE(p->depth < l->n, "live_add: node %d has %d queens already", parent,
            l->n);
    REQUIRE(col >= 0 && col < l->n, "live_add: column %d is not in 0 .. %d",
            col, l->n - 1);
    REQUIRE(bound >= 0, "live_add: the bound is %d, below 0", bound);
    if (make_room(l) == -1)
        return LIVE_FULL;
    l->node[parent].has_child = true;
    return append(
        l, (struct node){ .parent = parent,
                          .bound = bound,
                          .col = (signed char)col,
                          .depth = (signed char)(l->node[parent].depth + 1) });
}

/* Let a live node be on top of H, if there is one.  */
static void
clear_top(const struct live *l, struct heap *h)
{
    while (h->count > 0 && l->node[heap_top(h)].state != LIVE_IN_LIST)
        heap_pop(h);
}

/* Take NODE, which is live, out of the list: it is in STATE now.  */
static void
leave(struct live *l, int node, enum live_state state)
{
    l->count--;
    l->node[node].state = (unsigned char)state;
    clear_top(l, &l->next);
    clear_top(l, &l->least);
    tell(l, state, node);
}

void
live_take(struct live *l, int node)
{
    struct node *v = node_of(l, node, "live_take");

    REQUIRE(v->state == LIVE_IN_LIST, "live_take: node %d is not live", node);
    v->turn = ++l->turns;
    l->e_node = node;
    leave(l, node, LIVE_TAKEN);
}

bool
live_has_child(const struct live *l, int node)
{
    return node_of(l, node, "live_has_child")->has_child;
}

int
live_next(struct live *l)
{
    int node;

    REQUIRE(l != NULL, "live_next: the list is NULL");
    if (l->count == 0)
        return LIVE_NONE;
    node = heap_top(&l->next);
    live_take(l, node);
    return node;
}

void
live_kill(struct live *l, int node)
{
    struct node *v = node_of(l, node, "live_kill");
    bool is_e_node = v->state == LIVE_TAKEN && node == l->e_node;

    REQUIRE(v->state == LIVE_IN_LIST || is_e_node,
            "live_kill: node %d is not live", node);
    REQUIRE(!v->has_child, "live_kill: node %d has children", node);
    if (is_e_node)
        tell(l, LIVE_KILLED, node);
    else
        leave(l, node, LIVE_KILLED);
}

void
live_found(struct live *l, int node)
{
    struct node *v = node_of(l, node, "live_found");

    REQUIRE(v->state == LIVE_IN_LIST, "live_found: node %d is not live", node);
    REQUIRE(v->depth == l->n, "live_found: node %d has %d of %d queens", node,
            v->depth, l->n);
    leave(l, node, LIVE_ANSWER);
}

int
live_least(const struct live *l)
{
    REQUIRE(l != NULL, "live_least: the list is NULL");
    return l->count > 0 ? l->node[heap_top(&l->least)].bound : LIVE_NEVER;
}

int
live_generated(const struct live *l)
{
    REQUIRE(l != NULL, "live_generated: the list is NULL");
    return l->nodes;
}

int
live_count(const struct live *l)
{
    REQUIRE(l != NULL, "live_count: the list is NULL");
    return l->count;
}

struct live_node
live_node(const struct live *l, int node)
{
    const struct node *v = node_of(l, node, "live_node");

    return (struct live_node){ v->parent, v->col,  v->depth,
                               v->bound,  v->turn, (enum live_state)v->state };
}

void
live_watch(struct live *l, const struct live_watcher *w)
{
    REQUIRE(l != NULL, "live_watch: the list is NULL");
    l->watcher = w != NULL ? *w : (struct live_watcher){ NULL, NULL };
}
