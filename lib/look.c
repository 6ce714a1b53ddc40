/* look.c - how nodes and edges look.
   SPDX-License-Identifier: MIT  */
#include "lib/look.h"

#include <stddef.h>

/* shape, fill, stroke, ink, dash and width; colour, dash and width of the
   edge; sign, words, words for a maze */
static const struct look looks[] = {
    [LOOK_PLAIN] = { LOOK_CIRCLE, "#FFFFFF", "#333333", "#000000", NULL, 16,
                     "#666666", NULL, 14, "circle", "node", "cell" },
    [LOOK_LIVE] = { LOOK_CIRCLE, "#FFFFFF", "#00573F", "#000000", NULL, 30,
                    "#009E73", NULL, 38, "thick green circle",
                    "leads to an answer", "leads to the goal" },
    [LOOK_DEAD] = { LOOK_CIRCLE, "#FFFFFF", "#D55E00", "#8F3900", "6 4", 20,
                    "#666666", NULL, 14, "dashed", "dead: no answer below",
                    "dead end" },
    [LOOK_KILLED] = { LOOK_SQUARE, "#EEEEEE", "#8C8C8C", "#4D4D4D", NULL, 16,
                      "#8C8C8C", "6 5", 14, "grey box", "B: killed by bounding",
                      "refused" },
    [LOOK_BOUNDED] = { LOOK_SQUARE, "#EEEEEE", "#B34700", "#4D4D4D", NULL, 24,
                       "#8C8C8C", "6 5", 14, "box with an orange frame",
                       "B: placed, then killed by its bound",
                       "refused: its bound is not below the best" },
    [LOOK_SKIPPED] = { LOOK_SQUARE, "#FFFFFF", "#8C8C8C", "#4D4D4D", "6 4", 16,
                       "#8C8C8C", "6 5", 14, "dashed grey box",
                       "left out: safe, but never placed",
                       "not entered, though nothing is in the way" },
    [LOOK_ANSWER] = { LOOK_RING, "#007F5C", "#00573F", "#FFFFFF", NULL, 22,
                      "#009E73", NULL, 38, "double green circle", "answer",
                      "goal" },
    [LOOK_OPEN] = { LOOK_CIRCLE, "#E5F1F8", "#0072B2", "#000000", NULL, 30,
                    "#0072B2", NULL, 30, "blue", "unfinished: cut short here",
                    "unfinished: cut short here" },
    [LOOK_FALSE] = { LOOK_RING, "#B34700", "#7A3000", "#FFFFFF", NULL, 22,
                     "#666666", NULL, 14, "double orange circle",
                     "reported, but no solution",
                     "reported, but no way to the goal" },
    [LOOK_MISSING] = { LOOK_CIRCLE, "#FFFFFF", "#595959", "#595959", "2 3", 18,
                       "#8C8C8C", "2 4", 14, "dotted",
                       "expected, but never visited",
                       "expected, but never visited" },
    [LOOK_FOLDED] = { LOOK_TRIANGLE, "#F5C7A9", "#D55E00", "#000000", NULL, 16,
                      "#666666", NULL, 14, "triangle", "a subtree, not drawn",
                      "a subtree, not drawn" },
    [LOOK_FOLDED_LIVE] = { LOOK_TRIANGLE, "#BFE6DA", "#00573F", "#000000", NULL,
                           16, "#009E73", NULL, 38, "green triangle",
                           "a subtree with answers, not drawn",
                           "a subtree with the goal, not drawn" },
};

const struct look *
look(enum look_kind kind)
{
    return &looks[kind];
}

enum look_kind
look_kind(const struct view *v, int item)
{
    static const enum look_kind of_state[] = {
        [TREE_PLAIN] = LOOK_PLAIN,   [TREE_LIVE] = LOOK_LIVE,
        [TREE_DEAD] = LOOK_DEAD,     [TREE_KILLED] = LOOK_KILLED,
        [TREE_ANSWER] = LOOK_ANSWER, [TREE_OPEN] = LOOK_OPEN
    };
    const struct tree_node *n = view_node(v, item);

    if (view_is_folded(v, item))
        return n->state == TREE_LIVE || n->state == TREE_ANSWER
                   ? LOOK_FOLDED_LIVE
                   : LOOK_FOLDED;
    if (n->mark == TREE_MISSING)
        return LOOK_MISSING;
    if (n->flags & TREE_FALSE)
        return LOOK_FALSE;
    if (n->state == TREE_KILLED &&
        (n->reason == TREE_FULL_ROW || n->reason == TREE_BOUND))
        return LOOK_BOUNDED;
    if (n->state == TREE_KILLED && n->reason == TREE_SKIPPED)
        return LOOK_SKIPPED;
    return of_state[n->state];
}

enum look_kind
look_of_edge(const struct view *v, int item)
{
    if (tree_kind(v->tree) == TREE_COMPLETE)
        return LOOK_PLAIN;
    return look_kind(v, item);
}

enum look_kind
look_in_turn(int i)
{
    static const enum look_kind order[LOOK_COUNT] = {
        LOOK_KILLED, LOOK_BOUNDED,     LOOK_SKIPPED, LOOK_MISSING,
        LOOK_DEAD,   LOOK_PLAIN,       LOOK_FOLDED,  LOOK_OPEN,
        LOOK_FALSE,  LOOK_FOLDED_LIVE, LOOK_LIVE,    LOOK_ANSWER
    };

    return order[i];
}

const char *
look_of_caption(enum look_kind kind)
{
    if (kind == LOOK_ANSWER || kind == LOOK_FOLDED_LIVE)
        return looks[kind].stroke;
    return LOOK_KILL;
}

bool
look_is_alarming(const struct view *v, int item)
{
    if (view_is_folded(v, item))
        return view_hidden(v, item).departs > 0;
    return view_departs(v->tree, v->node[item]) &&
           view_node(v, item)->mark != TREE_MISSING;
}
