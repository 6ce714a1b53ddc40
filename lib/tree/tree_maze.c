/* tree_maze.c - the tree of the rat's search, from its trace.
   SPDX-License-Identifier: MIT  */
#include <errno.h>
#include <limits.h>
#include <stdlib.h>

#include "lib/maze_moves.h"
#include "lib/require.h"
#include "lib/tree/tree_build.h"
#include "lib/tree/tree_make.h"

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
    bool *seen;         /* by cell: the rat has been there */
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

/* Return where R knows whether the rat has been in (ROW, COL), NULL if that is
   not in the maze.  */
static bool *
seen_at(struct reader *r, int row, int col)
{
    int cols = maze_cols(r->maze);

    if (row < 0 || row >= maze_rows(r->maze) || col < 0 || col >= cols)
        return NULL;
    return &r->seen[(size_t)row * (size_t)cols + (size_t)col];
}

/* Let the cell that move I leads to be refused; cells outside the maze are not
   drawn.  If the moves came in another order, only what was left out is
   known.  */
static void
refuse(struct reader *r, int i)
{
    struct maze_cell here = { top_node(r)->row, top_node(r)->col };
    struct maze_cell to = maze_moves_to(here, i);
    const bool *seen = seen_at(r, to.row, to.col);
    struct tree_node v = { .parent = top(r)->node,
                           .row = (short)to.row,
                           .col = (short)to.col,
                           .state = TREE_KILLED,
                           .reason = TREE_SKIPPED,
                           .flags = TREE_INFERRED };

    if (seen == NULL)
        return;
    if (!maze_is_open(r->maze, to.row, to.col))
        v.reason = TREE_WALL;
    else if (*seen)
        v.reason = TREE_SEEN;
    if (r->tree->disorder &&
        (v.reason == TREE_WALL || (*seen && r->tree->facts == NULL)))
        return;
    top(r)->done |= 1u << i;
    r->failed |= tree_build_add(r->tree, &v) < 0;
}

static void
infer(struct reader *r, int limit)
{
    for (int i = 0; i < limit; i++)
        if ((top(r)->done >> i & 1) == 0)
            refuse(r, i);
}

static void
enter_child(struct reader *r, int row, int col)
{
    int move = maze_moves_find(row - top_node(r)->row, col - top_node(r)->col);
    bool illegal = move == MAZE_MOVES || !maze_is_open(r->maze, row, col);
    struct tree_node v = { .parent = top(r)->node,
                           .row = (short)row,
                           .col = (short)col,
                           .state = TREE_DEAD,
                           .flags = illegal ? TREE_ILLEGAL : 0 };
    int node;

    if (move < MAZE_MOVES) {
        r->is_out_of_order |= maze_moves_is_late(top(r)->went, move);
        if (!r->tree->disorder)
            infer(r, move);
    }
    top(r)->done |= 1u << move;
    top(r)->went |= 1u << move;
    node = tree_build_add(r->tree, &v);
    r->failed |= node < 0 || push(r, node, illegal) != 0;
}

static void
see_enter(struct reader *r, int row, int col)
{
    const struct tree_node *root = &r->tree->nodes[0];
    bool at_start = row == root->row && col == root->col;
    size_t k = r->entries++;

    if (seen_at(r, row, col) == NULL)
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
    *seen_at(r, row, col) = true;
    if (k < r->search->facts_length)
        r->tree->facts[top(r)->node] = r->search->facts[k];
}

static void
see_leave(struct reader *r)
{
    struct tree_node *v;

    if (r->depth == 0)
        return;
    v = top_node(r);
    v->flags |= TREE_LEFT;
    if (!r->stopped && !maze_is_goal(r->maze, v->row, v->col) &&
        v->state != TREE_ANSWER)
        infer(r, MAZE_MOVES);
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

    if (tree_build_add(r->tree, &root) < 0)
        return -1;
    for (size_t i = 0; i < trace_length(trace) && !r->failed; i++)
        see(r, trace_event(trace, i));
    if (r->failed)
        return -1;
    close_path(r, r->search->ended && !trace_is_cut(trace));
    return tree_build_finish(r->tree);
}

/* Return the tree of TRACE, or NULL.  If it shows that the order of the moves
   is another one, set *DISORDER: then the tree is right only if that was known
   before.  */
static struct tree *
make(const struct trace *trace, const struct maze *m,
     const struct tree_search *s, bool *disorder)
{
    size_t cells = (size_t)maze_rows(m) * (size_t)maze_cols(m);
    struct reader r = { .maze = m,
                        .search = s,
                        .seen = calloc(cells, sizeof *r.seen) };

    r.tree = tree_build_new(TREE_MAZE, 0, s->facts != NULL);
    if (r.tree != NULL)
        r.tree->disorder = *disorder;
    if (r.seen == NULL || r.tree == NULL || read_trace(&r, trace) != 0) {
        tree_free(r.tree);
        r.tree = NULL;
    }
    *disorder = r.is_out_of_order;
    free(r.seen);
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
