/* writing.c - what every writer of trees must tell: that it could not.
   SPDX-License-Identifier: MIT  */
#include "tests/lib/writing.h"

#include <check.h>
#include <errno.h>
#include <stdlib.h>

#include "lib/tree/tree_make.h"
#include "tests/lib/capture.h"
#include "tests/lib/memory.h"
#include "tests/lib/walk.h"

void
writing_to_full_disk(writer *write)
{
    FILE *full = fopen("/dev/full", "w");
    struct tree *t = tree_complete(3);

    if (full != NULL) {
        ck_assert_int_eq(write(t, full), -1);
        ck_assert_int_eq(errno, ENOSPC);
        fclose(full);
    }
    tree_free(t);
}

void
writing_without_memory(writer *write)
{
    struct tree *t = walk_tree(8, TREE_SEARCH, 1, false);
    struct capture c;
    FILE *out = capture_start(&c);
    int result;

    memory_take();
    result = write(t, out);
    memory_give_back();
    ck_assert_int_eq(result, -1);
    ck_assert_int_eq(errno, ENOMEM);
    free(capture_end(&c));
    tree_free(t);
}
