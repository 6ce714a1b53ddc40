/* bench_counts.c - what engines do, counted by callgrind.
   SPDX-License-Identifier: MIT

   Unlike times, these numbers are nearly the same on every run, whatever else
   the machine does: CI looks at them, not at times.  Each rung answers once in
   a bench of its own, and only that is counted.  */
#include "tools/queens/bench_counts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/base/must.h"
#include "tools/base/output_file.h"
#include "tools/base/process.h"
#include "tools/base/say.h"
#include "tools/queens/engines/rungs.h"

static const struct ladder {
    enum rungs_kind kind;
    int n;
    const char *what; /* there are so many of */
    long long nodes;
} ladders[] = {
    { RUNGS_ALL, 12, "nodes of the whole tree", 856188 },
    { RUNGS_FIRST, 26, "nodes up to the first solution", 397699 },
    { RUNGS_COST, 16, "squares", 256 },
    { RUNGS_MAZE, 201, "cells", 40401 },
    { RUNGS_TREE, 8, "nodes", 15721 },
};
enum { LADDERS = sizeof ladders / sizeof ladders[0] };

struct counts {
    long long instructions, wrong;
};

static long long
cost(struct counts c)
{
    return c.instructions + 50 * c.wrong;
}

static const char *
own_path(void)
{
    static char self[4096];
    ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);

    if (length < 0)
        say_errno("/proc/self/exe");
    self[length] = '\0';
    return self;
}

/* Return what callgrind counts while the rung NAME of L answers.  */
static struct counts
count(const struct ladder *l, const char *name)
{
    char *line = must_format(
        "exec valgrind --tool=callgrind --branch-sim=yes "
        "--toggle-collect=rungs_solve --callgrind-out-file=/dev/null "
        "'%s' bench %s -n %d -r 0 -w '%s'",
        own_path(), rungs_kinds[l->kind], l->n, name);
    char *path = must_format("PATH=%s", getenv("PATH"));
    const char *argv[] = { "/bin/sh", "-c", line, NULL };
    const char *environment[] = { path, NULL };
    struct process_order order = { .argv = argv, .environment = environment };
    struct process_end end = process_run(&order);
    const char *found = strstr(end.output, "Collected : ");
    struct counts c;

    if (!end.is_good || found == NULL ||
        sscanf(found, "Collected : %lld %*d %lld", &c.instructions, &c.wrong) !=
            2)
        say_and_exit(EXIT_TROUBLE,
                     "callgrind of valgrind does not work here: %.200s",
                     end.output);
    free(end.output);
    free(path);
    free(line);
    return c;
}

static void
print_ladder(const struct ladder *l)
{
    struct rungs_task task = { .kind = l->kind, .n = l->n };
    struct rung list[RUNGS_MOST];
    int rungs = rungs_list(&task, list);
    long long base = 0;

    printf("%s %d: %lld %s\n\n%-18s%13s%10s%11s%13s%9s\n", rungs_kinds[l->kind],
           l->n, l->nodes, l->what, "", "instructions", "wrong", "wrong/each",
           "cost", "x");
    for (int i = 0; i < rungs; i++)
        if (strcmp(list[i].name, "bits") == 0)
            base = cost(count(l, "bits"));
    for (int i = 0; i < rungs; i++) {
        struct counts c;

        if (list[i].is_wall)
            continue;
        c = count(l, list[i].name);
        base = base == 0 ? cost(c) : base;
        printf("%-18s%13lld%10lld%11.3f%13lld%9.2f\n", list[i].name,
               c.instructions, c.wrong, (double)c.wrong / (double)l->nodes,
               cost(c), (double)base / (double)cost(c));
        output_file_finish_stdout();
    }
    putchar('\n');
}

int
bench_counts(int kind)
{
    for (int i = 0; i < LADDERS; i++)
        if (kind < 0 || kind == (int)ladders[i].kind)
            print_ladder(&ladders[i]);
    puts("wrong: branches that were guessed wrong; each: node, square or cell; "
         "cost:\ninstructions and 50 for each wrong guess; x: cost of bits, or "
         "of the first,\nover this cost.");
    return EXIT_OK;
}
