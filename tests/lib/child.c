/* child.c - run what ends a program in a child of the test.
   SPDX-License-Identifier: MIT  */
#include "tests/lib/child.h"

#include <check.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static pid_t child;
static int from_child; /* the end of a pipe */

bool
child_start(void)
{
    struct rlimit no_core = { 0, 0 };
    int ends[2];

    ck_assert_int_eq(pipe(ends), 0);
    child = fork();
    ck_assert_int_ne(child, -1);
    if (child != 0) {
        close(ends[1]);
        from_child = ends[0];
        return false;
    }
    setrlimit(RLIMIT_CORE, &no_core);
    dup2(ends[1], STDERR_FILENO);
    close(ends[0]);
    close(ends[1]);
    return true;
}

int
child_wait(char *text, size_t size)
{
    size_t length = 0;
    ssize_t got;
    int status;

    while ((got = read(from_child, text + length, size - 1 - length)) > 0)
        length += (size_t)got;
    text[length] = '\0';
    close(from_child);
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    return status;
}
