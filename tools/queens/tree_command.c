/* tree_command.c - queens tree: draw the state-space tree.
   SPDX-License-Identifier: MIT  */
#include <errno.h>
#include <string.h>

#include "lib/tree/tree_make.h"
#include "tools/base/say.h"
#include "tools/queens/commands.h"
#include "tools/queens/io/picture.h"
#include "tools/queens/marks/expected.h"
#include "tools/queens/marks/live_tree.h"
#include "tools/queens/marks/marks.h"
#include "tools/queens/marks/search_tree.h"

static const char *const kinds[] = { "complete", "search", "tries", "placed",
                                     NULL };
enum { NO_KIND = -1 };

struct drawing {
    struct request request;
    struct picture picture;
    int kind;
    bool safe;
};

static void
add_options(struct drawing *j, struct options *o)
{
    options_choice(o, "kind", 'k', &j->kind, kinds, "which nodes");
    request_method_options(&j->request, o, METHOD_BOARD | METHOD_MAZE);
    request_live_option(&j->request, o);
    request_drawing_options(&j->request, o);
    options_flag(o, "safe", 0, &j->safe,
                 "mark each node by what lab 01's test says of it");
    picture_options(&j->picture, o);
    options_text(o, "frames", 0, &j->picture.frames, "DIR",
                 "make DIR with a picture of each step, for slides");
}

/* End the program if the options of J do not go together.  */
static void
check(const struct drawing *j)
{
    bool is_maze = j->request.maze_name != NULL;

    if (j->kind == TREE_COMPLETE && j->request.cost_text != NULL)
        say_usage("the complete tree shows no search: leave out --cost");
    if (is_maze && j->kind != NO_KIND)
        say_usage("--kind is about queens: leave it out with --maze");
    if (j->picture.frames != NULL &&
        (j->request.live >= 0 || j->picture.style == DRAW_DOTS ||
         j->picture.style == DRAW_ICICLE))
        say_usage("--frames has no steps of --live, and no dots or icicles");
    if (j->request.live >= 0 && (j->kind != NO_KIND || j->safe))
        say_usage("--live shows what was generated: leave out --kind and "
                  "--safe");
    if (j->safe && (is_maze || j->request.cost_text != NULL))
        say_usage("--safe is about lab 01: leave out --maze and --cost");
}

static struct tree *
complete_tree(int n)
{
    struct tree *t;

    if (n > TREE_MAX_COMPLETE)
        say_usage("the complete tree can be had for N up to %d",
                  TREE_MAX_COMPLETE);
    t = tree_complete(n);
    if (t == NULL)
        say_and_exit(EXIT_TROUBLE, "cannot make the tree: %s", strerror(errno));
    return t;
}

static int
draw_complete(struct drawing *j)
{
    struct tree *t = complete_tree(j->request.n);

    picture_write(&j->picture, t);
    tree_free(t);
    return EXIT_OK;
}

/* Say that something is marked in the picture of T, lest it be overlooked.  */
static void
tell_wrong(const struct tree *t)
{
    int wrong = tree_counts(t).wrong;

    if (wrong == 1)
        say("1 node is wrong: the picture marks it in gold");
    else if (wrong > 1)
        say("%d nodes are wrong: the picture marks them in gold", wrong);
}

static int
draw_search(struct drawing *j)
{
    enum tree_kind kind = j->kind == NO_KIND ? TREE_SEARCH : j->kind;
    struct search_tree s = search_tree_run(&j->request, kind);

    j->picture.draw.title = s.title;
    j->picture.draw.remark = search_tree_remark(&s);
    j->picture.draw.maze = j->request.maze;
    j->picture.draw.facts = j->request.maze == NULL; /* it is about them */
    picture_write(&j->picture, s.tree);
    tell_wrong(s.tree);
    return search_tree_end(&s);
}

static int
draw_live(struct drawing *j)
{
    struct live_tree t = live_tree_run(&j->request);

    j->picture.draw.title = t.title;
    j->picture.draw.remark = t.remark;
    j->picture.draw.facts = 1; /* with which comes the order of expansion */
    picture_write(&j->picture, t.tree);
    tell_wrong(t.tree);
    return live_tree_end(&t);
}

/* Draw the tree that a right search walks, marked by what lab 01 says.  */
static int
draw_safe(struct drawing *j)
{
    enum tree_kind kind = j->kind == NO_KIND ? TREE_TRIES : j->kind;
    struct marks_told m;
    struct tree *t;

    if (kind == TREE_COMPLETE)
        t = complete_tree(j->request.n);
    else
        t = expected_tree(&j->request, kind, NULL);
    m = marks_safe(t);
    j->picture.draw.title = m.title;
    j->picture.draw.remark = m.remark[0] != '\0' ? m.remark : NULL;
    picture_write(&j->picture, t);
    tree_free(t);
    return m.status;
}

int
tree_main(int argc, char **argv)
{
    struct options o =
        options_start("tree", "N",
                      "Draw the state-space tree of N-queens, or "
                      "of a rat in a maze.\nUsual is DOT text on "
                      "standard output.\n\n"
                      "Kinds of trees, by what counts as a node:\n"
                      "  complete  every permutation, searched or not\n"
                      "  search    what was searched, B where it was killed "
                      "(usual)\n"
                      "  tries     every square that was tested (usual with "
                      "--safe)\n"
                      "  placed    every queen that was placed");
    struct drawing j = { .request = request_start(), .kind = NO_KIND };
    int status;

    add_options(&j, &o);
    options_parse(&o, argc, argv);
    check(&j);
    if (j.safe && !j.request.first && j.request.nth == 0)
        j.request.all = true; /* the more squares the better */
    picture_check(&j.picture);
    request_read(&j.request, &o);
    if (j.safe)
        status = draw_safe(&j);
    else if (j.request.live >= 0)
        status = draw_live(&j);
    else if (j.kind == TREE_COMPLETE)
        status = draw_complete(&j);
    else
        status = draw_search(&j);
    request_end(&j.request);
    return status;
}
