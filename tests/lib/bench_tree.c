/* bench_tree.c - what a tree and its picture cost.
   SPDX-License-Identifier: MIT

   For "make bench-tree".  Takes the traces of searches that tested up to a
   million squares, and for each writes how long it takes from trace to SVG,
   every node drawn, and how much memory; each in a process of its own, the
   best of five.  */
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "lib/picture/svg/svg.h"
#include "lib/tree/tree_make.h"
#include "tests/lib/walk.h"

enum { ROUNDS = 5 };

static double
seconds(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* Return the most memory that this process had.  On Linux getrusage would
   count what its parent had before.  */
static long
peak_kib(void)
{
    FILE *status = fopen("/proc/self/status", "r");
    char line[200];
    long kib = 0;
    struct rusage u;

    while (status != NULL && fgets(line, sizeof line, status) != NULL)
        if (sscanf(line, "VmHWM: %ld", &kib) == 1)
            break;
    if (status != NULL)
        fclose(status);
    if (kib > 0)
        return kib;
    getrusage(RUSAGE_SELF, &u);
    return u.ru_maxrss;
}

/* Return the first tests of an N-queens search, up to LIMIT of them.  */
static struct trace *
beginning(int n, long long limit)
{
    struct trace *all = walk_queens(n, 0, true);
    struct trace *some = trace_new(trace_length(all));

    for (size_t i = 0; i < trace_length(all); i++) {
        struct event e = trace_event(all, i);

        if (e.kind == EVENT_TRY && trace_counts(some).tries == limit)
            break;
        trace_add(some, &e);
    }
    trace_free(all);
    return some;
}

/* Measure one picture of TRACE and write the result.  */
static void
measure(const struct trace *trace, int n)
{
    struct tree_search s = { .n = n, .kind = TREE_TRIES, .ended = true };
    struct draw_options o = { .max_nodes = DRAW_ALL, .style = DRAW_DOTS };
    double best = 1e9, best_tree = 1e9;
    long before = peak_kib();
    int nodes = 0;

    for (int round = 0; round < ROUNDS; round++) {
        FILE *out = fopen("/dev/null", "w");
        double start = seconds(), middle, end;
        struct tree *t = tree_from_queens(trace, &s);

        middle = seconds();
        if (t == NULL || svg_write(t, &o, out) != 0)
            exit(EXIT_FAILURE);
        end = seconds();
        nodes = tree_size(t);
        best = end - start < best ? end - start : best;
        best_tree = middle - start < best_tree ? middle - start : best_tree;
        tree_free(t);
        fclose(out);
    }
    printf("%9d %9.4f %9.4f %12.0f %9.0f %11.1f %11.1f\n", nodes, best_tree,
           best, nodes / best, best / nodes * 1e9,
           (double)(peak_kib() - before) * 1024 / nodes,
           (double)peak_kib() / 1024);
    fflush(stdout);
}

int
main(void)
{
    static const struct {
        int n;
        long long tests;
    } sizes[] = { { 8, 1000 },
                  { 8, 10000 },
                  { 10, 100000 },
                  { 10, 348150 },
                  { 11, 1000000 } };

    printf("%9s %9s %9s %12s %9s %11s %11s\n", "nodes", "tree s", "+ SVG s",
           "nodes/s", "ns/node", "bytes/node", "peak MiB");
    fflush(stdout);
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        int status;

        if (fork() == 0) {
            struct trace *trace = beginning(sizes[i].n, sizes[i].tests);

            measure(trace, sizes[i].n);
            trace_free(trace);
            exit(EXIT_SUCCESS);
        }
        if (wait(&status) < 0 || status != 0)
            return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
