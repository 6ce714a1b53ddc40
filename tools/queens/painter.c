/* painter.c - the program that makes PNG and PDF: rsvg-convert, or dot.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/painter.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tools/queens/say.h"

static const char *const programs[] = {
    [PAINTER_RSVG] = "rsvg-convert",
    [PAINTER_DOT] = "dot",
};

static pid_t running;

static _Noreturn void
fail(void)
{
    say_and_exit(SAY_TROUBLE,
                 "PNG and PDF are made by the program dot, which is not "
                 "installed: install Graphviz, or write a .svg or .dot file");
}

/* Tell whether the folder of LENGTH characters at FOLDER holds PROGRAM.  */
static bool
is_there(const char *folder, int length, const char *program)
{
    char path[4096];

    if (length == 0)
        snprintf(path, sizeof path, "./%s", program);
    else
        snprintf(path, sizeof path, "%.*s/%s", length, folder, program);
    return access(path, X_OK) == 0;
}

static bool
is_installed(const char *program)
{
    const char *path = getenv("PATH");

    while (path != NULL) {
        const char *end = strchr(path, ':');
        int length = end != NULL ? (int)(end - path) : (int)strlen(path);

        if (is_there(path, length, program))
            return true;
        path = end != NULL ? end + 1 : NULL;
    }
    return false;
}

enum painter
painter_choose(bool needs_dot)
{
    if (!needs_dot && is_installed(programs[PAINTER_RSVG]))
        return PAINTER_RSVG;
    if (!is_installed(programs[PAINTER_DOT]))
        fail();
    return PAINTER_DOT;
}

static _Noreturn void
become(enum painter p, const char *format, int in, int out)
{
    char option[16];

    dup2(in, STDIN_FILENO);
    dup2(out, STDOUT_FILENO);
    close(in);
    snprintf(option, sizeof option, p == PAINTER_DOT ? "-T%s" : "-f%s", format);
    if (p == PAINTER_DOT)
        execlp("dot", "dot", option, (char *)NULL);
    else if (strcmp(format, "png") == 0) /* sharp on a slide, too */
        execlp("rsvg-convert", "rsvg-convert", option, "-z2", (char *)NULL);
    else
        execlp("rsvg-convert", "rsvg-convert", option, (char *)NULL);
    _exit(127);
}

FILE *
painter_start(enum painter p, const char *format, int out)
{
    int ends[2];
    FILE *f;

    fflush(NULL);
    if (pipe(ends) != 0)
        say_and_exit(SAY_TROUBLE, "cannot make a pipe: %s", strerror(errno));
    running = fork();
    if (running < 0)
        say_and_exit(SAY_TROUBLE, "cannot start %s: %s", programs[p],
                     strerror(errno));
    if (running == 0) {
        close(ends[1]);
        become(p, format, ends[0], out);
    }
    close(ends[0]);
    signal(SIGPIPE, SIG_IGN); /* if it dies, painter_end will tell */
    f = fdopen(ends[1], "w");
    return say_unless_null(f);
}

void
painter_end(enum painter p, FILE *f)
{
    int status;

    fclose(f);
    while (waitpid(running, &status, 0) < 0 && errno == EINTR)
        continue;
    signal(SIGPIPE, SIG_DFL);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 127)
        fail();
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        say_and_exit(SAY_TROUBLE,
                     "%s could not draw the picture: write a .svg file",
                     programs[p]);
}
