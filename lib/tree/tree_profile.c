/* tree_profile.c - how many nodes of each sort a tree has on each level.
   SPDX-License-Identifier: MIT  */
#include "lib/tree/tree.h"

#include <stdlib.h>

static void
count(struct tree_counts *c, const struct tree_node *v)
{
    if (c->levels <= v->depth)
        c->levels = v->depth + 1;
    c->departs += v->mark > TREE_AGREED && v->mark < TREE_FALSE_BOUND;
    c->tested += v->mark >= TREE_AGREED && v->mark <= TREE_FALSE_KILL;
    if (v->mark == TREE_MISSING) {
        c->missing++;
        return;
    }
    c->nodes++;
    c->answers += v->state == TREE_ANSWER && !(v->flags & TREE_FALSE);
    c->dead += v->state == TREE_DEAD;
    c->killed += v->state == TREE_KILLED;
    c->left_out += v->state == TREE_KILLED && v->reason == TREE_SKIPPED;
    c->open += v->state == TREE_OPEN;
    c->inferred += (v->flags & TREE_INFERRED) != 0;
    c->wrong += v->flags & TREE_WRONG || v->mark == TREE_FALSE_BOUND;
}

struct tree_counts
tree_counts(const struct tree *t)
{
    struct tree_counts c = { 0 };

    for (int i = 0; i < tree_size(t); i++)
        count(&c, tree_node(t, i));
    return c;
}

struct tree_level *
tree_profile(const struct tree *t)
{
    size_t levels = (size_t)tree_counts(t).levels;
    struct tree_level *profile = calloc(levels, sizeof *profile);

    if (profile == NULL)
        return NULL;
    for (int i = 0; i < tree_size(t); i++) {
        const struct tree_node *v = tree_node(t, i);

        if (v->mark == TREE_MISSING)
            continue;
        profile[v->depth].nodes++;
        profile[v->depth].killed += v->state == TREE_KILLED;
        profile[v->depth].left_out +=
            v->state == TREE_KILLED && v->reason == TREE_SKIPPED;
        profile[v->depth].answers +=
            v->state == TREE_ANSWER && !(v->flags & TREE_FALSE);
    }
    return profile;
}

int
tree_profile_print(const struct tree *t, FILE *out)
{
    struct tree_level *profile = tree_profile(t);
    int levels = tree_counts(t).levels;

    if (profile == NULL)
        return -1;
    fputs("level      nodes     killed    answers\n", out);
    for (int i = 0; i < levels; i++)
        fprintf(out, "%5d %10d %10d %10d\n", i, profile[i].nodes,
                profile[i].killed, profile[i].answers);
    free(profile);
    return ferror(out) ? -1 : 0;
}
