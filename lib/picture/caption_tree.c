/* caption_tree.c - the words in a picture of a tree: about all of it.
   SPDX-License-Identifier: MIT  */
#include <stdio.h>
#include <string.h>

#include "lib/picture/caption.h"
#include "lib/tree/tree_make.h"

static const char *
plural(int count)
{
    return count == 1 ? "" : "s";
}

const char *
caption_title(const struct view *v, const struct draw_options *o,
              struct caption *w)
{
    int n = tree_board_size(v->tree);

    w->count = 0;
    if (o->title != NULL)
        return o->title;
    switch (tree_kind(v->tree)) {
    case TREE_COMPLETE:
        caption_add(w, "%d-queens: the complete state-space tree", n);
        break;
    case TREE_SEARCH:
        caption_add(w, "%d-queens: the part of the tree that was searched", n);
        break;
    case TREE_TRIES:
        caption_add(w, "%d-queens: every square that was tested", n);
        break;
    case TREE_PLACED:
        caption_add(w, "%d-queens: every queen that was placed", n);
        break;
    case TREE_MAZE:
        caption_add(w, "A rat in a maze");
        break;
    case TREE_LIST:
        caption_add(w, "%d-queens: every node that was generated", n);
        break;
    }
    return w->line[0];
}

/* Tell whether bounds were computed in T.  */
static bool
has_bounds(const struct tree *t)
{
    for (int i = 0; i < tree_size(t); i++)
        if (tree_fact(t, i) != NULL && tree_fact(t, i)->bound >= 0)
            return true;
    return false;
}

/* Say what stands in the nodes.  */
static void
append_style(const struct tree *t, enum draw_style style, struct caption *w)
{
    const struct tree_fact *fact = tree_fact(t, 0);
    bool is_maze = tree_kind(t) == TREE_MAZE;

    if (style == DRAW_ICICLE)
        caption_append(w, "; a cell is as wide as the leaves below it.");
    else if (style == DRAW_COLUMNS && !is_maze)
        caption_append(w, "; in a node, the column of its queen.");
    else if (style == DRAW_DOTS)
        caption_append(w, ".");
    else if (is_maze)
        caption_append(w, "; rows, columns from 1.");
    else if (tree_kind(t) == TREE_LIST)
        caption_append(w, style == DRAW_FACTS
                              ? ", numbered in this order; E1, E2, ...: the "
                                "order of expansion."
                              : ", numbered in this order.");
    else if (tree_kind(t) == TREE_SEARCH)
        caption_append(w, "; numbers as in the complete permutation tree.");
    else
        caption_append(w, ", numbered depth first.");
    if (style != DRAW_FACTS || fact == NULL)
        return;
    if (is_maze)
        caption_add(w,
                    "Bound: steps so far + steps to the goal if there were no "
                    "walls.  Refused if it is not below the best way so far.");
    else if (has_bounds(t))
        caption_add(w,
                    "Bound: no answer below costs less.  Killed if it is not "
                    "below the best answer so far.");
}

/* Say what counts as a node, and what stands in it.  */
static void
add_convention(const struct tree *t, enum draw_style style, struct caption *w)
{
    switch (tree_kind(t)) {
    case TREE_COMPLETE:
        caption_add(w,
                    "Permutation tree: a child for each column that no earlier "
                    "row uses");
        break;
    case TREE_LIST:
        caption_add(w, "A node for each child that was generated");
        break;
    case TREE_SEARCH:
        caption_add(w, "A child for each column that no earlier row uses");
        break;
    case TREE_TRIES:
        caption_add(w, "A child for each square that was tested");
        break;
    case TREE_PLACED:
        caption_add(w, "A child for each queen that was placed");
        break;
    case TREE_MAZE:
        caption_add(
            w, tree_is_disordered(t)
                   ? "A child for each cell entered; moves were not tried "
                     "in the order left, down, right, up"
                   : "A child for each cell entered or refused, tried left, "
                     "down, right, up");
        break;
    }
    append_style(t, style, w);
}

/* Say how many nodes are other than expected.  */
static void
append_departures(const struct tree *t, const struct tree_counts *c,
                  struct caption *w)
{
    int other = c->departs - c->missing;

    if (c->missing > 0)
        caption_append(w, "; %d missing", c->missing);
    if (other > 0)
        caption_append(w,
                       c->tested > 0 ? "; the test is wrong %d time%s"
                                     : "; %d node%s other than expected",
                       other, plural(other));
}

static void
add_counts(const struct tree *t, struct caption *w)
{
    struct tree_counts c = tree_counts(t);
    long long complete = tree_complete_size(tree_board_size(t));
    int nodes = c.nodes - c.left_out;

    if ((tree_kind(t) == TREE_SEARCH || tree_kind(t) == TREE_LIST) &&
        nodes <= complete) /* a wrong search may leave it */
        caption_add(w, "%d of %lld nodes generated", nodes, complete);
    else
        caption_add(w, "%d node%s", nodes, plural(nodes));
    if (c.killed > c.left_out)
        caption_append(w, ", %d %s", c.killed - c.left_out,
                       tree_kind(t) == TREE_MAZE ? "refused"
                       : c.tested > 0            ? "attacked (B)"
                                                 : "killed (B)");
    if (c.left_out > 0)
        caption_append(w, ", %d %s", c.left_out,
                       tree_kind(t) == TREE_MAZE ? "not entered" : "left out");
    if (tree_kind(t) == TREE_MAZE)
        caption_append(w, c.answers > 0 ? ", a way found" : ", no way found");
    else
        caption_append(w, ", %d answer%s", c.answers, plural(c.answers));
    if (c.open > 0 && tree_kind(t) == TREE_LIST)
        caption_append(w, ", %d live at the end", c.open);
    else if (c.open > 0)
        caption_append(w, "; the search was cut short");
    if (c.wrong > 0)
        caption_append(w, "; %d wrong node%s", c.wrong, plural(c.wrong));
    append_departures(t, &c, w);
    caption_append(w, ".");
}

/* If the search bounds, say what it did itself, nothing inferred.  */
static void
add_own_counts(const struct tree *t, struct caption *w)
{
    int placed = 0, bounded = 0;
    bool looks_ahead = false;

    for (int i = 1; i < tree_size(t); i++) {
        const struct tree_node *v = tree_node(t, i);

        placed += v->state != TREE_KILLED || v->flags & TREE_LEFT;
        bounded += v->reason == TREE_FULL_ROW || v->reason == TREE_BOUND;
        looks_ahead |= v->reason == TREE_FULL_ROW;
    }
    if (bounded > 0 && tree_kind(t) != TREE_MAZE && tree_kind(t) != TREE_LIST)
        caption_add(w, "Queens placed: %d; %d of them killed by %s.", placed,
                    bounded, looks_ahead ? "look-ahead" : "their bound");
}

/* Say what the rat did, in a picture without its tree.  */
static void
add_walk(const struct tree *t, struct caption *w)
{
    struct tree_counts c = tree_counts(t);
    int last = tree_size(t) - 1;

    caption_add(w, "The rat entered a cell %d time%s", c.nodes - c.killed,
                plural(c.nodes - c.killed));
    while (last > 0 && tree_node(t, last)->state != TREE_ANSWER)
        last--;
    if (c.answers > 0)
        caption_append(w, "; its way has %d step%s.", tree_node(t, last)->depth,
                       plural(tree_node(t, last)->depth));
    else
        caption_append(w, c.open > 0 ? "; the search was cut short."
                                     : "; it found no way.");
    if (c.wrong > 0)
        caption_append(w, " %d step%s wrong.", c.wrong,
                       c.wrong == 1 ? " was" : "s were");
}

/* Say what came last, and nothing that is not known by then.  */
static void
add_step(const struct view *v, struct caption *w)
{
    int n = tree_board_size(v->tree), node = v->steps - 1;
    enum tree_state state = tree_node(v->tree, node)->state;
    struct attack_map *map = n > 0 ? attack_map_new(n) : NULL;
    struct caption parts;

    caption_parts(v->tree, node, map, &parts);
    attack_map_free(map);
    caption_add(
        w, "Step %d of %d: %s%s", v->steps, tree_size(v->tree), parts.line[0],
        state == TREE_KILLED || state == TREE_ANSWER ? parts.line[1] : "");
}

void
caption_summary(const struct view *v, enum draw_style style, struct caption *w)
{
    struct tree_counts c = tree_counts(v->tree);

    w->count = 0;
    if (v->steps > 0) {
        add_step(v, w);
        return;
    }
    if (style == DRAW_NONE) {
        add_walk(v->tree, w);
        return;
    }
    add_counts(v->tree, w);
    if (v->folded > 0)
        caption_append(w, " Drawn: %d.", v->size);
    if (v->kept > 0)
        caption_add(w,
                    "Drawn is what leads to the first %s; a triangle tells "
                    "what it hides.",
                    v->kept == 1 ? "departure" : "departures");
    if (c.inferred > c.left_out && tree_kind(v->tree) != TREE_MAZE)
        caption_add(w, "B without a queen placed: inferred from what was "
                       "skipped.");
    add_own_counts(v->tree, w);
    add_convention(v->tree, style, w);
}

/* Add " + COUNT NAME" to LINE, unless COUNT is 0.  */
static void
add_count(char *line, int count, const char *name, const char *ending)
{
    size_t used = strlen(line);

    if (count > 0)
        snprintf(line + used, CAPTION_LENGTH - used, "%s%d %s%s",
                 used > 0 ? " + " : "", count, name, ending);
}

void
caption_level(const struct tree *t, int level, const struct tree_level *l,
              struct caption *w)
{
    int live = l->nodes - l->killed - l->answers;
    bool is_maze = tree_kind(t) == TREE_MAZE;
    bool is_complete = tree_kind(t) == TREE_COMPLETE;
    /* A search that bounds has placed some of the killed ones too.  */
    const char *name = is_maze                     ? "entered"
                       : level == 0                ? "root"
                       : tree_kind(t) == TREE_LIST ? "kept"
                       : tree_fact(t, 0) != NULL   ? "searched"
                                                   : "placed";

    w->count = 0;
    caption_add(w, "%s", "");
    if (is_complete)
        add_count(w->line[0], live, "node", plural(live));
    else
        add_count(w->line[0], live, name, "");
    add_count(w->line[0], l->answers, is_maze ? "goal" : "answer",
              plural(l->answers));
    add_count(w->line[0], l->killed - l->left_out, is_maze ? "refused" : "B",
              "");
    add_count(w->line[0], l->left_out, is_maze ? "not entered" : "left out",
              "");
}
