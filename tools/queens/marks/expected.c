/* expected.c - the tree of a search that does everything right.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/marks/expected.h"

#include "lib/tree/tree_make.h"
#include "tools/base/must.h"
#include "tools/judge/right/live_guide.h"
#include "tools/judge/right/lower_bounds.h"
#include "tools/judge/right/solutions.h"
#include "tools/judge/right/square_tests.h"
#include "tools/queens/marks/live_tree.h"
#include "tools/queens/marks/search_tree.h"

struct leader {
    const struct request *request;
    const struct tree *mine;
    struct recording record;
};

/* A test is a plain function: where it writes down what it is asked.  */
static struct trace *tried;

static bool
test_and_note(const struct board *b, int row, int col)
{
    trace_add(tried, &(struct event){ EVENT_TRY, row, col });
    return square_test_queens(b, row, col);
}

/* Let the record of L see the next move, E.  */
static void
see(struct leader *l, const struct event *e)
{
    trace_add(l->record.trace, e);
    if (recording_has_facts(l->request))
        recording_see(&l->record.facts, e);
}

/* Return the node of T with the queens of B in the rows before ROWS, or -1.  */
static int
node_of(const struct tree *t, const struct board *b, int rows)
{
    int node = t != NULL ? 0 : -1;

    for (int row = 0; row < rows && node >= 0; row++) {
        int end = tree_node(t, node)->end, col = board_queen(b, row);

        node++;
        while (node < end && tree_node(t, node)->col != col)
            node = tree_node(t, node)->end;
        if (node >= end || tree_node(t, node)->row != row)
            node = -1;
    }
    return node;
}

/* Where a bound of the search is true and no weaker than FLOOR, go by it.  */
static int
bound(void *self, const struct board *b, int rows, int floor)
{
    struct leader *l = self;
    int node = node_of(l->mine, b, rows);
    const struct tree_fact *mine = node < 0 ? NULL : tree_fact(l->mine, node);

    if (mine != NULL && mine->bound > floor) {
        int least = solutions_least_cost(b, rows, square_test_queens,
                                         l->request->costs);

        if (least == -1 || mine->bound <= least)
            floor = mine->bound;
    }
    recording_see_bound(&l->record.facts, floor);
    return floor;
}

/* Let G place the next queen where the search did, if that was right.  */
static void
choose(const struct leader *l, struct board_guide *g)
{
    int node = g->next.kind == EVENT_PLACE
                   ? node_of(l->mine, g->board, g->next.row)
                   : -1;

    if (node < 0)
        return;
    for (int i = node + 1; i < tree_node(l->mine, node)->end;
         i = tree_node(l->mine, i)->end) {
        const struct tree_node *v = tree_node(l->mine, i);
        struct event e = { EVENT_PLACE, v->row, v->col };

        if ((v->state != TREE_KILLED || v->flags & TREE_LEFT) &&
            !(v->flags & TREE_ILLEGAL) && board_guide_agrees(g, &e)) {
            g->next = e;
            return;
        }
    }
}

/* Lead a rat.  Return whether it has come to the end.  */
static bool
lead_rat(struct leader *l)
{
    struct maze_guide g = search_tree_maze_guide(l->request);

    g.maze = must(maze_copy(g.maze));
    maze_guide_begin(&g);
    while (!g.is_over && g.entered < l->request->max_nodes) {
        see(l, &g.next);
        maze_guide_step(&g);
    }
    maze_guide_end(&g);
    maze_free(g.maze);
    return g.is_over;
}

/* Place queens, and write down which squares were tested if NOTES_TESTS.
   Return whether all were placed.  */
static bool
lead_queens(struct leader *l, bool notes_tests)
{
    struct board_guide g = search_tree_board_guide(l->request);
    long long most = l->request->max_nodes;

    if (notes_tests)
        g.is_safe = test_and_note;
    tried = l->record.trace;
    g.bound = bound;
    g.self = l;
    board_guide_begin(&g);
    while (!g.is_over && g.placements < most &&
           trace_counts(l->record.trace).tries < most) {
        choose(l, &g);
        see(l, &g.next);
        board_guide_step(&g);
    }
    board_free(g.board);
    return g.is_over;
}

struct tree *
expected_tree(const struct request *r, enum tree_kind kind,
              const struct tree *mine)
{
    bool notes_tests = (r->method->is & METHOD_TEST) != 0 &&
                       (r->method->is & (METHOD_AHEAD | METHOD_COSTS)) == 0 &&
                       kind != TREE_PLACED;
    struct leader l = { .request = r, .mine = mine };
    bool is_done;
    struct tree *t;

    l.record.trace = must(trace_new((size_t)r->max_nodes * 4 + 1000));
    is_done = r->maze != NULL ? lead_rat(&l) : lead_queens(&l, notes_tests);
    l.record.fate = is_done ? RUNNER_DONE : RUNNER_STOPPED;
    t = search_tree_of(&l.record, r, kind);
    recording_end(&l.record);
    return t;
}

/* A bound is a plain function: the tree of the search that is compared.  */
static const struct tree *compared;

/* The same for a list.  A node that was killed without a number was said to
   lead nowhere.  */
static int
bound_in_list(const struct board *b, const struct costs *c, int row,
              square_test *is_safe)
{
    int floor = live_guide_floor(b, c, row, is_safe);
    int node = node_of(compared, b, row), mine, least;

    if (node < 0)
        return floor;
    mine = tree_fact(compared, node)->bound;
    if (mine == TREE_UNKNOWN)
        mine = tree_node(compared, node)->state == TREE_KILLED ? LIVE_NEVER : 0;
    if (mine <= floor)
        return floor;
    least = solutions_least_cost(b, row, is_safe, c);
    return least == -1 || mine <= least ? mine : floor;
}

struct tree *
expected_live_tree(const struct request *r, const struct tree *mine)
{
    struct live *l = live_tree_list(r);
    struct costs *none = must(costs_new(r->n));
    struct tree *t;

    compared = mine;
    live_guide_run(l, (struct live_guide){
                          .list = l,
                          .costs = r->costs != NULL ? r->costs : none,
                          .is_safe = square_test_queens,
                          .bound = r->costs != NULL ? bound_in_list
                                                    : lower_bound_standing });
    t = must(tree_from_live(l, NULL));
    live_free(l);
    costs_free(none);
    return t;
}
