/* output_file.c - a file that is there whole or not at all.
   SPDX-License-Identifier: MIT  */
#include "tools/base/output_file.h"

#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/base/say.h"

struct output_file {
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
        if (old.sa_handler == SIG_DFL)
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
output_file_fail(struct output_file *out, int error)
{
    say_and_exit(EXIT_TROUBLE, "cannot write %s: %s", out->name,
                 strerror(error));
}

/* Return NAME, or what the symbolic link NAME leads to: the link stays.  */
static char *
target_of(const char *name)
{
    char *target = realpath(name, NULL);

    return target != NULL ? target : must_copy(name);
}

/* Open the temporary file of OUT with the rights a new file would have.  */
static void
open_temporary(struct output_file *out)
{
    static bool is_registered;
    mode_t mask = umask(0);
    struct stat old;
    int fd;

    umask(mask);
    if (!is_registered)
        is_registered = atexit(remove_unfinished) == 0;
    catch_signals();
    fd = mkstemp(out->temporary);
    if (fd < 0)
        output_file_fail(out, errno);
    unfinished = out->temporary;
    fchmod(fd, stat(out->final, &old) == 0 ? old.st_mode & 0777 : 0666 & ~mask);
    out->file = fdopen(fd, "w");
    if (out->file == NULL)
        output_file_fail(out, errno);
}

static void
open_direct(struct output_file *out, const char *name)
{
    out->file = fopen(name, "w");
    if (out->file == NULL)
        output_file_fail(out, errno);
}

struct output_file *
output_file_open(const char *name)
{
    struct output_file *out = must_calloc(1, sizeof *out);
    struct stat old;

    if (name == NULL || strcmp(name, "-") == 0) {
        out->file = stdout;
        out->name = must_copy("standard output");
        return out;
    }
    out->name = must_copy(name);
    if (stat(name, &old) == 0 && !S_ISREG(old.st_mode)) {
        open_direct(out, name);
        return out;
    }
    if (stat(name, &old) == 0 && access(name, W_OK) != 0)
        output_file_fail(out, errno); /* renaming would go round the lock */
    out->final = target_of(name);
    out->temporary =
        must_format("%.*s.queenslab-XXXXXX",
                    (int)(file_name(out->final) - out->final), out->final);
    open_temporary(out);
    return out;
}

FILE *
output_file(struct output_file *out)
{
    return out->file;
}

/* Bring what stands in the folder of FINAL to the disk, so that the new name
   outlives a power cut.  Where that is not possible nothing is lost but that.
   */
static void
sync_folder(const char *final)
{
    char *folder = must_copy(final);
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
output_file_close(struct output_file *out)
{
    errno = 0;
    if (fflush(out->file) != 0 || ferror(out->file))
        output_file_fail(out, errno != 0 ? errno : EIO);
    if (out->temporary != NULL && fsync(fileno(out->file)) != 0)
        output_file_fail(out, errno);
    if (out->file != stdout && fclose(out->file) != 0)
        output_file_fail(out, errno);
    if (out->temporary != NULL) {
        if (rename(out->temporary, out->final) != 0)
            output_file_fail(out, errno);
        release_signals();
        sync_folder(out->final);
    }
    free(out->name);
    free(out->final);
    free(out->temporary);
    free(out);
}

void
output_file_finish_stdout(void)
{
    errno = 0;
    if (fflush(stdout) != 0 || ferror(stdout))
        say_and_exit(EXIT_TROUBLE, "cannot write standard output: %s",
                     strerror(errno != 0 ? errno : EIO));
}
