/* probe_plugin.c - code that tries what graded code must not be able to do.
   SPDX-License-Identifier: MIT

   labgrade compiles it before it grades, once for each PROBE_..., and grades
   it as it grades a submission.  It says BROKEN if it got through.  */
#include <fcntl.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

#ifdef PROBE_INCLUDE
#include PROBE_SECRET
#endif

static void
say_broken(const char *what)
{
    printf("BROKEN: %s\n", what);
    fflush(stdout);
}

__attribute__((constructor)) static void
probe(void)
{
#if defined PROBE_OPEN /* the socket comes last: it may be the end of us */
    if (open(PROBE_SECRET, O_RDONLY) != -1)
        say_broken("it could read a secret");
    if (open(PROBE_OUTSIDE, O_WRONLY | O_CREAT, 0600) != -1)
        say_broken("it could write a file");
    if (socket(AF_INET, SOCK_STREAM, 0) != -1)
        say_broken("it could open a connection");
#elif defined PROBE_FORK
    if (fork() != -1)
        say_broken("it could start a process");
#endif
    exit(0);
}
