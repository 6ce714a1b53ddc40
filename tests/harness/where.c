/* where.c - which line of the student's file a code address belongs to.
   SPDX-License-Identifier: MIT  */
#include "tests/harness/where.h"

#include "config.h"

#include <ctype.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { WRAP_MAX = 120, FRAMES_MAX = 16 };

/* In the new process: run addr2line on the addresses, output on FD.  */
static void
become_addr2line(const char *plugin, const char *const *wrap, const int *frame,
                 int frames, int fd)
{
    static char address[FRAMES_MAX][16];
    struct rlimit seconds = { 2, 2 };
    const char *argv[WRAP_MAX + FRAMES_MAX + 4];
    int n = 0;

    for (; wrap != NULL && wrap[n] != NULL && n < WRAP_MAX; n++)
        argv[n] = wrap[n];
    argv[n++] = ADDR2LINE;
    argv[n++] = "-e";
    argv[n++] = plugin;
    for (int i = 0; i < frames && i < FRAMES_MAX; i++) {
        snprintf(address[i], sizeof address[i], "0x%x", (unsigned)frame[i]);
        argv[n++] = address[i];
    }
    argv[n] = NULL;
    setrlimit(RLIMIT_CPU, &seconds);
    dup2(fd, STDOUT_FILENO);
    dup2(open("/dev/null", O_WRONLY), STDERR_FILENO);
    execv(argv[0], (char *const *)argv);
    _exit(127);
}

/* Copy "name.c:12" from the end of LINE, "/a/b/name.c:12 ...", to WHERE.
   Return 0 if LINE does not end so.  */
static int
take_line(char *where, size_t size, char *line)
{
    char *name = strrchr(line, '/'), *colon;

    name = name != NULL ? name + 1 : line;
    colon = strchr(name, ':');
    if (colon == NULL || !isdigit((unsigned char)colon[1]))
        return 0;
    for (char *c = name; c < colon; c++)
        if (!isalnum((unsigned char)*c) && strchr("._-", *c) == NULL)
            return 0;
    snprintf(where, size, "%.*s:%d", (int)(colon - name), name,
             atoi(colon + 1));
    return atoi(colon + 1) > 0;
}

void
where_find(char *where, size_t size, const char *plugin,
           const char *const *wrap, const int *frame, int frames)
{
    char line[512];
    int ends[2];
    pid_t pid;
    FILE *in;

    where[0] = '\0';
    if (frames == 0 || strcmp(ADDR2LINE, "no") == 0 || pipe(ends) == -1)
        return;
    fflush(NULL);
    pid = fork();
    if (pid == 0)
        become_addr2line(plugin, wrap, frame, frames, ends[1]);
    close(ends[1]);
    in = fdopen(ends[0], "r");
    while (in != NULL && fgets(line, sizeof line, in) != NULL)
        if (take_line(where, size, line))
            break;
        else
            where[0] = '\0';
    if (in != NULL)
        fclose(in);
    if (pid > 0)
        waitpid(pid, NULL, 0);
}
