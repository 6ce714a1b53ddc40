/* layout.c - a tidy drawing of a tree.
   SPDX-License-Identifier: MIT

   After Reingold and Tilford: from the leaves up, the subtrees of a node are
   pushed together until they touch.  What makes it linear is that a subtree
   remembers its outline: on each side the list of its outermost nodes, one a
   level, each with the way to the next.  Pushing two subtrees together walks
   both outlines only as far down as the shorter one goes.

   Subtrees are pushed together twice, from left to right and from right to
   left, and put in the middle between both places.  So a small subtree between
   large ones stands evenly between them, and mirrored trees are drawn
   mirrored.  */
#include "lib/picture/layout.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>

enum side { LEFT, RIGHT };

enum { NONE = -1 };

/* One side of a subtree's outline.  */
struct outline {
    int next;   /* the outermost node one level below, or NONE */
    int jump;   /* how far to the right of this node that one stands */
    int last;   /* the outline's lowest node */
    int last_x; /* how far to the right of this node that one stands */
};

struct shape {
    int height; /* levels of the subtree */
    struct outline side[2];
};

struct plan {
    const int *end;
    const int *width;
    int gap;
    int *x;              /* of each node, from its parent */
    struct shape *shape; /* of each node's subtree */
    int *kids;           /* the children at hand */
    int *from_left;      /* where they are, pushed together from the left */
    int *from_right;     /* and from the right, counted leftwards */
};

static int
half(const struct plan *p, int node)
{
    return (p->width[node] + 1) / 2;
}

/* Set PLACE[I] of child I = TO so that its subtree touches those placed before
   it, child FROM the last of them.  SIGN is 1 when working to the right, with
   places counted rightwards, and -1 when working to the left.  */
static void
push_together(struct plan *p, int *place, int from, int to, int sign)
{
    enum side outer = sign > 0 ? RIGHT : LEFT;
    enum side inner = sign > 0 ? LEFT : RIGHT;
    int a = p->kids[from];
    int b = p->kids[to];
    int a_at = place[from];
    int b_at = 0;
    int need = INT_MIN;
    struct outline *end = &p->shape[b].side[outer];

    while (a != NONE && b != NONE) {
        int touch = a_at + half(p, a) + p->gap + half(p, b) - b_at;

        if (need < touch)
            need = touch;
        a_at += sign * p->shape[a].side[outer].jump;
        a = p->shape[a].side[outer].next;
        b_at += sign * p->shape[b].side[inner].jump;
        b = p->shape[b].side[inner].next;
    }
    place[to] = need;
    if (a == NONE)
        return;
    /* The outline of all goes on below TO's with what stands out there.  */
    p->shape[end->last].side[outer].next = a;
    p->shape[end->last].side[outer].jump = sign * (a_at - need) - end->last_x;
}

/* Undo the links that push_together made on SIDE of the COUNT children.  */
static void
unlink_all(struct plan *p, int count, enum side side)
{
    for (int i = 0; i < count; i++)
        p->shape[p->shape[p->kids[i]].side[side].last].side[side].next = NONE;
}

/* Set x of the COUNT children, counted from their parent.  */
static void
spread(struct plan *p, int count)
{
    p->from_left[0] = 0;
    for (int i = 1; i < count; i++)
        push_together(p, p->from_left, i - 1, i, 1);
    unlink_all(p, count, RIGHT);
    p->from_right[count - 1] = 0;
    for (int i = count - 2; i >= 0; i--)
        push_together(p, p->from_right, i + 1, i, -1);
    unlink_all(p, count, LEFT);
    for (int i = 0; i < count; i++) {
        int twice = p->from_left[i] - p->from_right[i];

        /* Rounded away from the middle, the same on both sides.  */
        p->x[p->kids[i]] = (twice + (twice > 0) - (twice < 0)) / 2;
    }
}

/* Return the node LEVELS below NODE on its outline and add its distance to
 *AT.  */
static int
walk(const struct plan *p, int node, enum side side, int levels, int *at)
{
    for (; levels > 0; levels--) {
        *at += p->shape[node].side[side].jump;
        node = p->shape[node].side[side].next;
    }
    return node;
}

/* Draw one outline of node V round the outlines of its COUNT children, who
   come in the order FIRST, FIRST + STEP ...  */
static void
outline(struct plan *p, int v, int count, enum side side)
{
    int first = side == LEFT ? 0 : count - 1;
    int step = side == LEFT ? 1 : -1;
    struct outline *o = &p->shape[v].side[side];
    int height = 0;

    o->last = v;
    o->last_x = 0;
    for (int i = 0; i < count; i++) {
        int kid = p->kids[first + i * step];
        struct outline *last = &p->shape[o->last].side[side];
        int at = p->x[kid];

        if (p->shape[kid].height <= height)
            continue;
        last->next = walk(p, kid, side, height, &at);
        last->jump = at - o->last_x;
        o->last = p->shape[kid].side[side].last;
        o->last_x = p->x[kid] + p->shape[kid].side[side].last_x;
        height = p->shape[kid].height;
    }
    p->shape[v].height = height + 1;
}

static void
place_children(struct plan *p, int v)
{
    int count = 0;

    for (int kid = v + 1; kid < p->end[v]; kid = p->end[kid])
        p->kids[count++] = kid;
    for (int side = LEFT; side <= RIGHT; side++)
        p->shape[v].side[side].next = NONE;
    if (count > 0)
        spread(p, count);
    outline(p, v, count, LEFT);
    outline(p, v, count, RIGHT);
}

/* Turn distances from parents into places from the left edge.  Return the
   width of all.  */
static int
settle(struct plan *p, int n)
{
    int left = 0;
    int right = 0;

    p->x[0] = 0;
    for (int v = 0; v < n; v++) {
        for (int kid = v + 1; kid < p->end[v]; kid = p->end[kid])
            p->x[kid] += p->x[v];
        if (left > p->x[v] - half(p, v))
            left = p->x[v] - half(p, v);
        if (right < p->x[v] + half(p, v))
            right = p->x[v] + half(p, v);
    }
    for (int v = 0; v < n; v++)
        p->x[v] -= left;
    return right - left;
}

static int
most_children(int n, const int *end)
{
    int most = 1;

    for (int v = 0; v < n; v++) {
        int count = 0;

        for (int kid = v + 1; kid < end[v]; kid = end[kid])
            count++;
        if (most < count)
            most = count;
    }
    return most;
}

static int
check_range(int n, const int *width, int gap)
{
    long long sum = 0;

    for (int v = 0; v < n; v++) {
        sum += (long long)width[v] + gap + 2;
        if (sum > LAYOUT_MAX_WIDTH) {
            errno = ERANGE;
            return -1;
        }
    }
    return 0;
}

int
layout_place(int n, const int *end, const int *width, int gap, int *x)
{
    /* Rounding can bring boxes nearer by 1.  */
    struct plan p = { .end = end, .width = width, .gap = gap + 1, .x = x };
    size_t most = (size_t)most_children(n, end);
    int total = -1;

    if (check_range(n, width, gap) != 0)
        return -1;
    p.shape = malloc(sizeof *p.shape * (size_t)n);
    p.kids = malloc(sizeof *p.kids * most);
    p.from_left = malloc(sizeof *p.from_left * most);
    p.from_right = malloc(sizeof *p.from_right * most);
    if (p.shape && p.kids && p.from_left && p.from_right) {
        for (int v = n - 1; v >= 0; v--)
            place_children(&p, v);
        total = settle(&p, n);
    }
    free(p.shape);
    free(p.kids);
    free(p.from_left);
    free(p.from_right);
    return total;
}
