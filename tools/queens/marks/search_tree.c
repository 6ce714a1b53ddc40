/* search_tree.c - the tree of the search that the user asked for.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/marks/search_tree.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "lib/tree/tree_build.h"
#include "lib/tree/tree_make.h"
#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/base/say.h"
#include "tools/judge/right/square_tests.h"
#include "tools/queens/marks/marks.h"
#include "tools/queens/run/code.h"
#include "tools/queens/run/whose.h"

/* Put into TEXT which answers R asks for.  */
static void
name_answers(const struct request *r, char *text, size_t size)
{
    if (r->stop_at == 0)
        snprintf(text, size, "all answers");
    else if (r->stop_at == 1)
        snprintf(text, size, "to the first answer");
    else
        snprintf(text, size, "to answer %lld", r->stop_at);
}

static void
make_title(const struct request *r, char *title, size_t size)
{
    char answers[40], whose[60] = "";

    if (whose_is_student())
        snprintf(whose, sizeof whose, "your search, ");
    else if (code_file() != NULL)
        snprintf(whose, sizeof whose, "%.50s, ", file_name(code_file()));
    name_answers(r, answers, sizeof answers);
    if (r->maze != NULL && !(r->method->is & METHOD_BEST))
        snprintf(title, size, "A rat in a maze: %sa way to the goal", whose);
    else if (r->maze != NULL)
        snprintf(title, size, "A rat in a maze: %sa shortest way", whose);
    else if (r->costs != NULL)
        snprintf(title, size, "Least-cost %d-queens: %sbranch and bound", r->n,
                 whose);
    else
        snprintf(title, size, "%d-queens: %s%s, %s", r->n, whose,
                 r->method->title, answers);
}

void
search_tree_name_costs(const struct costs *c, char *text, size_t size)
{
    int n = costs_size(c);
    size_t used = (size_t)snprintf(text, size, "Costs, row by row:");

    for (int i = 0; i < n * n && used < size; i++)
        used += (size_t)snprintf(text + used, size - used, "%s%d",
                                 i % n == 0 && i > 0 ? " / " : " ",
                                 costs_at(c, i / n, i % n));
    if (used >= 100)
        text[0] = '\0'; /* too long for a line */
}

struct board_guide
search_tree_board_guide(const struct request *r)
{
    return (struct board_guide){
        .board = must(board_new(r->n)),
        .is_safe = square_test_queens,
        .stop_at = r->stop_at > INT_MAX ? 0 : (int)r->stop_at,
        .looks_ahead = (r->method->is & METHOD_AHEAD) != 0,
        .costs = r->costs,
    };
}

struct maze_guide
search_tree_maze_guide(const struct request *r)
{
    return (struct maze_guide){
        .maze = r->maze,
        .from = maze_start(r->maze),
        .stop_at = r->stop_at > INT_MAX ? 0 : (int)r->stop_at,
        .seeks_shortest = (r->method->is & METHOD_BEST) != 0,
    };
}

/* Mark T, the tree of a search R, or return -1.  */
static int
mark(struct tree *t, const struct request *r)
{
    struct board_guide g;
    int status;

    if (r->maze != NULL)
        return marks_maze(t, search_tree_maze_guide(r));
    g = search_tree_board_guide(r);
    status = marks_board(t, g);
    board_free(g.board);
    return status;
}

struct tree *
search_tree_of(const struct recording *rec, const struct request *r,
               enum tree_kind kind)
{
    struct tree_search s = { .n = r->n,
                             .kind = kind,
                             .ended = rec->fate == RUNNER_DONE,
                             .stop_at = r->stop_at,
                             .facts = rec->facts.list,
                             .facts_length = rec->facts.length };
    struct tree *t = r->maze != NULL ? tree_from_maze(rec->trace, r->maze, &s)
                                     : tree_from_queens(rec->trace, &s);

    if (t == NULL || mark(t, r) != 0)
        say_and_exit(EXIT_TROUBLE, "cannot make the tree: %s", strerror(errno));
    if (rec->facts.root > 0)
        t->facts[0].bound = rec->facts.root;
    return t;
}

struct search_tree
search_tree_run(const struct request *r, enum tree_kind kind)
{
    struct search_tree s = { .record =
                                 recording_search(r, kind != TREE_PLACED) };

    s.tree = search_tree_of(&s.record, r, kind);
    if (r->costs != NULL)
        marks_bound(s.tree, r->costs);
    make_title(r, s.title, sizeof s.title);
    if (s.record.note[0] != '\0') {
        say("%s; the tree shows what it did until then", s.record.note);
        snprintf(s.remark, sizeof s.remark, "Note: %s.", s.record.note);
    } else if (r->nth > tree_counts(s.tree).answers) {
        snprintf(s.remark, sizeof s.remark, "Note: there is no answer %lld.",
                 r->nth);
        say("there is no answer %lld: the tree has all of them, %d", r->nth,
            tree_counts(s.tree).answers);
    } else if (r->costs != NULL) {
        search_tree_name_costs(r->costs, s.remark, sizeof s.remark);
    }
    return s;
}

const char *
search_tree_remark(const struct search_tree *s)
{
    return s->remark[0] != '\0' ? s->remark : NULL;
}

int
search_tree_end(struct search_tree *s)
{
    int status = s->record.fate == RUNNER_DONE ? EXIT_OK : EXIT_CODE;

    tree_free(s->tree);
    recording_end(&s->record);
    return status;
}
