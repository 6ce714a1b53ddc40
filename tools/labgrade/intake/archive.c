/* archive.c - unpack what a student packed, without trusting it.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/intake/archive.h"

#include <archive.h>
#include <archive_entry.h>
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/base/process.h"
#include "tools/base/say.h"
#include "tools/judge/wire/landlock.h"
#include "tools/judge/wire/limits.h"
#include "tools/labgrade/intake/handin_name.h"
#include "tools/labgrade/intake/student_text.h"

const struct archive_budget archive_of_class = { 1000000, (int64_t)4 << 30,
                                                 (int64_t)64 << 20, 600, true };
const struct archive_budget archive_of_student = { 2000, (int64_t)64 << 20,
                                                   (int64_t)16 << 20, 10,
                                                   false };

/* By the clock it may take longer: the machine may be busy.  */
enum { PATIENCE = 6 };

/* What the process that unpacks says at its end.  */
struct report {
    int entries; /* left */
    int64_t bytes;
    char problem[100]; /* or "" */
};

/* Tell whether PATH, inside an archive, is worth unpacking.  */
static bool
is_wanted(const char *path)
{
    const char *name = file_name(path);

    if (strncmp(name, "._", 2) == 0 || strstr(path, "__MACOSX/") != NULL ||
        *path == '/')
        return false;
    return handin_name_is_archive(name) || handin_name_is_source(name);
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

/* Copy the data of the current entry of IN to OUT, as much as LEFT allows, and
   take it off there.  Return 0, or -1 if it cannot be read or written.  */
static int
copy_data(struct archive *in, struct archive *out, struct archive_budget *left)
{
    const void *block;
    size_t size;
    int64_t offset, done = 0;
    int64_t most = left->entry < left->bytes ? left->entry : left->bytes;
    int got;

    while ((got = archive_read_data_block(in, &block, &size, &offset)) ==
           ARCHIVE_OK) {
        if (offset < 0 || offset > most || (int64_t)size > most - offset) {
            got = ARCHIVE_EOF; /* the rest is cut off */
            done = most;
            break;
        }
        if (archive_write_data_block(out, block, size, offset) < ARCHIVE_OK)
            break;
        done = offset + (int64_t)size > done ? offset + (int64_t)size : done;
    }
    left->bytes -= done;
    return got == ARCHIVE_EOF ? 0 : -1;
}

/* Write ENTRY as a plain file.  Return 0 or -1.  */
static int
unpack_entry(struct archive *in, struct archive *out,
             struct archive_entry *entry, struct archive_budget *left)
{
    int result;

    if (archive_entry_filetype(entry) != AE_IFREG ||
        archive_entry_hardlink(entry) != NULL)
        make_link(entry);
    archive_entry_set_perm(entry, 0644);
    archive_entry_unset_size(entry);
    if (!archive_entry_mtime_is_set(entry))
        archive_entry_set_mtime(entry, 0, 0); /* unknown, not just now */
    if (archive_write_header(out, entry) < ARCHIVE_WARN)
        return -1;
    result = copy_data(in, out, left);
    archive_write_finish_entry(out);
    return result;
}

/* Return the path of ENTRY, number NUMBER of IN, in UTF-8.  Windows packs names
   in the code page of DOS; whatever else cannot be read gets a name of ours,
   and *PROBLEM says so: nobody is skipped for it.  */
static const char *
path_of(struct archive *in, struct archive_entry *entry, int number,
        const char **problem)
{
    bool is_zip =
        (archive_format(in) & ARCHIVE_FORMAT_BASE_MASK) == ARCHIVE_FORMAT_ZIP;
    const char *path = archive_entry_pathname(entry);
    char *name = NULL;

    if (path == NULL)
        path = archive_entry_pathname_utf8(entry);
    if (path != NULL)
        name = student_text_decoded(path, is_zip);
    if (name == NULL) {
        name = path != NULL ? student_text_spelled(path)
                            : must_format("unreadable-name-%d.c", number);
        *problem = ARCHIVE_UNREADABLE;
    }
    if (path == NULL || strcmp(path, name) != 0)
        archive_entry_set_pathname(entry, name);
    free(name);
    return archive_entry_pathname(entry);
}

/* Take the folders that are made for PATH off LEFT.  Return whether there was
   room for them: a kilobyte can name half a million.  */
static bool
pay_folders(const char *path, struct archive_budget *left)
{
    for (; *path != '\0'; path++)
        left->entries -= *path == '/';
    return left->entries >= 0;
}

/* Unpack IN.  Return a sentence on what was wrong, or "".  */
static const char *
unpack_all(struct archive *in, struct archive *out, struct archive_budget *left)
{
    static const char much[] = "it holds too much; only a part was unpacked";
    struct archive_entry *entry;
    const char *problem = "";

    for (int number = 1;; number++) {
        int got = archive_read_next_header(in, &entry);
        const char *path = got >= ARCHIVE_WARN && got != ARCHIVE_EOF
                               ? path_of(in, entry, number, &problem)
                               : NULL;
        bool is_read = path != NULL && is_wanted(path) &&
                       archive_entry_filetype(entry) != AE_IFDIR;

        if (got == ARCHIVE_EOF)
            return problem;
        if (got < ARCHIVE_WARN)
            return "it is damaged, encrypted or no archive";
        if (left->entries-- <= 0 || left->bytes <= 0)
            return much;
        if (!is_read && (path == NULL || !left->is_class))
            continue;
        if (!pay_folders(path, left))
            return much;
        if (!is_read)
            unpack_name(out, entry, path);
        else if (unpack_entry(in, out, entry, left) == -1)
            problem = "a file in it could not be unpacked";
    }
}

/* Only FOLDER may be written to, and tables of letters be read.  */
static int
see_only(const char *folder)
{
    if (landlock_version() == 0)
        return 0;
    return landlock_begin() == 0 && landlock_allow("/usr", false) == 0 &&
                   landlock_allow(folder, true) == 0
               ? landlock_end()
               : -1;
}

static void
drop_rights(const struct archive_budget *left, const char *folder, uid_t user)
{
    rlim_t most = (rlim_t)left->seconds + 1;
    struct rlimit seconds = { most, most };
    struct rlimit memory = { (rlim_t)1 << 30, (rlim_t)1 << 30 };

    process_die_with_parent();
    setrlimit(RLIMIT_CPU, &seconds);
    setrlimit(RLIMIT_AS, &memory);
    if (user != 0 &&
        (setgroups(0, NULL) == -1 || setgid(user) == -1 || setuid(user) == -1))
        _exit(EXIT_TROUBLE);
    process_die_with_parent(); /* a change of user takes it away */
    if (see_only(folder) == -1 || limits_filter(LIMITS_PROGRAM, false) == -1)
        _exit(EXIT_TROUBLE);
}

/* Let IN understand what students pack with, and no more: some kinds that
   libarchive knows name other files, or are unpacked by other programs.  */
static void
support(struct archive *in)
{
    archive_read_support_filter_gzip(in);
    archive_read_support_filter_bzip2(in);
    archive_read_support_filter_compress(in);
    archive_read_support_filter_xz(in);
    archive_read_support_filter_lzma(in);
    archive_read_support_filter_zstd(in);
    archive_read_support_format_tar(in);
    archive_read_support_format_zip(in);
    archive_read_support_format_7zip(in);
    archive_read_support_format_rar(in);
    archive_read_support_format_rar5(in);
    archive_read_support_format_cpio(in);
}

/* In the new process: unpack FD into FOLDER, report on TO.  */
static _Noreturn void
unpack_in_child(int fd, const char *folder, struct archive_budget *left, int to)
{
    struct archive *in = archive_read_new(), *out = archive_write_disk_new();
    struct report report = { .problem = "it cannot be read" };

    if (in == NULL || out == NULL || chdir(folder) == -1)
        _exit(EXIT_TROUBLE);
    if (setlocale(LC_CTYPE, "C.UTF-8") == NULL) /* libarchive goes by it */
        setlocale(LC_CTYPE, "en_US.UTF-8");
    support(in);
    archive_write_disk_set_options(
        out, ARCHIVE_EXTRACT_SECURE_NODOTDOT | ARCHIVE_EXTRACT_SECURE_SYMLINKS |
                 ARCHIVE_EXTRACT_SECURE_NOABSOLUTEPATHS | ARCHIVE_EXTRACT_TIME);
    if (archive_read_open_fd(in, fd, 65536) == ARCHIVE_OK)
        snprintf(report.problem, sizeof report.problem, "%s",
                 unpack_all(in, out, left));
    archive_write_free(out);
    archive_read_free(in);
    report.entries = left->entries;
    report.bytes = left->bytes;
    _exit(write(to, &report, sizeof report) == sizeof report ? 0
                                                             : EXIT_TROUBLE);
}

/* Wait for the report of PID on FROM and take it over into LEFT.  One that
   sends none may have used everything.  */
static char *
await_report(pid_t pid, int from, struct archive_budget *left)
{
    struct pollfd wait = { from, POLLIN, 0 };
    struct report report;
    struct rusage used;
    int status;

    while (poll(&wait, 1, (int)(left->seconds * 1000) * PATIENCE) == -1 &&
           errno == EINTR)
        continue;
    if ((wait.revents & POLLIN) == 0 ||
        read(from, &report, sizeof report) != sizeof report) {
        left->entries = 0;
        left->bytes = 0;
        strcpy(report.problem, "it could not be unpacked within the limits");
    } else {
        left->entries = report.entries;
        left->bytes = report.bytes;
    }
    kill(pid, SIGKILL);
    while (wait4(pid, &status, 0, &used) == -1 && errno == EINTR)
        continue;
    left->seconds -=
        (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
        (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6;
    return report.problem[0] != '\0' ? must_copy(report.problem) : NULL;
}

char *
archive_unpack(const char *path, const char *folder,
               struct archive_budget *left, uid_t user)
{
    int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC), ends[2];
    char *problem;
    pid_t pid;

    if (left->seconds <= 0 || left->entries <= 0 || left->bytes <= 0) {
        close(fd);
        return must_copy("too much was unpacked before");
    }
    if (fd == -1 || pipe(ends) == -1 || (pid = fork()) == -1)
        return must_copy(strerror(errno));
    if (pid == 0) {
        drop_rights(left, folder, user);
        unpack_in_child(fd, folder, left, ends[1]);
    }
    close(fd);
    close(ends[1]);
    problem = await_report(pid, ends[0], left);
    close(ends[0]);
    return problem;
}
