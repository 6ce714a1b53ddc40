/* search_tree.c - the tree of the search that the user asked for.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/search_tree.h"

#include <stdio.h>

#include "tools/queens/bound_marks.h"
#include "tools/queens/say.h"
#include "tools/queens/whose.h"

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
    const char *whose = whose_is_student ? "your search, " : "";
    char answers[40];

    name_answers(r, answers, sizeof answers);
    if (r->method == METHOD_PATH)
        snprintf(title, size, "A rat in a maze: %sa way to the goal", whose);
    else if (r->method == METHOD_SHORTEST)
        snprintf(title, size, "A rat in a maze: %sa shortest way", whose);
    else if (r->method == METHOD_CHEAPEST)
        snprintf(title, size, "Least-cost %d-queens: %sbranch and bound", r->n,
                 whose);
    else
        snprintf(title, size, "%d-queens: %s%s, %s", r->n, whose,
                 method_title(r->method), answers);
}

/* Put the costs of C, row by row, into TEXT if they fit.  */
static void
name_costs(const struct costs *c, char *text, size_t size)
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

struct search_tree
search_tree_run(const struct request *r, enum tree_kind kind)
{
    struct search_tree s = { .record = record_search(r, kind != TREE_PLACED) };

    s.tree = record_tree(&s.record, r, kind);
    if (r->costs != NULL)
        bound_marks_set(s.tree, r->costs);
    make_title(r, s.title, sizeof s.title);
    if (s.record.note[0] != '\0') {
        say("%s; the tree shows what it did until then", s.record.note);
        snprintf(s.remark, sizeof s.remark, "Note: %s.", s.record.note);
    } else if (r->costs != NULL) {
        name_costs(r->costs, s.remark, sizeof s.remark);
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
    int status = s->record.fate == CHILD_DONE ? SAY_OK : SAY_CODE;

    tree_free(s->tree);
    record_end(&s->record);
    return status;
}
