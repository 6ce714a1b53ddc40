/* painter.c - the dot program of Graphviz, which makes PNG and PDF.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/painter.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tools/queens/say.h"

static pid_t running;

static _Noreturn void
fail(void)
{
    say_and_exit(SAY_TROUBLE,
                 "PNG and PDF are made by the program dot, which is not "
                 "installed: install Graphviz, or write a .svg or .dot file");
}

/* Tell whether the folder of LENGTH characters at FOLDER holds dot.  */
static int
is_there(const char *folder, int length)
{
    char path[4096];

    if (length == 0)
        snprintf(path, sizeof path, "./dot");
    else
        snprintf(path, sizeof path, "%.*s/dot", length, folder);
    return access(path, X_OK) == 0;
}

void
painter_require(void)
{
    const char *path = getenv("PATH");

    while (path != NULL) {
        const char *end = strchr(path, ':');
        int length = end != NULL ? (int)(end - path) : (int)strlen(path);

        if (is_there(path, length))
            return;
        path = end != NULL ? end + 1 : NULL;
    }
    fail();
}

static _Noreturn void
become_dot(const char *format, int in, int out)
{
    char option[16];

    snprintf(option, sizeof option, "-T%s", format);
    dup2(in, STDIN_FILENO);
    dup2(out, STDOUT_FILENO);
    close(in);
    execlp("dot", "dot", option, (char *)NULL);
    _exit(127);
}

FILE *
painter_start(const char *format, int out)
{
    int ends[2];
    FILE *f;

    fflush(NULL);
    if (pipe(ends) != 0)
        say_and_exit(SAY_TROUBLE, "cannot make a pipe: %s", strerror(errno));
    running = fork();
    if (running < 0)
        say_and_exit(SAY_TROUBLE, "cannot start dot: %s", strerror(errno));
    if (running == 0) {
        close(ends[1]);
        become_dot(format, ends[0], out);
    }
    close(ends[0]);
    signal(SIGPIPE, SIG_IGN); /* if dot dies, painter_end will tell */
    f = fdopen(ends[1], "w");
    return say_unless_null(f);
}

void
painter_end(FILE *dot)
{
    int status;

    fclose(dot);
    while (waitpid(running, &status, 0) < 0 && errno == EINTR)
        continue;
    signal(SIGPIPE, SIG_DFL);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 127)
        fail();
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        say_and_exit(SAY_TROUBLE, "dot could not draw the picture");
}
