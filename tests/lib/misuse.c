/* misuse.c - expect that a wrong call is stopped, and with which message.
   SPDX-License-Identifier: MIT  */
#include "tests/lib/misuse.h"

#include <check.h>
#include <signal.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

void
misuse_survived(void)
{
    _exit(0);
}

void
misuse_expect(const char *message)
{
    char wanted[256], written[256];
    int status = child_wait(written, sizeof written);

    snprintf(wanted, sizeof wanted, "libboard: %s\n", message);
    ck_assert_msg(WIFSIGNALED(status), "not stopped: %s", message);
    ck_assert_int_eq(WTERMSIG(status), SIGABRT);
    ck_assert_str_eq(written, wanted);
}
