/* archive.c - unpack what a student packed, without trusting it.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/archive.h"

#include <archive.h>
#include <archive_entry.h>
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tools/labgrade/file.h"
#include "tools/labgrade/layout.h"
#include "tools/labgrade/must.h"
#include "tools/labgrade/process.h"

/* Bounds of an archive.  */
static const struct bound {
    int entries;
    int64_t bytes; /* of everything unpacked */
    int64_t entry; /* of a single file: the rest of it is cut off */
    rlim_t seconds;
    bool is_class; /* names of other files are wanted, too */
} bounds[] = { { 200000, (int64_t)4 << 30, (int64_t)64 << 20, 600, true },
               { 2000, (int64_t)64 << 20, (int64_t)16 << 20, 10, false } };

/* Tell whether PATH, inside an archive, is worth unpacking.  */
static bool
is_wanted(const char *path)
{
    const char *name = file_name(path);

    if (strncmp(name, "._", 2) == 0 || strstr(path, "__MACOSX/") != NULL ||
        *path == '/')
        return false;
    return layout_is_archive(name) || layout_is_source(name);
}

/* Make ENTRY a link to nowhere.  Whoever looks for files then finds that there
   was something, and that it cannot be read.  */
static void
make_link(struct archive_entry *entry)
{
    archive_entry_set_hardlink(entry, NULL);
    archive_entry_set_filetype(entry, AE_IFLNK);
    archive_entry_set_symlink(entry, "no-plain-file");
}

/* Write ENTRY, a folder or a file that nobody will read, without content: it
   shows who is in the class.  */
static void
unpack_name(struct archive *out, struct archive_entry *entry, const char *path)
{
    unsigned type = archive_entry_filetype(entry);

    if (*path == '/' || strstr(path, "__MACOSX") != NULL)
        return;
    if ((type != AE_IFREG && type != AE_IFDIR) ||
        archive_entry_hardlink(entry) != NULL)
        make_link(entry);
    archive_entry_set_perm(entry, type == AE_IFDIR ? 0755 : 0644);
    archive_entry_unset_size(entry);
    archive_write_header(out, entry);
    archive_write_finish_entry(out);
}

/* Copy the data of the current entry of IN to OUT, LEFT bytes at most.
   Return the number of bytes, or -1.  */
static int64_t
copy_data(struct archive *in, struct archive *out, int64_t left)
{
    const void *block;
    size_t size;
    int64_t offset, done = 0;
    int got;

    while ((got = archive_read_data_block(in, &block, &size, &offset)) ==
           ARCHIVE_OK) {
        if (offset < 0 || offset > left || (int64_t)size > left - offset)
            return left + 1;
        if (archive_write_data_block(out, block, size, offset) < ARCHIVE_OK)
            return -1;
        done = offset + (int64_t)size;
    }
    return got == ARCHIVE_EOF ? done : -1;
}

/* Write ENTRY as a plain file.  Return its size, or -1.  */
static int64_t
unpack_entry(struct archive *in, struct archive *out,
             struct archive_entry *entry, int64_t most)
{
    int64_t size;

    if (archive_entry_filetype(entry) != AE_IFREG ||
        archive_entry_hardlink(entry) != NULL)
        make_link(entry);
    archive_entry_set_perm(entry, 0644);
    archive_entry_unset_size(entry);
    if (!archive_entry_mtime_is_set(entry))
        archive_entry_set_mtime(entry, 0, 0); /* unknown, not just now */
    if (archive_write_header(out, entry) < ARCHIVE_WARN)
        return -1;
    size = copy_data(in, out, most);
    archive_write_finish_entry(out);
    return size;
}

/* Unpack IN, a sentence on what was wrong or NULL.  */
static const char *
unpack_all(struct archive *in, struct archive *out, const struct bound *b)
{
    struct archive_entry *entry;
    int64_t bytes = 0;
    const char *problem = NULL;

    for (int i = 0;; i++) {
        int got = archive_read_next_header(in, &entry);
        const char *path = got >= ARCHIVE_WARN && got != ARCHIVE_EOF
                               ? archive_entry_pathname(entry)
                               : NULL;

        if (got == ARCHIVE_EOF)
            return problem;
        if (got < ARCHIVE_WARN)
            return "it is damaged, encrypted or no archive";
        if (i == b->entries || bytes > b->bytes)
            return "it holds too much; only a part was unpacked";
        if (path == NULL || !is_wanted(path) ||
            archive_entry_filetype(entry) == AE_IFDIR) {
            if (path != NULL && b->is_class)
                unpack_name(out, entry, path);
            continue;
        }
        int64_t size = unpack_entry(in, out, entry, b->entry);

        if (size < 0)
            problem = "a file in it could not be unpacked";
        else
            bytes += size;
    }
}

static void
drop_rights(const struct bound *b, uid_t user)
{
    struct rlimit seconds = { b->seconds, b->seconds };
    struct rlimit memory = { (rlim_t)1 << 30, (rlim_t)1 << 30 };

    process_die_with_parent();
    setrlimit(RLIMIT_CPU, &seconds);
    setrlimit(RLIMIT_AS, &memory);
    if (user != 0 &&
        (setgroups(0, NULL) == -1 || setgid(user) == -1 || setuid(user) == -1))
        _exit(75);
    process_die_with_parent(); /* a change of user takes it away */
}

/* In the new process: unpack FD into FOLDER, tell problems on TO.  */
static void
unpack_in_child(int fd, const char *folder, const struct bound *b, int to)
{
    struct archive *in = archive_read_new(), *out = archive_write_disk_new();
    const char *problem = "it cannot be read";

    if (in == NULL || out == NULL || chdir(folder) == -1)
        _exit(75);
    archive_read_support_filter_all(in);
    archive_read_support_format_all(in);
    archive_write_disk_set_options(
        out, ARCHIVE_EXTRACT_SECURE_NODOTDOT | ARCHIVE_EXTRACT_SECURE_SYMLINKS |
                 ARCHIVE_EXTRACT_SECURE_NOABSOLUTEPATHS | ARCHIVE_EXTRACT_TIME);
    if (archive_read_open_fd(in, fd, 65536) == ARCHIVE_OK)
        problem = unpack_all(in, out, b);
    archive_write_free(out);
    archive_read_free(in);
    if (problem != NULL && write(to, problem, strlen(problem)) == -1)
        _exit(75);
    _exit(0);
}

static char *
sentence(const char *said, int status)
{
    if (*said != '\0')
        return must_copy(said);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        return must_copy("it could not be unpacked within the limits");
    return NULL;
}

char *
archive_unpack(const char *path, const char *folder, enum archive_kind kind,
               uid_t user)
{
    int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC), ends[2], status;
    char said[200] = "";
    ssize_t got;
    pid_t pid;

    if (fd == -1 || pipe(ends) == -1 || (pid = fork()) == -1)
        return must_copy(strerror(errno));
    if (pid == 0) {
        drop_rights(&bounds[kind], user);
        unpack_in_child(fd, folder, &bounds[kind], ends[1]);
    }
    close(fd);
    close(ends[1]);
    got = read(ends[0], said, sizeof said - 1);
    said[got > 0 ? got : 0] = '\0';
    close(ends[0]);
    while (waitpid(pid, &status, 0) == -1 && errno == EINTR)
        continue;
    return sentence(said, status);
}
