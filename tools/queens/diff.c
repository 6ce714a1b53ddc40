/* diff.c - queens diff: compare a search with the expected one.
   SPDX-License-Identifier: MIT  */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "lib/tree_diff.h"
#include "tools/queens/commands.h"
#include "tools/queens/expected.h"
#include "tools/queens/picture.h"
#include "tools/queens/say.h"
#include "tools/queens/search_tree.h"

static const char *const kinds[] = { "search", "tries", "placed", NULL };
static const enum tree_kind tree_kinds[] = { TREE_SEARCH, TREE_TRIES,
                                             TREE_PLACED };

static void
print_counts(const char *name, const struct tree *t)
{
    struct tree_counts c = tree_counts(t);

    printf("%-10s %8d %8d %8d %8d\n", name, c.nodes, c.dead, c.killed,
           c.answers);
}

/* Print the queens on the way to NODE of T, her own among them.  */
static void
print_path(const struct tree *t, int node)
{
    if (node == 0)
        return;
    print_path(t, tree_node(t, node)->parent);
    printf(" (%d, %d)", tree_node(t, node)->row, tree_node(t, node)->col);
}

/* Return the node of EXPECTED with the same queens as NODE of T, which is in
   both.  */
static int
find_twin(const struct tree *expected, const struct tree *t, int node)
{
    const struct tree_node *v = tree_node(t, node), *w;
    int twin;

    if (node == 0)
        return 0;
    twin = find_twin(expected, t, v->parent) + 1;
    while (w = tree_node(expected, twin), w->row != v->row || w->col != v->col)
        twin = w->end;
    return twin;
}

static const char *
fate(const struct tree_node *v)
{
    if (v->flags & TREE_FALSE)
        return "reported as a solution, which it is not";
    if (v->state == TREE_KILLED && v->reason == TREE_SKIPPED)
        return "left out";
    return v->state == TREE_KILLED   ? "killed"
           : v->state == TREE_ANSWER ? "reported as a solution"
                                     : "searched";
}

/* Say what is other than expected at NODE of T.  */
static void
print_departure(const struct tree *t, int node, const struct tree *expected)
{
    const struct tree_node *v = tree_node(t, node);

    printf("The first departure, in the order of the search, is at the %s",
           node == 0 ? "root" : "node");
    print_path(t, node);
    if (v->mark == TREE_EXTRA)
        printf(":\nthe search should not have come there.\n");
    else if (v->mark == TREE_MISSING)
        printf(":\nthe search did not come there.\n");
    else
        printf(":\nit was %s, and should have been %s.\n", fate(v),
               fate(tree_node(expected, find_twin(expected, t, node))));
    if (node > 0)
        puts("Squares are (row, column), counted from 0 as in the code.");
}

/* Lay MINE over EXPECTED, print the difference and draw it if P has a name,
   beside MAZE if there is one.  Return whether there is none.  */
static bool
compare(const struct search_tree *mine, const struct tree *expected,
        const struct maze *maze, struct picture *p)
{
    int first;
    struct tree *both = tree_diff(mine->tree, expected, &first);

    if (both == NULL)
        say_and_exit(SAY_TROUBLE, "cannot compare: %s", strerror(errno));
    printf("              nodes     dead  %s  answers\n",
           maze != NULL ? "refused" : " killed");
    print_counts("this", mine->tree);
    print_counts("expected", expected);
    if (first < 0)
        puts("The trees are the same.");
    else
        print_departure(both, first, expected);
    if (p->name != NULL || p->format_name != NULL) {
        p->draw.title = mine->title;
        p->draw.remark = search_tree_remark(mine);
        p->draw.maze = maze;
        picture_write(p, both);
    }
    tree_free(both);
    return first < 0;
}

int
diff_main(int argc, char **argv)
{
    struct options o = options_start(
        "diff", "N",
        "Compare the tree of a search with the one that was to be expected,\n"
        "and with -o draw it with the departures marked.");
    struct request r = request_start();
    struct picture p = { 0 };
    struct search_tree mine;
    struct tree *expected;
    int kind = 0, status;
    bool is_same;

    options_choice(&o, "kind", 'k', &kind, kinds, "which nodes");
    request_method_options(&r, &o, method_names_shown);
    request_drawing_options(&r, &o);
    picture_options(&p, &o);
    options_parse(&o, argc, argv);
    picture_check(&p);
    request_read(&r, &o);
    if (!expected_is_known(&r))
        say_usage("searches for the best may use different bounds: there is "
                  "no one tree to expect");
    mine = search_tree_run(&r, tree_kinds[kind]);
    expected = expected_tree(&r, tree_kinds[kind]);
    is_same = compare(&mine, expected, r.maze, &p);
    tree_free(expected);
    status = search_tree_end(&mine);
    request_end(&r);
    return status != SAY_OK ? status : is_same ? SAY_OK : SAY_NONE;
}
