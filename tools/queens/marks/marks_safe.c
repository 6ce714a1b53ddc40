/* marks_safe.c - what lab 01's test says of each node of a tree.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/marks/marks.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/must.h"
#include "tools/base/say.h"
#include "tools/judge/right/square_tests.h"
#include "tools/queens/run/code.h"
#include "tools/queens/run/lab_test.h"
#include "tools/queens/run/method.h"
#include "tools/queens/run/whose.h"

enum answer { UNASKED, SAID_SAFE, SAID_ATTACKED };

struct inquiry {
    struct tree *tree;
    const struct method_helper *asked;
    struct lab_test_asker asker;
    unsigned char *answers; /* by node: enum answer */
    int wrong;
    int first_wrong; /* node */
};

static void
take(void *self, int node, bool said)
{
    struct inquiry *q = self;

    q->answers[node] = said ? SAID_SAFE : SAID_ATTACKED;
}

static void
ask_all(void *self)
{
    struct inquiry *q = self;

    q->asker =
        (struct lab_test_asker){ .test = q->asked, .take = take, .self = q };
    for (int i = 1; i < tree_size(q->tree); i++) {
        const struct tree_node *v = tree_node(q->tree, i);
        struct board *b = must(tree_board(q->tree, i));

        lab_test_ask(&q->asker, b, v->row, v->col, i);
        board_free(b);
    }
    lab_test_await(&q->asker);
}

/* Mark node I by what was said of it.  */
static void
mark(struct inquiry *q, int i)
{
    const struct tree_node *v = tree_node(q->tree, i);
    struct board *b = must(tree_board(q->tree, i));
    bool is_safe = square_test_queens(b, v->row, v->col);
    bool said_safe = q->answers[i] == SAID_SAFE;

    board_free(b);
    if (q->answers[i] == UNASKED)
        return;
    tree_set_mark(q->tree, i,
                  said_safe == is_safe ? TREE_AGREED
                  : said_safe          ? TREE_FALSE_SAFE
                                       : TREE_FALSE_KILL);
    if (said_safe != is_safe && q->wrong++ == 0)
        q->first_wrong = i;
}

/* Say which answer was the first wrong one.  */
static void
complain(const struct inquiry *q)
{
    const struct tree_node *v = tree_node(q->tree, q->first_wrong);
    bool said_safe = q->answers[q->first_wrong] == SAID_SAFE;
    struct board *b = must(tree_board(q->tree, q->first_wrong));

    say("%s is wrong about %d of %d squares", q->asked->function, q->wrong,
        tree_size(q->tree) - 1);
    fprintf(stderr, "First, it says that (%d, %d) is %s with", v->row, v->col,
            said_safe ? "safe" : "attacked");
    for (int row = 0; row < v->row; row++)
        fprintf(stderr, " (%d, %d)", row, board_queen(b, row));
    fputs(v->row == 0 ? " no queens before it\n" : " before it\n", stderr);
    board_free(b);
}

struct marks_told
marks_safe(struct tree *t)
{
    struct inquiry q = { .tree = t,
                         .asked = &method_tests[0],
                         .answers = must_calloc((size_t)tree_size(t), 1) };
    struct marks_told m = { .status = EXIT_OK };
    struct runner_order order = { .function = q.asked->function,
                                  .labs = { q.asked->lab } };
    struct runner_end end;

    if (q.asked->name == NULL ||
        (code_file() != NULL && strcmp(code_lab(), q.asked->lab) != 0))
        say_usage("--safe: there is no test of squares in this lab");
    end = runner_run(&order, ask_all, &q);
    lab_test_clear(&q.asker);
    for (int i = 1; i < tree_size(t); i++)
        mark(&q, i);
    snprintf(m.remark, sizeof m.remark, "%s", end.note);
    snprintf(m.title, sizeof m.title,
             "%d-queens: what %s%s says of each square", tree_board_size(t),
             whose_is_student() ? "your " : "", q.asked->function);
    if (q.wrong > 0)
        complain(&q);
    if (end.fate != RUNNER_DONE)
        say("%s; the tree shows what it said until then", m.remark);
    if (q.wrong > 0 || end.fate != RUNNER_DONE)
        m.status = EXIT_CODE;
    free(q.answers);
    return m;
}
