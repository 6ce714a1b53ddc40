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

/* Print the queens on the way to NODE of T, and NODE's own.  */
static void
print_node(const struct tree *t, int node)
{
    int path[BOARD_MAX_SIZE * 2], length = 0;

    if (node == 0) {
        printf("at the root");
        return;
    }
    for (int i = node; i > 0 && length < BOARD_MAX_SIZE * 2;
         i = tree_node(t, i)->parent)
        path[length++] = i;
    printf("at the node");
    while (length-- > 0)
        printf(" (%d, %d)", tree_node(t, path[length])->row,
               tree_node(t, path[length])->col);
}

/* Say what is other than expected at NODE of T.  */
static void
print_departure(const struct tree *t, int node)
{
    const struct tree_node *v = tree_node(t, node);

    printf("The first departure, in the order of the search, is ");
    print_node(t, node);
    if (v->mark == TREE_EXTRA)
        printf(",\nwhich the search should not have come to.\n");
    else if (v->mark == TREE_MISSING)
        printf(",\nwhich the search did not come to.\n");
    else if (v->flags & TREE_FALSE)
        printf(",\nwhich was reported as a solution and is none.\n");
    else
        printf(",\nwhich should have become of it something else than %s.\n",
               v->state == TREE_KILLED   ? "killed"
               : v->state == TREE_ANSWER ? "an answer"
                                         : "a node with children");
}

/* Lay MINE over EXPECTED, print the difference and draw it if P has a name.
   Return whether there is none.  */
static bool
compare(const struct search_tree *mine, const struct tree *expected,
        struct picture *p)
{
    int first;
    struct tree *both = tree_diff(mine->tree, expected, &first);

    if (both == NULL)
        say_and_exit(SAY_TROUBLE, "cannot compare: %s", strerror(errno));
    printf("              nodes     dead   killed  answers\n");
    print_counts("this", mine->tree);
    print_counts("expected", expected);
    if (first < 0)
        puts("The trees are the same.");
    else
        print_departure(both, first);
    if (p->name != NULL || p->format_name != NULL) {
        p->draw.title = mine->title;
        p->draw.remark = search_tree_remark(mine);
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
    request_method_options(&r, &o);
    options_number(&o, "max-nodes", 0, &r.max_nodes, 1, 100000000,
                   "end the search after K nodes (1000000)");
    options_number(&o, "timeout", 0, &r.timeout, 1, 1000000,
                   "end the search after K seconds");
    picture_options(&p, &o);
    options_parse(&o, argc, argv);
    picture_check(&p);
    request_read(&r, &o);
    if (!expected_is_known(&r))
        say_usage("least-cost searches may use different bounds: there is no "
                  "one tree to expect");
    mine = search_tree_run(&r, tree_kinds[kind]);
    expected = expected_tree(&r, tree_kinds[kind]);
    is_same = compare(&mine, expected, &p);
    tree_free(expected);
    status = search_tree_end(&mine);
    request_end(&r);
    return status != SAY_OK ? status : is_same ? SAY_OK : SAY_NONE;
}
