/* writing.c - what every writer of trees must tell: that it could not.
   SPDX-License-Identifier: MIT  */
#include "tests/lib/writing.h"

#include <errno.h>
#include <stdlib.h>

#include "lib/tree/tree_make.h"
#include "tests/lib/capture.h"
#include "tests/lib/memory.h"
#include "tests/lib/walk.h"

static writer *write_tree;

START_TEST(a_full_disk_is_told)
{
    FILE *full = fopen("/dev/full", "w");
    struct tree *t = tree_complete(3);

    if (full != NULL) {
        ck_assert_int_eq(write_tree(t, full), -1);
        ck_assert_int_eq(errno, ENOSPC);
        fclose(full);
    }
    tree_free(t);
}
END_TEST

START_TEST(lacking_memory_is_told)
{
    struct tree *t = walk_tree(8, TREE_SEARCH, 1, false);
    struct capture c;
    FILE *out = capture_start(&c);
    int result;

    memory_take();
    result = write_tree(t, out);
    memory_give_back();
    ck_assert_int_eq(result, -1);
    ck_assert_int_eq(errno, ENOMEM);
    free(capture_end(&c));
    tree_free(t);
}
END_TEST

void
writing_add_tests(TCase *tc, writer *write)
{
    write_tree = write;
    tcase_add_test(tc, a_full_disk_is_told);
    if (memory_can_run_out())
        tcase_add_test(tc, lacking_memory_is_told);
}
