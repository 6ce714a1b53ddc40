/* style.c - the colours of pages, and how nodes and edges look.
   SPDX-License-Identifier: MIT  */
#include "lib/picture/style.h"

#include <stddef.h>
#include <string.h>

#include "lib/require.h"

/* name, on paper and bright screens, on a dark screen */
static const struct {
    const char *name, *bright, *dark;
} variables[] = {
    { "paper", COLOUR_PAPER, "#16181B" },
    { "grey", COLOUR_GREY, "#2C2F33" },
    { "dark", COLOUR_DARK, "#3A3D42" },
    { "faint", COLOUR_FAINT, COLOUR_FAINT },
    { "line", COLOUR_LINE, "#9A9A9A" },
    { "quiet", COLOUR_QUIET, "#B4B4B4" },
    { "wall", COLOUR_WALL, "#8A8A8A" },
    { "ink", COLOUR_INK, "#F2F2F2" },
    { "faded", COLOUR_FADED, "#C4C4C4" },
    { "here", COLOUR_HERE, "#56B4E9" },
    { "here-tint", COLOUR_HERE_TINT, "#123552" },
    { "branch", COLOUR_BRANCH, "#7CC4F0" },
    { "way", COLOUR_WAY, "#17C294" },
    { "way-tint", COLOUR_WAY_TINT, "#106854" },
    { "goal", COLOUR_GOAL, "#1FB58A" },
    { "green", COLOUR_GREEN, "#5FE0BD" },
    { "attack", COLOUR_ATTACK, COLOUR_ATTACK },
    { "attacked", "#C25400", "#C25400" }, /* behind a white queen */
    { "tint", COLOUR_TINT, "#7D4A26" },
    { "kill", COLOUR_KILL, "#FF9D5C" },
    { "dead-ink", COLOUR_DEAD_INK, "#FFB585" },
    { "false-line", COLOUR_FALSE_LINE, "#FFC9A3" },
    { "alarm", COLOUR_ALARM, COLOUR_ALARM },
    { "doubt", "#8A5A00", "#F0B94D" },
};

enum { VARIABLES = sizeof variables / sizeof variables[0] };

const char *
style_variable(const char *colour)
{
    int i = 0;

    while (strcmp(variables[i].bright, colour) != 0)
        REQUIRE(++i < VARIABLES, "style_variable: %s has none", colour);
    return variables[i].name;
}

void
style_write_css(FILE *out)
{
    fputs(":root{color-scheme:light dark", out);
    for (int i = 0; i < VARIABLES; i++)
        fprintf(out, ";--%s:%s", variables[i].name, variables[i].bright);
    fputs("}\n@media(prefers-color-scheme:dark){:root{", out);
    for (int i = 0; i < VARIABLES; i++)
        fprintf(out, "--%s:%s;", variables[i].name, variables[i].dark);
    fputs("}}\n", out);
}

/* shape, fill, stroke, ink, dash and width; colour, dash and width of the
   edge; sign, sign of a dot, words, words for a maze, colour of a cell */
static const struct style looks[] = {
    [STYLE_PLAIN] = { STYLE_CIRCLE, COLOUR_PAPER, COLOUR_WALL, COLOUR_INK, NULL,
                      16, COLOUR_LINE, NULL, 14, "thin line", "dark grey dot",
                      "node", "cell", COLOUR_HERE_TINT },
    [STYLE_LIVE] = { STYLE_CIRCLE, COLOUR_PAPER, COLOUR_GREEN, COLOUR_INK, NULL,
                     30, COLOUR_WAY, NULL, 38, "thick green line",
                     "dark green dot", "leads to an answer",
                     "leads to the goal", COLOUR_WAY },
    [STYLE_DEAD] = { STYLE_CIRCLE, COLOUR_PAPER, COLOUR_ATTACK, COLOUR_DEAD_INK,
                     "6 4", 20, COLOUR_LINE, NULL, 14, "dashed", "orange dot",
                     "dead: no answer found below", "dead end", COLOUR_TINT },
    [STYLE_KILLED] = { STYLE_SQUARE, COLOUR_GREY, COLOUR_FAINT, COLOUR_FADED,
                       NULL, 16, COLOUR_FAINT, "6 5", 14, "grey", "grey square",
                       "B: killed by bounding", "refused", COLOUR_GRID },
    [STYLE_BOUNDED] = { STYLE_SQUARE, COLOUR_GREY, COLOUR_KILL, COLOUR_FADED,
                        NULL, 24, COLOUR_FAINT, "6 5", 14,
                        "grey with an orange line", "orange square",
                        "B: placed, then killed by its bound",
                        "refused: its bound is not below the best",
                        COLOUR_ATTACK },
    [STYLE_SKIPPED] = { STYLE_SQUARE, COLOUR_PAPER, COLOUR_FAINT, COLOUR_FADED,
                        "6 4", 16, COLOUR_FAINT, "6 5", 14, "dashed grey",
                        "light grey square", "left out: safe, but never placed",
                        "not entered, though nothing is in the way",
                        COLOUR_LEFT_OUT },
    [STYLE_ANSWER] = { STYLE_RING, COLOUR_GOAL, COLOUR_GREEN, COLOUR_PAPER,
                       NULL, 22, COLOUR_WAY, NULL, 38, "filled with green",
                       "large green dot", "answer", "goal", COLOUR_GREEN },
    [STYLE_OPEN] = { STYLE_CIRCLE, COLOUR_HERE_TINT, COLOUR_HERE, COLOUR_INK,
                     NULL, 30, COLOUR_HERE, NULL, 30, "blue", "blue dot",
                     "unfinished: cut short here", "unfinished: cut short here",
                     COLOUR_HERE },
    [STYLE_FALSE] = { STYLE_RING, COLOUR_KILL, COLOUR_FALSE_LINE, COLOUR_PAPER,
                      NULL, 22, COLOUR_LINE, NULL, 14, "filled with orange",
                      "brown dot", "reported, but no solution",
                      "reported, but no way to the goal", COLOUR_FALSE_LINE },
    [STYLE_MISSING] = { STYLE_CIRCLE, COLOUR_PAPER, COLOUR_QUIET, COLOUR_QUIET,
                        "2 3", 18, COLOUR_FAINT, "2 4", 14, "dotted",
                        "grey dot", "expected, but never visited",
                        "expected, but never visited", COLOUR_MISSING },
    [STYLE_FOLDED] = { STYLE_TRIANGLE, COLOUR_TINT, COLOUR_ATTACK, COLOUR_INK,
                       NULL, 16, COLOUR_LINE, NULL, 14, "triangle",
                       "orange triangle", "a subtree, not drawn",
                       "a subtree, not drawn", COLOUR_TINT },
    [STYLE_FOLDED_LIVE] = { STYLE_TRIANGLE, COLOUR_WAY_TINT, COLOUR_GREEN,
                            COLOUR_INK, NULL, 16, COLOUR_WAY, NULL, 38,
                            "green triangle", "green triangle",
                            "a subtree with answers, not drawn",
                            "a subtree with the goal, not drawn",
                            COLOUR_WAY_TINT },
};

const struct style *
style_of(enum style_kind kind)
{
    return &looks[kind];
}

/* Tell whether there is an answer below ITEM by now.  */
static bool
leads_to_answer(const struct view *v, int item)
{
    for (int i = v->node[item]; i < v->steps; i++)
        if (tree_node(v->tree, i)->state == TREE_ANSWER)
            return true;
    return false;
}

/* Tell whether there is an answer in ITEM, a triangle.  */
static bool
has_answer_inside(const struct view *v, int item)
{
    enum tree_state state = view_node(v, item)->state;

    if (state == TREE_PLAIN) /* a complete tree knows no live nodes */
        return view_hidden(v, item).answers > 0;
    return state == TREE_LIVE || state == TREE_ANSWER;
}

enum style_kind
style_kind(const struct view *v, int item)
{
    static const enum style_kind of_state[] = {
        [TREE_PLAIN] = STYLE_PLAIN,   [TREE_LIVE] = STYLE_LIVE,
        [TREE_DEAD] = STYLE_DEAD,     [TREE_KILLED] = STYLE_KILLED,
        [TREE_ANSWER] = STYLE_ANSWER, [TREE_OPEN] = STYLE_OPEN
    };
    const struct tree_node *n = view_node(v, item);

    if (view_is_folded(v, item))
        return has_answer_inside(v, item) ? STYLE_FOLDED_LIVE : STYLE_FOLDED;
    if (view_is_unfinished(v, item))
        return leads_to_answer(v, item) ? STYLE_LIVE : STYLE_OPEN;
    if (n->mark == TREE_MISSING)
        return STYLE_MISSING;
    if (n->flags & TREE_FALSE)
        return STYLE_FALSE;
    if (n->state == TREE_KILLED &&
        (n->reason == TREE_FULL_ROW || n->reason == TREE_BOUND))
        return STYLE_BOUNDED;
    if (n->state == TREE_KILLED && n->reason == TREE_SKIPPED)
        return STYLE_SKIPPED;
    return of_state[n->state];
}

enum style_kind
style_of_edge(const struct view *v, int item)
{
    if (tree_kind(v->tree) == TREE_COMPLETE)
        return STYLE_PLAIN;
    if (view_node(v, item)->mark == TREE_MISSING) /* folded or not */
        return STYLE_MISSING;
    return style_kind(v, item);
}

enum style_kind
style_in_turn(int i)
{
    static const enum style_kind order[STYLE_COUNT] = {
        STYLE_KILLED,  STYLE_DEAD,        STYLE_PLAIN,  STYLE_SKIPPED,
        STYLE_BOUNDED, STYLE_MISSING,     STYLE_FOLDED, STYLE_OPEN,
        STYLE_FALSE,   STYLE_FOLDED_LIVE, STYLE_LIVE,   STYLE_ANSWER
    };

    return order[i];
}

const char *
style_of_caption(enum style_kind kind)
{
    if (kind == STYLE_ANSWER || kind == STYLE_FOLDED_LIVE || kind == STYLE_OPEN)
        return looks[kind].stroke;
    return COLOUR_KILL;
}

bool
style_is_alarming(const struct view *v, int item)
{
    if (view_is_folded(v, item))
        return view_hidden(v, item).departs > 0;
    return view_departs(v->tree, v->node[item]) &&
           view_node(v, item)->mark != TREE_MISSING;
}
