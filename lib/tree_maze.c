/* tree_maze.c - the tree of the rat's search, from its trace.
   SPDX-License-Identifier: MIT  */
#include <errno.h>
#include <limits.h>
#include <stdlib.h>

#include "lib/build.h"
#include "lib/rat.h"
#include "lib/require.h"
#include "lib/tree_make.h"

enum { FIRST_ROOM = 64 };

/* A cell on the rat's path.  */
struct place {
    int node;
    unsigned done; /* bit I: move I has a node */
    unsigned went; /* bit I: the rat made move I; last bit: another one */
    bool illegal;  /* this cell or one before it was no step away */
};

struct reader {
    struct tree *tree;
    const struct maze *maze;
    const struct tree_search *search;
    struct rat rat;
    struct place *path; /* path[depth - 1]: where the rat is */
    int depth;          /* 0: the rat is outside */
    int room;
    bool stopped;         /* the search was told to stop */
    bool failed;          /* memory ran out */
    bool is_out_of_order; /* a move was made after one that comes later */
    long long found;
    size_t entries;
};

static struct place *
top(struct reader *r)
{
    return &r->path[r->depth - 1];
}

static struct tree_node *
top_node(struct reader *r)
{
    return &r->tree->nodes[top(r)->node];
}

static int
push(struct reader *r, int node, bool illegal)
{
    if (r->depth == r->room) {
        int room = r->room == 0 ? FIRST_ROOM : r->room * 2;
        struct place *path = realloc(r->path, sizeof *path * (size_t)room);

        if (r->room > INT_MAX / 2 || path == NULL)
            return -1;
        r->path = path;
        r->room = room;
    }
    if (r->depth > 0)
        illegal |= top(r)->illegal;
    r->path[r->depth++] = (struct place){ .node = node, .illegal = illegal };
    return 0;
}

/* Tell whether the rat was right to come where it is, and so has to go on from
   there.  */
static bool
is_due_below(struct reader *r)
{
    return r->search->strict && !top(r)->illegal &&
           !(top_node(r)->flags & TREE_SPARED);
}

/* Let the cell that move I leads to be refused, if ALL or if there was a
   reason; cells outside the maze are not drawn.  If the moves came in another
   order, only what was left out is known.  */
static void
refuse(struct reader *r, int i, bool all)
{
    struct tree_node v = { .parent = top(r)->node,
                           .row = (short)(top_node(r)->row + rat_moves[i].row),
                           .col = (short)(top_node(r)->col + rat_moves[i].col),
                           .state = TREE_KILLED,
                           .flags = TREE_INFERRED };
    struct tree_fact fact;
    int node;

    if (!rat_has_cell(&r->rat, v.row, v.col))
        return;
    v.reason =
        (unsigned char)rat_refusal(&r->rat, v.row, v.col, r->depth, &fact);
    if (v.reason == TREE_SKIPPED ? !all : r->tree->disorder)
        return;
    if (v.reason == TREE_SKIPPED && is_due_below(r))
        v.flags |= TREE_UNDUE;
    top(r)->done |= 1u << i;
    node = build_add(r->tree, &v);
    r->failed |= node < 0;
    if (v.reason == TREE_BOUND && !r->failed)
        r->tree->facts[node] = fact;
}

static void
infer(struct reader *r, int limit, bool all)
{
    for (int i = 0; i < limit; i++)
        if ((top(r)->done >> i & 1) == 0)
            refuse(r, i, all);
}

/* Return the flags that (ROW, COL), an open cell which MOVE leads to, deserves
   when the rat enters it.  */
static int
faults(struct reader *r, int move, int row, int col)
{
    struct tree_fact fact; /* not used */
    int flags = 0;

    if (!r->search->strict)
        return 0;
    if (r->stopped || rat_is_late(top(r)->went, move))
        flags |= TREE_UNDUE;
    if (top_node(r)->state == TREE_ANSWER ||
        rat_refusal(&r->rat, row, col, r->depth, &fact) != TREE_SKIPPED)
        flags |= TREE_SPARED;
    return flags;
}

static void
enter_child(struct reader *r, int row, int col)
{
    int move = rat_move(row - top_node(r)->row, col - top_node(r)->col);
    bool illegal = move == RAT_MOVES || !maze_is_open(r->maze, row, col);
    struct tree_node v = { .parent = top(r)->node,
                           .row = (short)row,
                           .col = (short)col,
                           .state = TREE_DEAD,
                           .flags = TREE_ILLEGAL };
    int node;

    if (!illegal)
        v.flags = (unsigned char)faults(r, move, row, col);
    if (move < RAT_MOVES) {
        r->is_out_of_order |= rat_is_late(top(r)->went, move);
        infer(r, move, r->search->strict && !r->stopped && !r->tree->disorder);
    }
    top(r)->done |= 1u << move;
    top(r)->went |= 1u << move;
    node = build_add(r->tree, &v);
    r->failed |= node < 0 || push(r, node, illegal) != 0;
}

static void
see_enter(struct reader *r, int row, int col)
{
    const struct tree_node *root = &r->tree->nodes[0];
    bool at_start = row == root->row && col == root->col;
    size_t k = r->entries++;

    if (!rat_has_cell(&r->rat, row, col))
        return;
    if (r->depth > 0) {
        enter_child(r, row, col);
    } else if (push(r, 0, false) != 0) {
        r->failed = true;
    } else if (!at_start) {
        enter_child(r, row, col);
    }
    if (r->failed)
        return;
    rat_enter(&r->rat, row, col, r->depth - 1);
    if (k < r->search->facts_length)
        r->tree->facts[top(r)->node] = r->search->facts[k];
}

static void
see_leave(struct reader *r)
{
    const struct tree_fact *fact;
    struct tree_node *v;

    if (r->depth == 0)
        return;
    v = top_node(r);
    v->flags |= TREE_LEFT;
    fact = tree_fact(r->tree, top(r)->node);
    if (fact != NULL && fact->killed && top(r)->went == 0) {
        v->state = TREE_KILLED;
        v->reason = TREE_BOUND;
    } else if (!r->stopped && v->state != TREE_ANSWER) {
        if (r->search->strict && maze_is_goal(r->maze, v->row, v->col))
            v->flags |= v->flags & TREE_SPARED ? 0 : TREE_UNREPORTED;
        else
            infer(r, RAT_MOVES, true);
    }
    r->depth--;
}

static void
see_found(struct reader *r)
{
    struct tree_node *v = r->depth > 0 ? top_node(r) : &r->tree->nodes[0];

    v->state = TREE_ANSWER;
    if (r->depth == 0 || top(r)->illegal ||
        !maze_is_goal(r->maze, v->row, v->col))
        v->flags |= TREE_FALSE;
    else
        rat_find(&r->rat, r->depth - 1);
    r->stopped |= ++r->found == r->search->stop_at;
}

static void
see(struct reader *r, struct event e)
{
    if (e.kind == EVENT_ENTER)
        see_enter(r, e.row, e.col);
    else if (e.kind == EVENT_LEAVE)
        see_leave(r);
    else if (e.kind == EVENT_FOUND)
        see_found(r);
}

/* Say what became of the cells that are still on the path.  */
static void
close_path(struct reader *r, bool ended)
{
    for (int i = 0; i < r->depth && !r->stopped; i++) {
        struct tree_node *v = &r->tree->nodes[r->path[i].node];

        if (!ended && v->state == TREE_DEAD)
            v->state = TREE_OPEN;
        if (ended)
            v->flags |= TREE_STRAY;
    }
}

static int
read_trace(struct reader *r, const struct trace *trace)
{
    struct maze_cell start = maze_start(r->maze);
    struct tree_node root = { .parent = -1,
                              .row = (short)start.row,
                              .col = (short)start.col,
                              .state = TREE_DEAD };

    if (build_add(r->tree, &root) < 0)
        return -1;
    for (size_t i = 0; i < trace_length(trace) && !r->failed; i++)
        see(r, trace_event(trace, i));
    if (r->failed)
        return -1;
    close_path(r, r->search->ended && !trace_is_cut(trace));
    return build_finish(r->tree, true);
}

/* Return the tree of TRACE, or NULL.  If it shows that the order of the moves
   is another one, set *DISORDER: then the tree is right only if that was known
   before.  */
static struct tree *
make(const struct trace *trace, const struct maze *m,
     const struct tree_search *s, bool *disorder)
{
    struct reader r = { .maze = m, .search = s };

    r.tree = build_new(TREE_MAZE, 0, s->facts != NULL);
    if (r.tree != NULL)
        r.tree->disorder = *disorder;
    if (rat_start(&r.rat, m, s->facts != NULL) != 0 || r.tree == NULL ||
        read_trace(&r, trace) != 0) {
        tree_free(r.tree);
        r.tree = NULL;
    }
    *disorder = r.is_out_of_order;
    rat_end(&r.rat);
    free(r.path);
    return r.tree;
}

struct tree *
tree_from_maze(const struct trace *trace, const struct maze *m,
               const struct tree_search *s)
{
    bool disorder = false;
    struct tree *t;

    REQUIRE(trace != NULL && m != NULL && s != NULL, "tree_from_maze: NULL");
    if (s->facts == NULL && s->facts_length > 0) {
        errno = EINVAL;
        return NULL;
    }
    t = make(trace, m, s, &disorder);
    if (t == NULL || !disorder)
        return t;
    tree_free(t);
    return make(trace, m, s, &disorder);
}
