/* output.c - a file that is there whole or not at all.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/output.h"

#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tools/queens/say.h"

struct output {
    FILE *file;
    char *name;  /* to show */
    char *final; /* to be replaced; NULL: written at once */
    char *temporary;
};

/* The temporary file that is being written: to be removed however the program
   ends.  */
static char *volatile unfinished;

static const int deadly[] = { SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGXFSZ };
enum { DEADLY = sizeof deadly / sizeof deadly[0] };

static void
remove_unfinished(void)
{
    if (unfinished != NULL)
        unlink(unfinished);
}

static void
clean_up(int number)
{
    remove_unfinished();
    signal(number, SIG_DFL);
    raise(number);
}

static void
catch_signals(void)
{
    for (int i = 0; i < DEADLY; i++) {
        struct sigaction old;

        sigaction(deadly[i], NULL, &old);
        if (old.sa_handler != SIG_IGN)
            signal(deadly[i], clean_up);
    }
}

static void
release_signals(void)
{
    unfinished = NULL;
    for (int i = 0; i < DEADLY; i++) {
        struct sigaction now;

        sigaction(deadly[i], NULL, &now);
        if (now.sa_handler == clean_up)
            signal(deadly[i], SIG_DFL);
    }
}

void
output_fail(struct output *out, int error)
{
    say_and_exit(SAY_TROUBLE, "cannot write %s: %s", out->name,
                 strerror(error));
}

/* Return NAME, or what the symbolic link NAME leads to: the link stays.  */
static char *
target_of(const char *name)
{
    char *target = realpath(name, NULL);

    return target != NULL ? target : say_unless_null(strdup(name));
}

/* Return the name of a file beside FINAL that is not there yet, for mkstemp. */
static char *
template_beside(const char *final)
{
    const char *slash = strrchr(final, '/');
    int folder = slash == NULL ? 0 : (int)(slash - final) + 1;
    size_t size = strlen(final) + sizeof ".queens-XXXXXX";
    char *text = say_unless_null(malloc(size));

    snprintf(text, size, "%.*s.queens-XXXXXX", folder, final);
    return text;
}

/* Open the temporary file of OUT with the rights a new file would have.  */
static void
open_temporary(struct output *out)
{
    mode_t mask = umask(0);
    struct stat old;
    int fd;

    umask(mask);
    catch_signals();
    fd = mkstemp(out->temporary);
    if (fd < 0)
        output_fail(out, errno);
    unfinished = out->temporary;
    atexit(remove_unfinished);
    fchmod(fd, stat(out->final, &old) == 0 ? old.st_mode & 0777 : 0666 & ~mask);
    out->file = fdopen(fd, "w");
    if (out->file == NULL)
        output_fail(out, errno);
}

static void
open_direct(struct output *out, const char *name)
{
    out->file = fopen(name, "w");
    if (out->file == NULL)
        output_fail(out, errno);
}

struct output *
output_open(const char *name)
{
    struct output *out = say_unless_null(calloc(1, sizeof *out));
    struct stat old;

    if (name == NULL || strcmp(name, "-") == 0) {
        out->file = stdout;
        out->name = say_unless_null(strdup("standard output"));
        return out;
    }
    out->name = say_unless_null(strdup(name));
    if (stat(name, &old) == 0 && !S_ISREG(old.st_mode)) {
        open_direct(out, name);
        return out;
    }
    if (stat(name, &old) == 0 && access(name, W_OK) != 0)
        output_fail(out, errno); /* renaming would go round the lock */
    out->final = target_of(name);
    out->temporary = template_beside(out->final);
    open_temporary(out);
    return out;
}

FILE *
output_file(struct output *out)
{
    return out->file;
}

const char *
output_name(const struct output *out)
{
    return out->name;
}

/* Bring what stands in the folder of FINAL to the disk, so that the new name
   outlives a power cut.  Where that is not possible nothing is lost but that.
   */
static void
sync_folder(const char *final)
{
    char *folder = say_unless_null(strdup(final));
    char *slash = strrchr(folder, '/');
    FILE *f;

    if (slash != NULL)
        slash[slash == folder ? 1 : 0] = '\0';
    f = fopen(slash != NULL ? folder : ".", "r");
    if (f != NULL) {
        fsync(fileno(f));
        fclose(f);
    }
    free(folder);
}

void
output_close(struct output *out)
{
    errno = 0;
    if (fflush(out->file) != 0 || ferror(out->file))
        output_fail(out, errno != 0 ? errno : EIO);
    if (out->temporary != NULL && fsync(fileno(out->file)) != 0)
        output_fail(out, errno);
    if (out->file != stdout && fclose(out->file) != 0)
        output_fail(out, errno);
    if (out->temporary != NULL) {
        if (rename(out->temporary, out->final) != 0)
            output_fail(out, errno);
        release_signals();
        sync_folder(out->final);
    }
    free(out->name);
    free(out->final);
    free(out->temporary);
    free(out);
}

void
output_finish_stdout(void)
{
    errno = 0;
    if (fflush(stdout) != 0 || ferror(stdout))
        say_and_exit(SAY_TROUBLE, "cannot write standard output: %s",
                     strerror(errno != 0 ? errno : EIO));
}
