/* hunt.c - a search of lab 05, and what is seen of it.
   SPDX-License-Identifier: MIT  */
#include "tests/05-live-nodes/hunt.h"

#include "tools/base/must.h"
#include "tools/judge/right/live_guide.h"
#include "tools/judge/right/lower_bounds.h"
#include "tools/judge/right/square_tests.h"
#include "tools/judge/suite/ahead.h"
#include "tools/judge/suite/complaint.h"

/* Costs of a task are LOW .. LOW + RANGE - 1: all alike, with ties, others.  */
static const struct range {
    int low, range;
} ranges[] = { { 0, 1 },  { 0, 3 },         { 0, 4 },
               { 1, 99 }, { COSTS_MAX, 1 }, { 0, COSTS_MAX + 1 } };
_Static_assert(sizeof ranges / sizeof ranges[0] == HUNT_KINDS, "each kind");

static lower_bound *const bounds[] = { lower_bound_standing,
                                       lower_bound_jumping,
                                       lower_bound_cheapest,
                                       lower_bound_asking };
static square_test *const tests[] = { square_test_queens, square_test_queens,
                                      square_test_rooks,
                                      square_test_cornerless };

void
hunt_cases_start(struct hunt_cases *all, int n)
{
    struct random r = random_start(grade_seed() + (uint64_t)n);

    all->count = 0;
    for (int i = 0; i < HUNT_KINDS; i++) {
        struct task t = { .n = n,
                          .costs = parts_costs(&r, n, ranges[i].low,
                                               ranges[i].range),
                          .is_safe = tests[i < 3 ? i : (n + i) % 4],
                          .bound = bounds[i < 3 ? 0 : (n + i) % 4] };

        all->costs[i] = t.costs;
        for (int order = LIVE_FIFO; order <= LIVE_LEAST; order++)
            all->one[all->count++] = (struct hunt_case){
                t, parts_list(n, (enum live_order)order, HUNT_ROOM), 0
            };
    }
}

static void (*try_now)(struct hunt_case *c);

static void
try_one(void *self)
{
    try_now(self);
}

void
hunt_cases_try(struct hunt_cases *all, void (*try)(struct hunt_case *c))
{
    try_now = try;
    ahead_each(try_one, all->one, sizeof all->one[0], all->count);
}

void
hunt_cases_end(struct hunt_cases *all)
{
    for (int i = 0; i < all->count; i++)
        live_free(all->one[i].list);
    for (int i = 0; i < HUNT_KINDS; i++)
        costs_free(all->costs[i]);
}

void
hunt_each(int n, void (*try)(struct hunt_case *c))
{
    struct hunt_cases all;

    hunt_cases_start(&all, n);
    hunt_cases_try(&all, try);
    hunt_cases_end(&all);
}

FILE *
hunt_complain(const struct hunt *h)
{
    FILE *f = complaint_start();

    fprintf(f, "live_nodes_%s, %d queen%s",
            h->task->bound == NULL ? "cheapest" : "search", h->task->n,
            h->task->n == 1 ? "" : "s");
    parts_say_list(f, live_order(h->list));
    parts_say_task(f, h->task);
    return f;
}

void
hunt_complain_of_end(const struct hunt *h, const char *what)
{
    FILE *f = hunt_complain(h);

    fprintf(f, "%s\nThe best so far is ", what);
    parts_say_bound(f, h->best);
    fprintf(f, ", the least bound of a live node ");
    parts_say_bound(f, h->least);
    fprintf(f, ".\n");
    complaint_costs(f, h->task->costs, NULL, NULL);
    complaint_stop();
}

/* Return the board that H must leave behind if it returns COST.  */
static struct board *
right_board(const struct hunt *h, int cost)
{
    struct board *b = must(board_new(h->task->n));

    live_guide_show(h->list, cost < 0 ? LIVE_ROOT : h->answer, b);
    return b;
}

enum hunt_fault
hunt_judge(const struct hunt *h, int cost)
{
    struct board *right;
    bool is_right;

    if (h->said != cost)
        return HUNT_COST;
    if (cost >= 0 && h->best != cost)
        return HUNT_REPORT;
    right = right_board(h, cost);
    is_right = board_is_equal(live_board(h->list), right);
    board_free(right);
    return is_right ? HUNT_RIGHT : HUNT_BOARD;
}

/* Tell whether H took a node that it neither expanded nor killed.  */
static bool
has_dropped(const struct hunt *h)
{
    int count = live_generated(h->list);

    for (int i = 0; i < count; i++) {
        int child = i + 1;

        while (child < count && live_node(h->list, child).parent != i)
            child++;
        if (child == count && live_node(h->list, i).state == LIVE_TAKEN)
            return true;
    }
    return false;
}

/* Return what to ask somebody whose search H returns another cost, or NULL.  */
static const char *
hint_for_cost(const struct hunt *h, int cost)
{
    if (cost == LIVE_NODES_GAVE_UP)
        return "live_nodes_search says LIVE_NODES_GAVE_UP when the list is "
               "full: who passes it on?";
    if (h->task->bound == NULL && square_test_rule(h->task->is_safe) != NULL)
        return "hand on the test that you are handed: is_safe decides, not "
               "what you know of queens.";
    if (h->task->bound == NULL)
        return "it is live_nodes_search with live_nodes_lower: which of the "
               "two is wrong here?";
    if (h->said == LIVE_NODES_GAVE_UP)
        return live_generated(h->list) < live_limit(h->list)
                   ? "the list has room for more nodes: only live_add says "
                     "that it is full."
                   : "the search fills a list with room for far more nodes "
                     "than it needs: is one expanded twice? live_next says "
                     "which comes now.";
    if (h->best != LIVE_NEVER && h->best != h->said)
        return "the last answer that you reported costs something else than "
               "what you return.";
    if (has_dropped(h))
        return "a node was taken, and neither expanded nor killed: what lies "
               "below it is lost.";
    if (h->best != LIVE_NEVER && live_least(h->list) < h->best)
        return "at the return a live node has a bound below the best so far: "
               "why do you stop? the first answer need not be the best.";
    return NULL;
}

static void
complain_of_cost(FILE *f, const struct hunt *h, int cost,
                 const struct board *best)
{
    const char *hint = hint_for_cost(h, cost);

    fprintf(f, "It returns ");
    parts_say_bound(f, h->said);
    if (cost == LIVE_NODES_NONE)
        fprintf(f, ". There is no solution: it must return\n"
                   "LIVE_NODES_NONE:\n");
    else if (cost == LIVE_NODES_GAVE_UP)
        fprintf(f,
                ". The list has room for %d node%s and is full: it must\n"
                "return LIVE_NODES_GAVE_UP.\n",
                live_limit(h->list), live_limit(h->list) == 1 ? "" : "s");
    else
        fprintf(f, ", but the queens ( ) cost %d:\n", cost);
    if (hint != NULL)
        complaint_hint(hint);
    if (cost != LIVE_NODES_GAVE_UP)
        complaint_costs(f, h->task->costs, NULL, best);
}

static void
complain_of_board(FILE *f, const struct hunt *h, int cost)
{
    struct board *right = right_board(h, cost);

    fprintf(f, "It returns %d and leaves this on live_board(list):\n", h->said);
    complaint_costs(f, h->task->costs, live_board(h->list), NULL);
    fprintf(f, cost < 0 ? "There is no answer: it must be empty.\n"
                        : "The last answer it found is:\n");
    if (cost >= 0)
        complaint_costs(f, h->task->costs, right, NULL);
    complaint_hint(
        board_count(live_board(h->list)) == h->task->n
            ? "which node is the best answer? its state is LIVE_ANSWER, and of "
              "these it is the last one that was found."
            : "the board is yours while you search. what is left on it at the "
              "return? live_nodes_show can help.");
    board_free(right);
}

void
hunt_complain_of(const struct hunt *h, enum hunt_fault fault, int cost,
                 const struct board *best)
{
    FILE *f = hunt_complain(h);

    if (fault == HUNT_COST)
        complain_of_cost(f, h, cost, best);
    else if (fault == HUNT_BOARD)
        complain_of_board(f, h, cost);
    else {
        fprintf(f,
                "It returns %d, the right cost, but reported no node that\n"
                "costs so much by live_found: the list that it was handed "
                "has\n%d node%s.\n",
                h->said, live_generated(h->list),
                live_generated(h->list) == 1 ? "" : "s");
        complaint_hint("the search is made in the list that you are handed: "
                       "every node of it, and the answer, too.");
    }
    complaint_stop();
}

static void
see(void *self, const struct live *l, const struct live_event *e)
{
    struct hunt *h = self;

    if (e->state == LIVE_TAKEN && h->minds_end && h->least >= h->best)
        hunt_complain_of_end(h, "It takes one more node, although no live node "
                                "can be better.");
    if (e->state == LIVE_ANSWER) {
        h->best = live_node(l, e->node).bound;
        h->answer = e->node;
    }
    h->least = live_least(l);
}

struct hunt
hunt(const struct task *t, struct live *list, bool minds_end)
{
    struct hunt h = { .task = t,
                      .list = list,
                      .best = LIVE_NEVER,
                      .answer = LIVE_NONE,
                      .minds_end = minds_end };
    struct live_watcher w = { see, &h };

    live_watch(h.list, &w);
    h.said = t->bound == NULL
                 ? live_nodes_cheapest(h.list, t->costs, t->is_safe)
                 : live_nodes_search(h.list, t->costs, t->is_safe, t->bound);
    live_watch(h.list, NULL);
    return h;
}
