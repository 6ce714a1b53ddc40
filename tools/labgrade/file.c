/* file.c - whole files, written so that none is ever half there.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/file.h"

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tools/labgrade/must.h"
#include "tools/labgrade/say.h"

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

struct file_new
file_begin(const char *path)
{
    struct file_new f = { NULL, must_copy(path), NULL };
    int fd;

    f.temporary = must_format("%s.new-XXXXXX", path);
    fd = mkstemp(f.temporary);
    if (fd != -1) {
        fchmod(fd, 0644);
        f.out = fdopen(fd, "w");
    }
    if (f.out == NULL)
        say_and_exit(75, "%s: %s", path, strerror(errno));
    return f;
}

static int
sync_folder_of(const char *path)
{
    char *folder = must_copy(path), *slash = strrchr(folder, '/');
    int fd, result;

    if (slash != NULL)
        slash[slash == folder] = '\0';
    fd = open(slash != NULL ? folder : ".", O_RDONLY | O_DIRECTORY);
    free(folder);
    if (fd == -1)
        return -1;
    result = fsync(fd);
    close(fd);
    return result;
}

int
file_commit(struct file_new *f)
{
    int error = 0;

    if (fflush(f->out) != 0 || ferror(f->out) || fsync(fileno(f->out)) == -1)
        error = errno != 0 ? errno : EIO;
    if (fclose(f->out) != 0 && error == 0)
        error = errno;
    if (error == 0 && rename(f->temporary, f->path) == -1)
        error = errno;
    if (error == 0)
        sync_folder_of(f->path);
    else
        unlink(f->temporary);
    free(f->path);
    free(f->temporary);
    errno = error;
    return error == 0 ? 0 : -1;
}

void
file_finish(struct file_new *f)
{
    char *path = must_copy(f->path);

    if (file_commit(f) == -1)
        say_and_exit(75, "%s: %s; what was there before is untouched", path,
                     strerror(errno));
    free(path);
}

int
file_write(const char *path, const void *data, size_t size, mode_t mode)
{
    int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode);
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

static int
remove_one(const char *path, const struct stat *s, int kind, struct FTW *where)
{
    remove(path);
    return 0;
}

void
file_remove_tree(const char *path)
{
    nftw(path, remove_one, 16, FTW_DEPTH | FTW_PHYS);
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
