/* search_picture.c - the search that failed, drawn from its own moves.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/report/search_picture.h"

#include <stdlib.h>

#include "lib/picture/page/player.h"
#include "lib/picture/svg/svg.h"
#include "lib/tree/tree_build.h"
#include "lib/tree/tree_make.h"
#include "tools/base/must.h"
#include "tools/judge/report/search_moves.h"

bool
search_picture_has(const struct result_criterion *c)
{
    struct search_moves s;
    bool has = search_moves_read(&s, c->moves);

    search_moves_end(&s);
    return has;
}

/* Take out of T what its maker concludes from the usual rules: the call may
   have had others.  Walls are walls in each.  */
static void
keep_moves_only(struct tree *t)
{
    int kept = TREE_LEFT;

    if (tree_kind(t) == TREE_MAZE)
        kept |= TREE_ILLEGAL | TREE_FALSE;
    for (int i = tree_size(t) - 1; i > 0; i--) {
        struct tree_node *v = &t->nodes[i];
        bool is_wall = v->reason == TREE_WALL || v->reason == TREE_SEEN;

        v->flags &= kept | (is_wall ? TREE_INFERRED : 0);
        if (v->state == TREE_KILLED && v->flags & TREE_LEFT) {
            v->state = TREE_DEAD;
            v->reason = TREE_NO_REASON;
        } else if (v->state == TREE_KILLED && !is_wall) {
            tree_build_drop(t, i);
        }
    }
    t->nodes[0].flags &= kept;
    if (tree_build_finish(t) != 0)
        must_fail();
}

/* The same for the tree of a list, in which E_NODE is being expanded;
   LIVE_NONE: none.  */
static void
keep_list_moves_only(struct tree *t, int e_node)
{
    for (int i = 0; i < tree_size(t); i++) {
        struct tree_node *v = &t->nodes[i];
        const struct tree_fact *fact = tree_fact(t, i);
        bool is_bound =
            fact->bound < 0 || (fact->best >= 0 && fact->bound >= fact->best);

        v->flags = 0;
        if (v->state == TREE_KILLED)
            v->reason = is_bound ? TREE_BOUND : TREE_NO_REASON;
        else if (v->number == e_node + 1)
            v->state = TREE_PLAIN;
    }
    if (tree_build_finish(t) != 0)
        must_fail();
}

/* Mark the node of the last move in R.  */
static void
mark_in_list(struct tree *t, const struct live_record *r)
{
    int i = 0;

    while (tree_node(t, i)->number != r->event[r->events - 1] / 4 + 1)
        i++;
    tree_set_mark(t, i, TREE_CHANGED);
}

/* Return the node of T where the search stands at its end: the last one that it
   did not leave, else the root.  */
static int
end_of(const struct tree *t)
{
    int i = tree_size(t) - 1;

    while (i > 0 && (tree_node(t, i)->flags & TREE_LEFT ||
                     tree_node(t, i)->state == TREE_KILLED))
        i--;
    return i;
}

/* Mark the node at which the move E was made.  */
static void
mark(struct tree *t, const struct event *e)
{
    int i = tree_size(t) - 1;

    for (; i > 0; i--) {
        const struct tree_node *v = tree_node(t, i);

        if (e->kind == EVENT_FOUND ? v->state == TREE_ANSWER
                                   : v->row == e->row && v->col == e->col &&
                                         v->state != TREE_KILLED)
            break;
    }
    /* What was only tested or refused has no node.  */
    tree_set_mark(t, i > 0 ? i : end_of(t), TREE_CHANGED);
}

/* Return the tree of S, whose moves were made with a list.  */
static struct tree *
make_list_tree(const struct search_moves *s, bool has_mark)
{
    struct tree *t = must(tree_from_live(s->moves.list, s->record.best));

    keep_list_moves_only(t, s->is_over ? LIVE_NONE : s->moves.e_node);
    if (has_mark)
        mark_in_list(t, &s->record);
    return t;
}

/* Return the tree of S, which led to the verdict on C.  */
static struct tree *
make_tree(const struct search_moves *s, const struct result_criterion *c)
{
    struct tree_search how = { .n = s->rows,
                               .kind = TREE_PLACED,
                               .ended = s->is_over };
    bool has_mark = c->verdict == VERDICT_FAILED;
    struct tree *t;

    if (s->moves.list != NULL)
        return make_list_tree(s, has_mark && !s->is_over);
    t = must(s->maze != NULL ? tree_from_maze(s->trace, s->maze, &how)
                             : tree_from_queens(s->trace, &how));

    keep_moves_only(t);
    if (has_mark && !s->is_over)
        mark(t, &s->last);
    else if (has_mark && end_of(t) > 0)
        tree_set_mark(t, end_of(t), TREE_CHANGED);
    return t;
}

/* Say where S ended; MARKED nodes are framed.  */
static const char *
where_it_ended(const struct search_moves *s, const struct result_criterion *c,
               int marked)
{
    if (marked > 0)
        return s->is_over ? "Your code returned at the framed node.  "
                          : "The test ended at the framed node.  ";
    if (!s->is_over || s->moves.list != NULL || c->verdict != VERDICT_FAILED)
        return "";
    return s->maze != NULL ? "Your code returned at the start.  "
                           : "Your code returned at the root.  ";
}

/* Return words about S, of which MARKED nodes are framed, for free.  */
static char *
remark_of(const struct search_moves *s, const struct result_criterion *c,
          int marked)
{
    bool is_list = s->moves.list != NULL;
    char *given =
        is_list && s->given > 1
            ? must_format("The test gave the first %d nodes.  ", s->given)
            : must_copy("");
    char *remark =
        must_format("%s%s%s count from 1, in code from 0.", given,
                    where_it_ended(s, c, marked),
                    is_list ? "Nodes, rows and columns" : "Rows and columns");

    free(given);
    return remark;
}

/* Return how the tree T of S is drawn: if it is large, the way to the marked
   node alone.  */
static struct draw_options
options_of(const struct search_moves *s, const struct tree *t, int marked)
{
    return (struct draw_options){
        .maze = s->maze,
        .trace = s->moves.list == NULL ? s->trace : NULL,
        .list = s->moves.list,
        .event = s->record.event,
        .events = s->record.events,
        .departures = tree_size(t) > DRAW_MAX_BOARDS ? marked : 0,
    };
}

/* Draw the moves of C by WRITE.  Return 0, or -1.  */
static int
draw(const struct result *r, const struct result_criterion *c, FILE *out,
     int (*write)(const struct tree *t, const struct draw_options *o,
                  FILE *out))
{
    struct search_moves s;
    char *title = must_format("Lab %s, %s: the moves of your code", r->number,
                              result_name(c));
    int status = -1;

    if (search_moves_read(&s, c->moves)) {
        struct tree *t = make_tree(&s, c);
        int marked = tree_counts(t).departs;
        struct draw_options o = options_of(&s, t, marked);
        char *remark = remark_of(&s, c, marked);

        o.title = title;
        o.remark = remark;
        status = write(t, &o, out);
        free(remark);
        tree_free(t);
    }
    search_moves_end(&s);
    free(title);
    return status;
}

int
search_picture_write_svg(const struct result *r,
                         const struct result_criterion *c, FILE *out)
{
    return draw(r, c, out, svg_write);
}

int
search_picture_write_page(const struct result *r,
                          const struct result_criterion *c, FILE *out)
{
    return draw(r, c, out, player_write);
}
