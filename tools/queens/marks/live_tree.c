/* live_tree.c - the tree of a search over a list of live nodes.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/marks/live_tree.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/tree/tree_make.h"
#include "tools/base/must.h"
#include "tools/base/say.h"
#include "tools/queens/marks/marks.h"
#include "tools/queens/marks/search_tree.h"
#include "tools/queens/run/open_calls.h"
#include "tools/queens/run/whose.h"

struct watch {
    struct live_tree *tree;
    bool tells_calls;
};

static void
see(void *self, const struct live *l, const struct live_event *e)
{
    struct watch *w = self;

    runner_heed_interrupt();
    live_record_see(&w->tree->record, l, e);
    if (w->tells_calls)
        open_calls_move((size_t)w->tree->record.events - 1);
}

static void
search(const struct request *r, struct live_tree *t)
{
    struct watch w = { t, r->wants_calls };
    struct live_watcher watcher = { see, &w };
    struct method_setup setup = request_setup(r);
    struct runner_order order = method_order(&setup);
    struct runner_end end;

    setup.list = t->list;
    if (t->costs != NULL)
        setup.costs = t->costs;
    order.seconds = (double)r->timeout;
    order.style =
        (struct call_style){ .watch = WIRE_WATCH_LATE,
                             .skips_tests = true,
                             .see_call =
                                 r->wants_calls ? open_calls_see : NULL };
    live_record_start(&t->record, t->list);
    live_watch(t->list, &watcher);
    end = runner_run(&order, method_search, &setup);
    live_watch(t->list, NULL);
    t->fate = end.fate;
    snprintf(t->remark, sizeof t->remark, "%s", end.note);
    board_free(setup.board);
}

/* Return how many nodes were taken, and are in STATE now.  */
static int
count_taken(const struct live *l, enum live_state state)
{
    int count = 0;

    for (int i = 0; i < live_generated(l); i++)
        count += live_node(l, i).turn > 0 && live_node(l, i).state == state;
    return count;
}

/* Say in REMARK what the list of T did, and COSTS.  */
static void
sum_up(const struct live_tree *t, const char *costs, char *remark, size_t size)
{
    int killed = count_taken(t->list, LIVE_KILLED);
    char also[40] = "";

    if (killed > 0)
        snprintf(also, sizeof also, "%d killed when taken, ", killed);
    snprintf(remark, size, "%d expanded, %sat most %d live at once.%s%s",
             count_taken(t->list, LIVE_TAKEN), also, t->record.most,
             t->costs != NULL ? "  " : "\n", costs); /* costs need a line */
}

/* Write the title of T, and the line below it unless that says how the search
   ended.  */
static void
describe(const struct request *r, struct live_tree *t)
{
    static const char *const orders[] = { "FIFO", "LIFO", "least-cost" };
    char costs[120] = "All bounds are equal.";

    snprintf(t->title, sizeof t->title, "%d-queens%s: %s%s branch and bound",
             r->n, r->costs != NULL ? " with costs" : "",
             whose_is_student() ? "your search, " : "", orders[r->live]);
    t->is_full = live_generated(t->list) == live_limit(t->list);
    if (t->remark[0] != '\0' || t->is_full) {
        if (t->is_full)
            snprintf(t->remark, sizeof t->remark,
                     "%s filled its list with %d nodes: see --max-nodes",
                     r->method->function, live_limit(t->list));
        say("%s; the tree shows what it did until then", t->remark);
        return;
    }
    if (r->costs != NULL)
        search_tree_name_costs(r->costs, costs, sizeof costs);
    sum_up(t, costs, t->remark, sizeof t->remark);
}

struct live *
live_tree_list(const struct request *r)
{
    return must(live_new(r->n, (enum live_order)r->live,
                         r->max_nodes < LIVE_MAX_NODES ? (int)r->max_nodes
                                                       : LIVE_MAX_NODES));
}

struct live_tree
live_tree_run(const struct request *r)
{
    struct live_tree t = { .list = live_tree_list(r) };

    if (r->costs == NULL)
        t.costs = must(costs_new(r->n));
    search(r, &t);
    describe(r, &t);
    t.tree = tree_from_live(t.list, r->costs != NULL ? t.record.best : NULL);
    if (t.tree == NULL)
        say_and_exit(EXIT_TROUBLE, "cannot make the tree: %s", strerror(errno));
    marks_live(&t, r);
    return t;
}

int
live_tree_end(struct live_tree *t)
{
    tree_free(t->tree);
    live_free(t->list);
    costs_free(t->costs);
    live_record_end(&t->record);
    return t->fate == RUNNER_DONE && !t->is_full ? EXIT_OK : EXIT_CODE;
}
