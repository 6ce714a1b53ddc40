/* tree_path.c - the queens on the board, as a path in a growing tree.
   SPDX-License-Identifier: MIT  */
#include "lib/tree/tree_build.h"

#include "lib/tree/tree_make.h"

int
tree_path_start(struct tree_path *p, enum tree_kind kind, int n, bool has_facts)
{
    static const struct tree_node root = {
        .parent = -1, .number = 1, .row = -1, .col = -1, .state = TREE_DEAD
    };

    p->n = n;
    for (int row = 0; row < n && tree_complete_size(n) > 0; row++)
        p->below[row] = tree_complete_size(n - row - 1);
    p->cover = attack_map_new(n);
    p->tree = tree_build_new(kind, n, has_facts);
    if (p->cover == NULL || p->tree == NULL)
        return -1;
    return tree_build_add(p->tree, &root) < 0 ? -1 : 0;
}

void
tree_path_end(struct tree_path *p)
{
    attack_map_free(p->cover);
    tree_free(p->tree);
}

struct tree_path_frame *
tree_path_top(struct tree_path *p)
{
    return &p->frames[p->depth];
}

struct tree_node *
tree_path_node(struct tree_path *p)
{
    return &p->tree->nodes[tree_path_top(p)->node];
}

int
tree_path_level_of(const struct tree_path *p, int row)
{
    int level = p->depth;

    while (level > 0 && p->tree->nodes[p->frames[level].node].row != row)
        level--;
    return level;
}

/* Return the number that (ROW, COL) below the path has in the complete
   permutation tree, or 0 if it is not in there.  */
static long long
number(struct tree_path *p, int row, int col)
{
    long long above = tree_path_node(p)->number;
    int rank = 0; /* among the columns that no queen uses */

    if (above == 0 || row != p->depth || p->used[col] > 0 || p->below[row] == 0)
        return 0;
    for (int c = 0; c < col; c++)
        rank += p->used[c] == 0;
    return above + 1 + rank * p->below[row];
}

static int
add(struct tree_path *p, const struct tree_node *square)
{
    struct tree_node v = *square;
    int node;

    v.parent = tree_path_top(p)->node;
    v.number = number(p, v.row, v.col);
    node = tree_build_add(p->tree, &v);
    p->failed |= node < 0;
    return node;
}

bool
tree_path_can_kill(struct tree_path *p, int col)
{
    if (p->tree->kind == TREE_PLACED)
        return false;
    if (p->tree->kind == TREE_SEARCH && p->used[col] > 0)
        return false;
    return (tree_path_top(p)->made >> col & 1) == 0;
}

void
tree_path_kill(struct tree_path *p, int col, int flags)
{
    struct tree_path_frame *f = tree_path_top(p);
    bool attacked = attack_map_at(p->cover, p->depth, col) != 0;
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
tree_path_leave_out(struct tree_path *p, int limit)
{
    if (p->depth == p->n || p->illegal > 0)
        return; /* nothing is free below a queen that should not be there */
    for (int col = 0; col < limit && !p->failed; col++) {
        bool is_free = attack_map_at(p->cover, p->depth, col) == 0;

        if (is_free && (tree_path_top(p)->made >> col & 1) == 0)
            tree_path_kill(p, col, TREE_INFERRED);
    }
}

static void
drop(struct tree_path *p, int col)
{
    struct tree_path_frame *f = tree_path_top(p);

    tree_build_drop(p->tree, f->killed_node[col]);
    f->killed &= ~(UINT64_C(1) << col);
}

void
tree_path_drop_killed(struct tree_path *p)
{
    for (int col = p->n - 1; col >= 0; col--)
        if (tree_path_top(p)->killed >> col & 1)
            drop(p, col);
}

/* Turn to the end of the path, which has no children yet.  */
static void
open_frame(struct tree_path *p, int node)
{
    struct tree_path_frame *f = tree_path_top(p);

    f->node = node;
    f->went_down = false;
    f->made = 0;
    f->killed = 0;
}

void
tree_path_push(struct tree_path *p, int row, int col)
{
    bool illegal = row != p->depth || attack_map_at(p->cover, row, col) != 0;
    struct tree_node v = { .row = (short)row,
                           .col = (short)col,
                           .state = TREE_DEAD,
                           .flags = illegal ? TREE_ILLEGAL : 0 };
    struct tree_path_frame *f = tree_path_top(p);
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
    attack_map_place(p->cover, row, col);
    open_frame(p, node);
}

void
tree_path_pop(struct tree_path *p)
{
    const struct tree_node *v = tree_path_node(p);

    attack_map_remove(p->cover, v->row, v->col);
    p->used[v->col]--;
    p->illegal -= (v->flags & TREE_ILLEGAL) != 0;
    p->depth--;
}

void
tree_path_forget(struct tree_path *p, int level)
{
    for (; p->depth > level; tree_path_pop(p))
        tree_path_node(p)->flags |= TREE_STRAY;
}
