/* words_tree.c - the words in a picture of a tree: about all of it.
   SPDX-License-Identifier: MIT  */
#include <stdio.h>
#include <string.h>

#include "lib/tree_make.h"
#include "lib/words.h"

static const char *
plural(int count)
{
    return count == 1 ? "" : "s";
}

const char *
words_title(const struct view *v, const struct draw_options *o, struct words *w)
{
    int n = tree_board_size(v->tree);

    w->count = 0;
    if (o->title != NULL)
        return o->title;
    switch (tree_kind(v->tree)) {
    case TREE_COMPLETE:
        words_add(w, "%d-queens: the complete state-space tree", n);
        break;
    case TREE_SEARCH:
        words_add(w, "%d-queens: the part of the tree that was searched", n);
        break;
    case TREE_TRIES:
        words_add(w, "%d-queens: every square that was tested", n);
        break;
    case TREE_PLACED:
        words_add(w, "%d-queens: every queen that was placed", n);
        break;
    case TREE_MAZE:
        words_add(w, "A rat in a maze");
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
append_style(const struct tree *t, enum draw_style style, struct words *w)
{
    const struct tree_fact *fact = tree_fact(t, 0);
    bool is_maze = tree_kind(t) == TREE_MAZE;

    if (style == DRAW_COLUMNS && !is_maze)
        words_append(w, "; in a node, the column of its queen.");
    else if (style == DRAW_DOTS || is_maze)
        words_append(w, ".");
    else if (tree_kind(t) == TREE_SEARCH)
        words_append(w, "; numbers as in the complete permutation tree.");
    else
        words_append(w, ", numbered depth first.");
    if (style != DRAW_FACTS || fact == NULL)
        return;
    if (is_maze)
        words_add(w, "Bound: steps so far + steps to the goal if there were no "
                     "walls.  Refused if it is not below the best way so far.");
    else if (has_bounds(t))
        words_add(w, "Bound: no answer below costs less.  Killed if it is not "
                     "below the best answer so far.");
}

/* Say what counts as a node, and what stands in it.  */
static void
add_convention(const struct tree *t, enum draw_style style, struct words *w)
{
    switch (tree_kind(t)) {
    case TREE_COMPLETE:
        words_add(w,
                  "Permutation tree: a child for each column that no earlier "
                  "row uses");
        break;
    case TREE_SEARCH:
        words_add(w, "A child for each column that no earlier row uses");
        break;
    case TREE_TRIES:
        words_add(w, "A child for each square that was tested");
        break;
    case TREE_PLACED:
        words_add(w, "A child for each queen that was placed");
        break;
    case TREE_MAZE:
        words_add(w,
                  tree_is_disordered(t)
                      ? "A child for each cell entered; moves were not tried "
                        "in the order left, down, right, up"
                      : "A child for each cell entered or refused; moves "
                        "tried in the order left, down, right, up");
        break;
    }
    append_style(t, style, w);
}

/* Say how many nodes are other than expected.  */
static void
append_departures(const struct tree *t, const struct tree_counts *c,
                  struct words *w)
{
    int other = c->departs - c->missing;

    if (c->missing > 0)
        words_append(w, "; %d missing", c->missing);
    if (other > 0)
        words_append(w,
                     c->tested > 0 ? "; the test is wrong %d time%s"
                                   : "; %d node%s other than expected",
                     other, plural(other));
}

static void
add_counts(const struct tree *t, struct words *w)
{
    struct tree_counts c = tree_counts(t);
    long long complete = tree_complete_size(tree_board_size(t));
    int nodes = c.nodes - c.left_out;

    if (tree_kind(t) == TREE_SEARCH && complete > 0)
        words_add(w, "%d of %lld nodes generated", nodes, complete);
    else
        words_add(w, "%d node%s", nodes, plural(nodes));
    if (c.killed > c.left_out)
        words_append(w, ", %d %s", c.killed - c.left_out,
                     tree_kind(t) == TREE_MAZE ? "refused"
                     : c.tested > 0            ? "attacked (B)"
                                               : "killed (B)");
    if (c.left_out > 0)
        words_append(w, ", %d %s", c.left_out,
                     tree_kind(t) == TREE_MAZE ? "not entered" : "left out");
    if (tree_kind(t) == TREE_MAZE && c.answers > 0)
        words_append(w, ", a way found");
    else
        words_append(w, ", %d answer%s", c.answers, plural(c.answers));
    if (c.open > 0)
        words_append(w, "; the search was cut short");
    if (c.wrong > 0)
        words_append(w, "; %d wrong node%s", c.wrong, plural(c.wrong));
    append_departures(t, &c, w);
    words_append(w, ".");
}

/* If the search bounds, say what it did itself, nothing inferred.  */
static void
add_own_counts(const struct tree *t, struct words *w)
{
    int placed = 0, bounded = 0;
    bool looks_ahead = false;

    for (int i = 1; i < tree_size(t); i++) {
        const struct tree_node *v = tree_node(t, i);

        placed += v->state != TREE_KILLED || v->flags & TREE_LEFT;
        bounded += v->reason == TREE_FULL_ROW || v->reason == TREE_BOUND;
        looks_ahead |= v->reason == TREE_FULL_ROW;
    }
    if (bounded > 0 && tree_kind(t) != TREE_MAZE)
        words_add(w, "Queens placed: %d; %d of them killed by %s.", placed,
                  bounded, looks_ahead ? "look-ahead" : "their bound");
}

void
words_summary(const struct view *v, enum draw_style style, struct words *w)
{
    struct tree_counts c = tree_counts(v->tree);

    w->count = 0;
    add_counts(v->tree, w);
    if (v->folded > 0)
        words_append(w, " Drawn: %d.", v->size);
    if (c.inferred > c.left_out && tree_kind(v->tree) != TREE_MAZE)
        words_add(w, "B without a queen placed: inferred from what was "
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
        snprintf(line + used, WORDS_LENGTH - used, "%s%d %s%s",
                 used > 0 ? " + " : "", count, name, ending);
}

void
words_level(const struct tree *t, int level, const struct tree_level *l,
            struct words *w)
{
    int live = l->nodes - l->killed - l->answers;
    bool is_maze = tree_kind(t) == TREE_MAZE;
    bool is_complete = tree_kind(t) == TREE_COMPLETE;
    /* A search that bounds has placed some of the killed ones too.  */
    const char *name = is_maze                   ? "entered"
                       : level == 0              ? "root"
                       : tree_fact(t, 0) != NULL ? "searched"
                                                 : "placed";

    w->count = 0;
    words_add(w, "%s", "");
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
