/* diff.c - queens diff: compare a search with the expected one.
   SPDX-License-Identifier: MIT  */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "lib/tree/tree.h"
#include "tools/base/say.h"
#include "tools/queens/commands.h"
#include "tools/queens/io/picture.h"
#include "tools/queens/marks/expected.h"
#include "tools/queens/marks/live_tree.h"
#include "tools/queens/marks/search_tree.h"

static const char *const kinds[] = { "search", "tries", "placed", NULL };
static const enum tree_kind tree_kinds[] = { TREE_SEARCH, TREE_TRIES,
                                             TREE_PLACED };
enum { NO_KIND = -1 };

static void
print_counts(const char *name, const struct tree *t)
{
    struct tree_counts c = tree_counts(t);

    printf("%-10s %8d %8d %8d %8d", name, c.nodes - c.left_out, c.dead,
           c.killed - c.left_out, c.answers);
    if (c.left_out > 0)
        printf("   and %d left out", c.left_out);
    putchar('\n');
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

/* Say what became of V of T.  */
static const char *
fate(const struct tree *t, const struct tree_node *v)
{
    if (v->flags & TREE_FALSE)
        return "reported as a solution, which it is not";
    if (v->state == TREE_KILLED && v->reason == TREE_SKIPPED)
        return "left out";
    if (v->state == TREE_KILLED)
        return "killed";
    if (v->state == TREE_ANSWER)
        return "reported as a solution";
    if (tree_kind(t) != TREE_LIST)
        return "searched";
    return v->state == TREE_OPEN ? "live at the end" : "expanded";
}

/* Say what is other than expected at NODE of T.  */
static void
print_departure(const struct tree *t, int node, const struct tree *expected)
{
    const struct tree_node *v = tree_node(t, node);
    bool is_maze = tree_kind(t) == TREE_MAZE;

    printf("The first departure, in the order of the search, is at the %s",
           node == 0 ? "root"
           : is_maze ? "cell"
                     : "node");
    if (is_maze && node > 0)
        printf(" (%d, %d), in step %d", v->row, v->col, v->depth);
    else
        print_path(t, node);
    if (v->mark == TREE_EXTRA)
        printf(":\nthe search should not have come there.\n");
    else if (v->mark == TREE_MISSING)
        printf(":\nthe search did not come there.\n");
    else
        printf(
            ":\nit was %s, and should have been %s.\n", fate(t, v),
            fate(expected, tree_node(expected, find_twin(expected, t, node))));
    if (node > 0)
        printf("%s are (row, column), counted from 0 as in the code.\n",
               is_maze ? "Cells" : "Squares");
}

/* Lay MINE over EXPECTED, print the difference and draw it if P has a name.
   Return whether there is none.  */
static bool
compare(const struct tree *mine, const struct tree *expected, struct picture *p)
{
    int first, wrong = tree_counts(mine).wrong;
    struct tree *both = tree_diff(mine, expected, &first);
    bool is_same;

    if (both == NULL)
        say_and_exit(EXIT_TROUBLE, "cannot compare: %s", strerror(errno));
    printf("              nodes     dead  %s  answers\n",
           p->draw.maze != NULL ? "refused" : " killed");
    print_counts("this", mine);
    print_counts("expected", expected);
    if (first >= 0)
        print_departure(both, first, expected);
    else if (wrong == 0)
        puts("The trees are the same.");
    if (wrong > 0)
        printf("%s%d came out of order or broke another rule.\n",
               first < 0 ? "The trees have the same nodes, but "
                         : "Of the nodes of this search ",
               wrong);
    is_same = first < 0 && wrong == 0;
    if (p->name != NULL || p->format_name != NULL)
        picture_write(p, both);
    else if (!is_same)
        puts("The same command with -o diff.svg draws it.");
    tree_free(both);
    return is_same;
}

/* Compare the search R, of which trees of KIND are made.  */
static int
diff_search(const struct request *r, enum tree_kind kind, struct picture *p)
{
    struct search_tree mine = search_tree_run(r, kind);
    struct tree *expected = expected_tree(r, kind, mine.tree);
    bool is_same;
    int status;

    p->draw.title = mine.title;
    p->draw.remark = search_tree_remark(&mine);
    p->draw.maze = r->maze;
    is_same = compare(mine.tree, expected, p);
    tree_free(expected);
    status = search_tree_end(&mine);
    return status != EXIT_OK ? status : is_same ? EXIT_OK : EXIT_NONE;
}

static int
diff_live(const struct request *r, struct picture *p)
{
    struct live_tree mine = live_tree_run(r);
    struct tree *expected = expected_live_tree(r, mine.tree);
    bool is_same;
    int status;

    p->draw.title = mine.title;
    p->draw.remark = mine.remark;
    is_same = compare(mine.tree, expected, p);
    tree_free(expected);
    status = live_tree_end(&mine);
    return status != EXIT_OK ? status : is_same ? EXIT_OK : EXIT_NONE;
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
    int kind = NO_KIND, status;

    options_choice(&o, "kind", 'k', &kind, kinds, "which nodes");
    request_method_options(&r, &o, METHOD_BOARD | METHOD_MAZE);
    request_live_option(&r, &o);
    request_drawing_options(&r, &o);
    picture_options(&p, &o);
    options_parse(&o, argc, argv);
    if (r.live >= 0 && kind != NO_KIND)
        say_usage("--live compares what was generated: leave out --kind");
    picture_check(&p);
    request_read(&r, &o);
    status = r.live >= 0
                 ? diff_live(&r, &p)
                 : diff_search(&r, tree_kinds[kind == NO_KIND ? 0 : kind], &p);
    request_end(&r);
    return status;
}
