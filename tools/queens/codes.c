/* codes.c - queens codes: the slash and backslash codes of all squares.
   SPDX-License-Identifier: MIT  */
#include <stdio.h>
#include <stdlib.h>

#include "labs/03-branch-and-bound/branch_bound.h"
#include "tools/queens/child.h"
#include "tools/queens/commands.h"
#include "tools/queens/request.h"
#include "tools/queens/say.h"
#include "tools/queens/whose.h"

typedef int code_of_square(int n, int row, int col);

struct table {
    int n;
    code_of_square *code;
    int *codes; /* N x N, shared with the child */
};

static void
fill(void *self, int out)
{
    struct table *t = self;

    for (int i = 0; i < t->n * t->n; i++)
        t->codes[i] = t->code(t->n, i / t->n, i % t->n);
}

static void
print(const struct table *t, const char *title)
{
    printf("%s\n", title);
    for (int row = 0; row < t->n; row++)
        for (int col = 0; col < t->n; col++)
            printf("%3d%s", t->codes[row * t->n + col],
                   col == t->n - 1 ? "\n" : " ");
}

/* Print the codes that CODE gives.  Return the exit status.  */
static int
show(int n, code_of_square *code, const char *name, const char *title)
{
    size_t size = (size_t)(n * n) * sizeof(int);
    struct table t = { n, code, child_share(size) };
    enum child_fate fate;
    char why[120], byte;
    struct child c;

    child_start(&c, fill, &t, 0);
    while (child_read(&c, &byte, 1) > 0)
        continue;
    fate = child_wait(&c);
    child_describe(&c, fate, name, why, sizeof why);
    if (fate == CHILD_DONE)
        print(&t, title);
    else
        say("%s", why);
    child_unshare(t.codes, size);
    return fate == CHILD_DONE ? SAY_OK : SAY_CODE;
}

int
codes_main(int argc, char **argv)
{
    struct options o = options_start("codes", "N",
                                     "Print the slash and backslash codes of "
                                     "an N x N board, which lab 03's\n"
                                     "lookup arrays are indexed with.");
    int n, status;

    options_parse(&o, argc, argv);
    options_expect_rest(&o, 1, 1);
    n = request_size(o.rest[0]);
    status = show(n, branch_bound_slash, "branch_bound_slash", "slash");
    putchar('\n');
    if (show(n, branch_bound_backslash, "branch_bound_backslash",
             "backslash") != SAY_OK)
        status = SAY_CODE;
    return status;
}
