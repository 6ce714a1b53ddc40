/* tree_maze.c - the tree of the rat's search, from its trace.
   SPDX-License-Identifier: MIT  */
#include <errno.h>
#include <limits.h>
#include <stdlib.h>

#include "lib/build.h"
#include "lib/require.h"
#include "lib/tree_make.h"

enum { MOVES = 4, FIRST_ROOM = 64 };

static const struct maze_cell moves[MOVES] = {
    { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } /* left, down, right, up */
};

/* A cell on the rat's path.  */
struct place {
    int node;
    unsigned done;  /* bit I: move I has a node */
    bool went_down; /* the rat went on from here */
    bool illegal;   /* this cell or one before it was no step away */
};

struct reader {
    struct tree *tree;
    const struct maze *maze;
    const struct tree_search *search;
    bool *seen;         /* by cell: the rat has been there */
    struct place *path; /* path[depth - 1]: where the rat is */
    int depth;          /* 0: the rat is outside */
    int room;
    bool stopped; /* the search was told to stop */
    bool failed;  /* memory ran out */
    long long found;
    int best; /* steps of the last way that was found */
    size_t entries;
};

static bool *
seen_at(const struct reader *r, int row, int col)
{
    return &r->seen[(size_t)row * (size_t)maze_cols(r->maze) + (size_t)col];
}

static bool
is_inside(const struct maze *m, int row, int col)
{
    return row >= 0 && row < maze_rows(m) && col >= 0 && col < maze_cols(m);
}

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
    if (r->depth > 0) {
        top(r)->went_down = true;
        illegal |= top(r)->illegal;
    }
    r->path[r->depth++] = (struct place){ .node = node, .illegal = illegal };
    return 0;
}

/* Return which move leads from the rat's cell to (ROW, COL), or MOVES.  */
static int
move_to(struct reader *r, int row, int col)
{
    const struct tree_node *v = top_node(r);

    for (int i = 0; i < MOVES; i++)
        if (v->row + moves[i].row == row && v->col + moves[i].col == col)
            return i;
    return MOVES;
}

/* If a way is known that NODE, a step beyond the rat's cell, cannot improve,
   that is why it was refused.  */
static void
bound(struct reader *r, int node)
{
    struct maze_cell goal = maze_goal(r->maze);
    struct tree_node *v = &r->tree->nodes[node];
    int least = r->depth + abs(goal.row - v->row) + abs(goal.col - v->col);

    if (r->search->facts == NULL || r->found == 0 || least < r->best)
        return;
    v->reason = TREE_BOUND;
    r->tree->facts[node] = (struct tree_fact){ .bound = least,
                                               .best = r->best,
                                               .full_row = TREE_UNKNOWN,
                                               .killed = true };
}

/* Let the cell that move I leads to be refused, if ALL or if there was a
   reason; cells outside the maze are not drawn.  */
static void
refuse(struct reader *r, int i, bool all)
{
    int row = top_node(r)->row + moves[i].row;
    int col = top_node(r)->col + moves[i].col;
    struct tree_node v = { .parent = top(r)->node,
                           .row = (short)row,
                           .col = (short)col,
                           .state = TREE_KILLED,
                           .reason = TREE_SKIPPED,
                           .flags = TREE_INFERRED };
    int node;

    if (!is_inside(r->maze, row, col))
        return;
    if (!maze_is_open(r->maze, row, col))
        v.reason = TREE_WALL;
    else if (*seen_at(r, row, col))
        v.reason = TREE_SEEN;
    if (v.reason == TREE_SKIPPED && !all)
        return;
    top(r)->done |= 1u << i;
    node = build_add(r->tree, &v);
    r->failed |= node < 0;
    if (v.reason == TREE_SKIPPED && !r->failed)
        bound(r, node);
}

static void
infer(struct reader *r, int limit, bool all)
{
    for (int i = 0; i < limit; i++)
        if ((top(r)->done >> i & 1) == 0)
            refuse(r, i, all);
}

static void
enter_child(struct reader *r, int row, int col)
{
    int move = move_to(r, row, col);
    bool illegal = move == MOVES || !maze_is_open(r->maze, row, col);
    struct tree_node v = { .parent = top(r)->node,
                           .row = (short)row,
                           .col = (short)col,
                           .state = TREE_DEAD,
                           .flags = illegal ? TREE_ILLEGAL : 0 };
    int node;

    if (move < MOVES)
        infer(r, move, false);
    top(r)->done |= 1u << move;
    node = build_add(r->tree, &v);
    r->failed |= node < 0 || push(r, node, illegal) != 0;
}

static void
see_enter(struct reader *r, int row, int col)
{
    const struct tree_node *root = &r->tree->nodes[0];
    bool at_start = row == root->row && col == root->col;
    size_t k = r->entries++;

    if (!is_inside(r->maze, row, col))
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
    const struct tree_fact *fact;
    struct tree_node *v;

    if (r->depth == 0)
        return;
    v = top_node(r);
    v->flags |= TREE_LEFT;
    fact = tree_fact(r->tree, top(r)->node);
    if (fact != NULL && fact->killed && !top(r)->went_down) {
        v->state = TREE_KILLED;
        v->reason = TREE_BOUND;
    } else if (!r->stopped && v->state != TREE_ANSWER) {
        infer(r, MOVES, true);
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
    r->best = r->depth - 1;
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

struct tree *
tree_from_maze(const struct trace *trace, const struct maze *m,
               const struct tree_search *s)
{
    struct reader r = { .maze = m, .search = s };

    REQUIRE(trace != NULL && m != NULL && s != NULL, "tree_from_maze: NULL");
    if (s->facts == NULL && s->facts_length > 0) {
        errno = EINVAL;
        return NULL;
    }
    r.seen = calloc((size_t)maze_rows(m), (size_t)maze_cols(m));
    r.tree = build_new(TREE_MAZE, 0, s->facts != NULL);
    if (r.seen == NULL || r.tree == NULL || read_trace(&r, trace) != 0) {
        tree_free(r.tree);
        r.tree = NULL;
    }
    free(r.seen);
    free(r.path);
    return r.tree;
}
