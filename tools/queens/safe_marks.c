/* safe_marks.c - what lab 01's test says of each node of a tree.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/safe_marks.h"

#include <stdio.h>

#include "labs/01-safe-check/safe_check.h"
#include "tests/harness/square_tests.h"
#include "tools/queens/child.h"
#include "tools/queens/say.h"
#include "tools/queens/whose.h"

enum answer { UNASKED, ASKED, SAID_SAFE, SAID_ATTACKED };

struct inquiry {
    struct tree *tree;
    unsigned char *answers; /* by node: enum answer; shared with the child */
    int wrong;
    int first_wrong; /* node */
};

static void
ask_all(void *self, int out)
{
    struct inquiry *q = self;

    for (int i = 1; i < tree_size(q->tree); i++) {
        const struct tree_node *v = tree_node(q->tree, i);
        struct board *b = say_unless_null(tree_board(q->tree, i));

        q->answers[i] = ASKED;
        q->answers[i] =
            safe_check_is_safe(b, v->row, v->col) ? SAID_SAFE : SAID_ATTACKED;
        board_free(b);
    }
}

/* Mark node I by what was said of it.  */
static void
mark(struct inquiry *q, int i)
{
    const struct tree_node *v = tree_node(q->tree, i);
    struct board *b = say_unless_null(tree_board(q->tree, i));
    bool is_safe = square_test_queens(b, v->row, v->col);
    bool said_safe = q->answers[i] == SAID_SAFE;

    board_free(b);
    if (q->answers[i] < SAID_SAFE)
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
    struct board *b = say_unless_null(tree_board(q->tree, q->first_wrong));

    say("safe_check_is_safe is wrong about %d of %d squares", q->wrong,
        tree_size(q->tree) - 1);
    fprintf(stderr, "First, it says that (%d, %d) is %s with", v->row, v->col,
            said_safe ? "safe" : "attacked");
    for (int row = 0; row < v->row; row++)
        fprintf(stderr, " (%d, %d)", row, board_queen(b, row));
    fputs(v->row == 0 ? " no queens before it\n" : " before it\n", stderr);
    board_free(b);
}

struct safe_marks
safe_marks_set(struct tree *t)
{
    size_t size = (size_t)tree_size(t);
    struct inquiry q = { .tree = t, .answers = child_share(size) };
    struct safe_marks m = { .status = SAY_OK };
    enum child_fate fate;
    struct child c;
    char byte;

    child_start(&c, ask_all, &q, 0);
    while (child_read(&c, &byte, 1) > 0)
        continue;
    fate = child_wait(&c);
    child_describe(&c, fate, "safe_check_is_safe", m.remark, sizeof m.remark);
    for (int i = 1; i < tree_size(t); i++)
        mark(&q, i);
    snprintf(m.title, sizeof m.title,
             "%d-queens: what %ssafe_check_is_safe says of each square",
             tree_board_size(t), whose_is_student ? "your " : "");
    if (q.wrong > 0)
        complain(&q);
    if (fate != CHILD_DONE)
        say("%s; the tree shows what it said until then", m.remark);
    if (q.wrong > 0 || fate != CHILD_DONE)
        m.status = SAY_CODE;
    child_unshare(q.answers, size);
    return m;
}
