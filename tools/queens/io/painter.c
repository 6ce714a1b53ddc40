/* painter.c - the program that makes PNG and PDF: rsvg-convert, or dot.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/queens/io/painter.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/base/must.h"
#include "tools/base/process.h"
#include "tools/base/say.h"

static const char *const programs[] = {
    [PAINTER_RSVG] = "rsvg-convert",
    [PAINTER_DOT] = "dot",
};

static pid_t running;

static _Noreturn void
fail(void)
{
    say_and_exit(EXIT_TROUBLE,
                 "PNG and PDF are made by the program dot, which is not "
                 "installed: install Graphviz, or write a .svg or .dot file");
}

/* Return where PROGRAM is, or NULL if it is not installed.  */
static char *
find(const char *program)
{
    const char *path = getenv("PATH");

    while (path != NULL) {
        int length = (int)strcspn(path, ":");
        char *file = must_format("%.*s%s/%s", length, path,
                                 length == 0 ? "." : "", program);

        if (access(file, X_OK) == 0)
            return file;
        free(file);
        path = path[length] == ':' ? path + length + 1 : NULL;
    }
    return NULL;
}

static bool
is_installed(const char *program)
{
    char *file = find(program);

    free(file);
    return file != NULL;
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

FILE *
painter_start(enum painter p, const char *format, int out)
{
    char *program = find(programs[p]);
    char *option = must_format(p == PAINTER_DOT ? "-T%s" : "-f%s", format);
    bool is_doubled = p == PAINTER_RSVG && strcmp(format, "png") == 0;
    const char *argv[] = { program, option,
                           is_doubled ? "-z2" : NULL, /* sharp on a slide */
                           NULL };
    struct process_order order = { .argv = argv,
                                   .environment = (const char **)environ };
    int ends[2];

    if (program == NULL)
        fail();
    fflush(NULL);
    if (pipe2(ends, O_CLOEXEC) != 0)
        say_errno("pipe");
    running = process_start(&order, ends[0], out, STDERR_FILENO);
    close(ends[0]);
    signal(SIGPIPE, SIG_IGN); /* if it dies, painter_end will tell */
    free(program);
    free(option);
    return must(fdopen(ends[1], "w"));
}

void
painter_end(enum painter p, FILE *f)
{
    int status;

    fclose(f);
    status = process_await(running);
    signal(SIGPIPE, SIG_DFL);
    if (status != 0)
        say_and_exit(EXIT_TROUBLE,
                     "%s could not draw the picture: write a .svg file",
                     programs[p]);
}
