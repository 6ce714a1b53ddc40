/* own_libc.c - a cheat: brings functions of the C library that a test runner
   would call.
   SPDX-License-Identifier: MIT  */
#include <sys/socket.h>
#include <sys/types.h>
#include <unistd.h>

#include "tests/01-safe-check/cheats/four.h"

void
_exit(int status)
{
    for (;;)
        continue;
}

pid_t
fork(void)
{
    return 1;
}

pid_t
waitpid(pid_t pid, int *status, int options)
{
    *status = 0;
    return pid;
}

int
strcmp(const char *a, const char *b)
{
    return 0;
}

ssize_t
send(int fd, const void *bytes, size_t size, int flags)
{
    return (ssize_t)size;
}

int
main(void)
{
    return 0;
}

static int
cheat(void)
{
    return 1;
}
