/* tree_diff.c - two trees laid over each other.
   SPDX-License-Identifier: MIT  */
#include "lib/tree/tree.h"

#include <errno.h>
#include <stdlib.h>

#include "lib/require.h"
#include "lib/tree/tree_build.h"

/* A node whose children are being copied: what is left of them on both sides,
   and the node they are copied to.  */
struct pair {
    int mine, mine_end;
    int expected, expected_end;
    int out;
};

struct merger {
    const struct tree *mine;
    const struct tree *expected;
    struct tree *out;
    int *twin;          /* by node of MINE: the same in EXPECTED, or -1; once
                           it is copied: in OUT */
    bool *taken;        /* by node of EXPECTED: it has a twin */
    struct pair *stack; /* one a level; the root's is the first */
    int depth;
};

/* Find the twins among the children in P.  An expected tree has no more
   children a node than the board has columns, so looking through them is
   cheap.  */
static void
find_twins(struct merger *m, const struct pair *p)
{
    const struct tree_node *a = m->mine->nodes;
    const struct tree_node *b = m->expected->nodes;

    for (int i = p->mine; i < p->mine_end; i = a[i].end) {
        int e = p->expected;

        while (e < p->expected_end &&
               (m->taken[e] || a[i].row != b[e].row || a[i].col != b[e].col))
            e = b[e].end;
        m->twin[i] = e < p->expected_end ? e : -1;
        if (e < p->expected_end)
            m->taken[e] = true;
    }
}

/* Add node I of FROM below PARENT.  Return its index, or -1.  */
static int
copy(struct merger *m, const struct tree *from, int i, int parent,
     enum tree_mark mark)
{
    struct tree_node v = from->nodes[i];
    int node;

    v.parent = parent;
    v.mark = (unsigned char)mark;
    node = tree_build_add(m->out, &v);
    if (node >= 0 && from->facts != NULL)
        m->out->facts[node] = from->facts[i];
    return node;
}

/* Copy the expected children of P before LIMIT that mine has not.  */
static int
copy_missing(struct merger *m, struct pair *p, int limit)
{
    const struct tree_node *b = m->expected->nodes;

    for (; p->expected < limit; p->expected = b[p->expected].end) {
        int top = p->expected;
        int base = m->out->size - top;

        if (m->taken[top] || (m->mine->disorder && b[top].state == TREE_KILLED))
            continue; /* what mine refused is not known then */
        for (int i = top; i < b[top].end; i++)
            if (copy(m, m->expected, i, i == top ? p->out : b[i].parent + base,
                     TREE_MISSING) < 0)
                return -1;
    }
    return 0;
}

/* Return what became of V in itself, whatever lies below it.  */
static enum tree_state
fate(const struct tree_node *v)
{
    return v->state == TREE_KILLED || v->state == TREE_ANSWER ? v->state
                                                              : TREE_DEAD;
}

/* Copy node I of mine, whose twin is E or -1, and turn to its children.  */
static int
copy_mine(struct merger *m, int i, int e, int parent)
{
    const struct tree_node *v = &m->mine->nodes[i];
    const struct tree_node *w = e < 0 ? NULL : &m->expected->nodes[e];
    enum tree_mark mark = TREE_UNMARKED;
    struct pair *p = &m->stack[m->depth++];

    if (w == NULL)
        mark = TREE_EXTRA;
    else if (fate(v) != fate(w) || (v->flags & TREE_FALSE))
        mark = TREE_CHANGED;
    *p = (struct pair){ .mine = i + 1, .mine_end = v->end };
    if (w != NULL) {
        p->expected = e + 1;
        p->expected_end = w->end;
    }
    p->out = copy(m, m->mine, i, parent, mark);
    m->twin[i] = p->out;
    find_twins(m, p);
    return p->out < 0 ? -1 : 0;
}

static int
merge(struct merger *m)
{
    if (copy_mine(m, 0, 0, -1) != 0)
        return -1;
    while (m->depth > 0) {
        struct pair *p = &m->stack[m->depth - 1];
        bool done = p->mine >= p->mine_end;
        int i = p->mine;
        int e = done ? p->expected_end : m->twin[i];

        if (copy_missing(m, p, e) != 0)
            return -1;
        if (done) {
            m->depth--;
            continue;
        }
        p->mine = m->mine->nodes[i].end;
        if (copy_mine(m, i, e, p->out) != 0)
            return -1;
    }
    tree_build_ends(m->out);
    return 0;
}

/* Copy when the nodes of a list were expanded.  */
static int
copy_notes(struct merger *m)
{
    for (int i = 0; i < m->mine->size && m->mine->kind == TREE_LIST; i++) {
        const char *note = tree_note(m->mine, i);

        if (note != NULL && tree_set_note(m->out, m->twin[i], note) != 0)
            return -1;
    }
    return 0;
}

/* Return the first marked node of T, of a list the first that was generated,
   or -1.  */
static int
first_marked(const struct tree *t)
{
    int first = -1;

    for (int i = 0; i < t->size; i++)
        if (t->nodes[i].mark != TREE_UNMARKED &&
            (first < 0 || (t->kind == TREE_LIST &&
                           t->nodes[i].number < t->nodes[first].number)))
            first = i;
    return first;
}

struct tree *
tree_diff(const struct tree *mine, const struct tree *expected, int *first)
{
    struct merger m = { .mine = mine, .expected = expected };
    size_t levels = (size_t)tree_counts(mine).levels + 1;

    REQUIRE(expected != NULL && first != NULL, "tree_diff: NULL");
    if (mine->kind != expected->kind || mine->n != expected->n) {
        errno = EINVAL;
        return NULL;
    }
    m.out = tree_build_new(mine->kind, mine->n, mine->facts || expected->facts);
    if (m.out != NULL)
        m.out->disorder = mine->disorder;
    m.twin = malloc(sizeof *m.twin * (size_t)mine->size);
    m.taken = calloc((size_t)expected->size, sizeof *m.taken);
    m.stack = malloc(sizeof *m.stack * levels);
    if (m.out == NULL || m.twin == NULL || m.taken == NULL || m.stack == NULL ||
        merge(&m) != 0 || copy_notes(&m) != 0) {
        tree_free(m.out);
        m.out = NULL;
    }
    free(m.twin);
    free(m.taken);
    free(m.stack);
    if (m.out != NULL)
        *first = first_marked(m.out);
    return m.out;
}
