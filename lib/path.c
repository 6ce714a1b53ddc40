/* path.c - the queens on the board, as a path in a growing tree.
   SPDX-License-Identifier: MIT  */
#include "lib/path.h"

#include "lib/tree_make.h"

int
path_start(struct path *p, enum tree_kind kind, int n, bool has_facts)
{
    static const struct tree_node root = {
        .parent = -1, .number = 1, .row = -1, .col = -1, .state = TREE_DEAD
    };

    p->n = n;
    for (int row = 0; row < n && tree_complete_size(n) > 0; row++)
        p->below[row] = tree_complete_size(n - row - 1);
    p->cover = cover_new(n);
    p->tree = build_new(kind, n, has_facts);
    if (p->cover == NULL || p->tree == NULL)
        return -1;
    return build_add(p->tree, &root) < 0 ? -1 : 0;
}

void
path_end(struct path *p)
{
    cover_free(p->cover);
    tree_free(p->tree);
}

struct path_frame *
path_top(struct path *p)
{
    return &p->frames[p->depth];
}

struct tree_node *
path_node(struct path *p)
{
    return &p->tree->nodes[path_top(p)->node];
}

int
path_level_of(const struct path *p, int row)
{
    int level = p->depth;

    while (level > 0 && p->tree->nodes[p->frames[level].node].row != row)
        level--;
    return level;
}

bool
path_has_free_square(const struct path *p)
{
    for (int col = 0; col < p->n && p->depth < p->n; col++)
        if (cover_at(p->cover, p->depth, col) == 0)
            return true;
    return false;
}

/* Return the number that (ROW, COL) below the path has in the complete
   permutation tree, or 0 if it is not in there.  */
static long long
number(struct path *p, int row, int col)
{
    long long above = path_node(p)->number;
    int rank = 0; /* among the columns that no queen uses */

    if (above == 0 || row != p->depth || p->used[col] > 0 || p->below[row] == 0)
        return 0;
    for (int c = 0; c < col; c++)
        rank += p->used[c] == 0;
    return above + 1 + rank * p->below[row];
}

static int
add(struct path *p, const struct tree_node *square)
{
    struct tree_node v = *square;
    int node;

    v.parent = path_top(p)->node;
    v.number = number(p, v.row, v.col);
    node = build_add(p->tree, &v);
    p->failed |= node < 0;
    return node;
}

bool
path_can_kill(struct path *p, int col)
{
    if (p->tree->kind == TREE_PLACED)
        return false;
    if (p->tree->kind == TREE_SEARCH && p->used[col] > 0)
        return false;
    return (path_top(p)->made >> col & 1) == 0;
}

void
path_kill(struct path *p, int col, int flags)
{
    struct path_frame *f = path_top(p);
    bool attacked = cover_at(p->cover, p->depth, col) != 0;
    struct tree_node v = { .row = (short)p->depth,
                           .col = (short)col,
                           .state = TREE_KILLED,
                           .reason = attacked ? TREE_ATTACKED : TREE_SKIPPED,
                           .flags = (unsigned char)flags };

    f->killed_node[col] = add(p, &v);
    f->made |= UINT64_C(1) << col;
    f->killed |= UINT64_C(1) << col;
}

void
path_leave_out(struct path *p, int limit)
{
    struct path_frame *f = path_top(p);

    if (p->depth == p->n || p->illegal > 0)
        return; /* below a queen that should not be there, nothing is due */
    for (int col = 0; col < limit && !p->failed; col++) {
        if (cover_at(p->cover, p->depth, col) != 0)
            continue;
        if ((f->made >> col & 1) == 0)
            path_kill(p, col, TREE_INFERRED);
        if (f->killed >> col & 1 && !p->failed)
            p->tree->nodes[f->killed_node[col]].flags |= TREE_UNDUE;
    }
}

bool
path_came_later(struct path *p, int col)
{
    const struct path_frame *f = path_top(p);

    return (f->made & ~f->killed) >> col != 0;
}

static void
drop(struct path *p, int col)
{
    struct path_frame *f = path_top(p);

    build_drop(p->tree, f->killed_node[col]);
    f->killed &= ~(UINT64_C(1) << col);
}

void
path_drop_killed(struct path *p)
{
    for (int col = p->n - 1; col >= 0; col--)
        if (path_top(p)->killed >> col & 1)
            drop(p, col);
}

/* Turn to the end of the path, which has no children yet.  */
static void
open_frame(struct path *p, int node)
{
    struct path_frame *f = path_top(p);

    f->node = node;
    f->went_down = false;
    f->made = 0;
    f->killed = 0;
}

void
path_push(struct path *p, int row, int col)
{
    bool illegal = row != p->depth || cover_at(p->cover, row, col) != 0;
    struct tree_node v = { .row = (short)row,
                           .col = (short)col,
                           .state = TREE_DEAD,
                           .flags = illegal ? TREE_ILLEGAL : 0 };
    struct path_frame *f = path_top(p);
    int node;

    if (row == p->depth && f->killed >> col & 1)
        drop(p, col);
    node = add(p, &v);
    if (node < 0)
        return;
    if (row == p->depth)
        f->made |= UINT64_C(1) << col;
    f->went_down = true;
    p->depth++;
    p->used[col]++;
    p->illegal += illegal;
    cover_place(p->cover, row, col);
    open_frame(p, node);
}

void
path_pop(struct path *p)
{
    const struct tree_node *v = path_node(p);

    cover_remove(p->cover, v->row, v->col);
    p->used[v->col]--;
    p->illegal -= (v->flags & TREE_ILLEGAL) != 0;
    p->depth--;
}

void
path_forget(struct path *p, int level)
{
    for (; p->depth > level; path_pop(p))
        path_node(p)->flags |= TREE_STRAY;
}
