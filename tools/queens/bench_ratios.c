/* bench_ratios.c - did the ladders reach what they were built for?
   SPDX-License-Identifier: MIT  */
#include "tools/queens/bench_ratios.h"

#include <stdio.h>
#include <string.h>

/* QUICK should take less time than SLOW, at least so many times less; without
   SLOW, it should end.  */
static const struct goal {
    enum rungs_kind kind;
    int n;
    const char *quick, *slow;
    double least;
} goals[] = {
    { RUNGS_ALL, 14, "batch", "bits", 45 },
    { RUNGS_ALL, 16, "batch", "bits", 45 },
    { RUNGS_ALL, 16, "2 threads, clock", "batch, clock", 1.8 },
    { RUNGS_ALL, 14, "border", "bits", 4.3 },
    { RUNGS_FIRST, 32, "batch asked", "bits", 3 },
    { RUNGS_FIRST, 32, "batch asked", "lookup arrays", 60 },
    { RUNGS_COST, 16, "prices", "CBC", 200 },
    { RUNGS_COST, 24, "prices", NULL, 0 },
    { RUNGS_MAZE, 1000, "depth first", "recursion", 3 },
    { RUNGS_TREE, 10, "search, tree, SVG", NULL, 0 },
};
enum { GOALS = sizeof goals / sizeof goals[0] };

/* Return the result called NAME for G, or NULL.  */
static const struct entrant *
find(const struct bench_ladder *ladders, int count, const struct goal *g,
     const char *name)
{
    for (int l = 0; l < count; l++)
        for (int i = 0; i < ladders[l].count; i++) {
            const struct rung *r = &ladders[l].rungs[i];

            if (r->task->kind == g->kind && r->task->n == g->n &&
                strcmp(r->name, name) == 0 && r->timed.trouble[0] == '\0')
                return &r->timed;
        }
    return NULL;
}

static void
print_goal(const struct bench_ladder *ladders, int count, const struct goal *g)
{
    const struct entrant *quick = find(ladders, count, g, g->quick), *slow;
    bool is_doubtful;
    char what[80];

    snprintf(what, sizeof what, "%s %d: %s%s%s", rungs_kinds[g->kind], g->n,
             g->quick, g->slow != NULL ? " over " : "",
             g->slow != NULL ? g->slow : "");
    printf("%-46s", what);
    if (g->slow == NULL) {
        if (quick != NULL)
            printf("%8s%10.3f ms\n", "ends", quick->least * 1e3);
        else
            printf("%8s   not measured\n", "ends");
        return;
    }
    slow = find(ladders, count, g, g->slow);
    printf("%8g", g->least);
    if (quick == NULL || slow == NULL) {
        printf("   not measured\n");
        return;
    }
    printf("%10.2f", rounds_ratio(slow, quick, &is_doubtful));
    puts(is_doubtful ? " ?" : "");
}

void
bench_ratios_print(const struct bench_ladder *ladders, int count)
{
    printf("%-46s%8s%10s\n\n", "who over whom, times as quick", "at least",
           "reached");
    for (int i = 0; i < GOALS; i++)
        print_goal(ladders, count, &goals[i]);
    putchar('\n');
}
