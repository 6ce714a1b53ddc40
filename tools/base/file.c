/* file.c - whole files, folders and their names.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/base/file.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tools/base/must.h"
#include "tools/base/say.h"

enum {
    FOLDER_FLAGS = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
};

/* Open the regular file PATH.  Never waits, as opening a FIFO would.  */
static int
open_regular(const char *path, struct stat *s)
{
    int fd = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);

    if (fd == -1)
        return -1;
    if (fstat(fd, s) == -1 || !S_ISREG(s->st_mode)) {
        close(fd);
        errno = EINVAL;
        return -1;
    }
    return fd;
}

/* Read up to SIZE bytes.  Return how many there were, or -1.  */
static ssize_t
read_all(int fd, char *to, size_t size)
{
    size_t have = 0;
    ssize_t got;

    while (have < size && (got = read(fd, to + have, size - have)) != 0)
        if (got > 0)
            have += (size_t)got;
        else if (errno != EINTR)
            return -1;
    return (ssize_t)have;
}

char *
file_read(const char *path, size_t max, size_t *size)
{
    struct stat s;
    int fd = open_regular(path, &s);
    char *data;
    ssize_t got;

    if (fd == -1)
        return NULL;
    if (s.st_size < 0 || (size_t)s.st_size > max) {
        close(fd);
        errno = EFBIG;
        return NULL;
    }
    data = must_calloc(1, (size_t)s.st_size + 1);
    got = read_all(fd, data, (size_t)s.st_size);
    close(fd);
    if (got == -1) {
        free(data);
        return NULL;
    }
    data[got] = '\0';
    if (size != NULL)
        *size = (size_t)got;
    return data;
}

int
file_write(const char *path, const void *data, size_t size, mode_t mode)
{
    int fd =
        open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, mode);
    size_t done = 0;
    ssize_t put = 0;

    if (fd == -1)
        return -1;
    while (done < size && put != -1) {
        put = write(fd, (const char *)data + done, size - done);
        done += put > 0 ? (size_t)put : 0;
    }
    if (fchmod(fd, mode) == -1 || put == -1) {
        close(fd);
        return -1;
    }
    return close(fd);
}

int
file_copy(const char *from, const char *to, mode_t mode)
{
    size_t size;
    char *data = file_read(from, (size_t)256 << 20, &size);
    int result;

    if (data == NULL)
        return -1;
    result = file_write(to, data, size, mode);
    free(data);
    return result;
}

int
file_make_folder(const char *path, mode_t mode)
{
    char *part = must_copy(path);
    int result = 0;

    for (char *slash = strchr(part + 1, '/'); slash != NULL && result == 0;
         slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        if (mkdir(part, mode) == -1 && errno != EEXIST)
            result = -1;
        *slash = '/';
    }
    if (result == 0 && mkdir(part, mode) == -1 && errno != EEXIST)
        result = -1;
    free(part);
    return result;
}

/* Refuse NAME in the folder PATH, opened as FD, if it leads elsewhere or is
   somebody else's word.  */
static void
own_entry(int fd, const char *path, const char *name)
{
    struct stat s;
    const char *why = NULL;

    if (strcmp(name, "..") == 0 ||
        fstatat(fd, name, &s, AT_SYMLINK_NOFOLLOW) == -1) /* gone meanwhile */
        return;
    if (!S_ISREG(s.st_mode) && !S_ISDIR(s.st_mode))
        why = "neither a file nor a folder";
    else if (s.st_uid != geteuid() || (s.st_mode & S_IWOTH) != 0)
        why = "not yours alone";
    if (why != NULL)
        say_and_exit(EXIT_USAGE,
                     "%s/%s is %s; what lies in that folder is believed and "
                     "written over.  Take another folder, or remove it",
                     path, name, why);
}

static void
own_entries(const char *path)
{
    DIR *all = opendir(path);
    struct dirent *d;

    if (all == NULL)
        say_errno(path);
    while ((d = readdir(all)) != NULL)
        own_entry(dirfd(all), path, d->d_name);
    closedir(all);
}

void
file_own_folder(const char *path)
{
    struct stat s;

    if (file_make_folder(path, 0755) == -1 || lstat(path, &s) == -1)
        say_errno(path);
    if (!S_ISDIR(s.st_mode))
        say_and_exit(EXIT_USAGE, "%s is a link or a file, not a folder", path);
    if (s.st_uid != geteuid() || (s.st_mode & (S_IWGRP | S_IWOTH)) != 0)
        say_and_exit(EXIT_USAGE,
                     "%s: %s; what lies in it would be believed.  Take "
                     "another folder, or make it yours alone",
                     path,
                     s.st_uid != geteuid() ? "it belongs to somebody else"
                                           : "others may write to it");
    own_entries(path);
}

/* Remove what FD, a folder, holds, but for folders that hold something.  Return
   the first of those, opened; -1: there is none; -2: something stays.  */
static int
remove_entries(int fd)
{
    DIR *all = fdopendir(dup(fd));
    struct dirent *d;
    int inner = all != NULL ? -1 : -2;

    fchmod(fd, 0700); /* it may not even be ours to write */
    if (all != NULL)
        rewinddir(all);
    while (inner == -1 && (d = readdir(all)) != NULL) {
        if (strcmp(d->d_name, ".") == 0 || strcmp(d->d_name, "..") == 0 ||
            unlinkat(fd, d->d_name, 0) == 0 ||
            unlinkat(fd, d->d_name, AT_REMOVEDIR) == 0)
            continue;
        inner = openat(fd, d->d_name, FOLDER_FLAGS);
        if (inner == -1 && fchmodat(fd, d->d_name, 0700, 0) == 0)
            inner = openat(fd, d->d_name, FOLDER_FLAGS);
        if (inner == -1)
            inner = -2;
    }
    if (all != NULL)
        closedir(all);
    return inner;
}

/* A path may be longer than the system allows, and folders nested deeper than
   descriptors last: go down and up with one.  */
int
file_remove_tree(const char *path)
{
    int fd = open(path, FOLDER_FLAGS), depth = 0, next = -1;

    if (fd == -1)
        return unlink(path) == 0 || errno == ENOENT ? 0 : -1;
    while (next != -2 && depth >= 0) {
        next = remove_entries(fd);
        depth += next == -1 ? -1 : 1;
        if (next == -1 && depth >= 0)
            next = openat(fd, "..", FOLDER_FLAGS);
        if (next >= 0) {
            close(fd);
            fd = next;
        }
    }
    close(fd);
    return next != -2 && rmdir(path) == 0 ? 0 : -1;
}

int
file_empty_folder(const char *path)
{
    int fd = open(path, FOLDER_FLAGS), inner;

    if (fd == -1)
        return -1;
    inner = remove_entries(fd);
    if (inner >= 0)
        close(inner);
    close(fd);
    return inner == -1 ? 0 : -1;
}

bool
file_exists(const char *path)
{
    struct stat s;

    return lstat(path, &s) == 0;
}

/* Return the true path of PATH, or of the nearest folder above it that is
   there; NULL: it cannot be told.  */
static char *
true_path(const char *path)
{
    char *part = must_copy(path), *found = realpath(part, NULL), *slash;

    while (found == NULL && errno == ENOENT && strcmp(part, ".") != 0) {
        while (*part != '\0' && part[strlen(part) - 1] == '/')
            part[strlen(part) - 1] = '\0';
        slash = strrchr(part, '/');
        if (slash != NULL)
            slash[1] = '\0';
        else
            strcpy(part, *part != '\0' ? "." : "");
        if (*part == '\0')
            break;
        found = realpath(part, NULL);
    }
    free(part);
    return found;
}

bool
file_is_inside(const char *path, const char *folder)
{
    char *inner = true_path(path), *outer = realpath(folder, NULL);
    size_t length = outer != NULL ? strlen(outer) : 0;
    bool is_inside = inner != NULL && outer != NULL &&
                     strncmp(inner, outer, length) == 0 &&
                     (inner[length] == '/' || inner[length] == '\0');

    free(inner);
    free(outer);
    return is_inside;
}

const char *
file_name(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash != NULL ? slash + 1 : path;
}
