/* landlock.c - take the sight of files away from this process.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/judge/wire/landlock.h"

#include <errno.h>

#ifdef HAVE_LINUX_LANDLOCK_H

#include <dirent.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/landlock.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static int rules = -1;
static uint64_t handled; /* what files are guarded against */

/* What the versions of Landlock can forbid.  The system's header may be older
   than its kernel, so later versions are spelt out here.  */
enum {
    READING = LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE |
              LANDLOCK_ACCESS_FS_READ_DIR,
    FIRST = (LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1,
    REFER = 1 << 13,         /* from 2 on */
    TRUNCATE = 1 << 14,      /* 3 */
    TCP = 1 << 0 | 1 << 1,   /* 4: bind, connect */
    IOCTL_DEV = 1 << 15,     /* 5 */
    SCOPE = 1 << 0 | 1 << 1, /* 6: sockets without a file, signals */
    OF_A_FILE = LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE |
                LANDLOCK_ACCESS_FS_WRITE_FILE | TRUNCATE | IOCTL_DEV
};

int
landlock_version(void)
{
    long version = syscall(SYS_landlock_create_ruleset, NULL, (size_t)0, 1);

    return version > 0 ? (int)version : 0;
}

int
landlock_begin(void)
{
    int version = landlock_version();
    uint64_t wanted[3] = { FIRST, version >= 4 ? TCP : 0,
                           version >= 6 ? SCOPE : 0 };
    size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;

    if (version >= 2)
        wanted[0] |= REFER;
    if (version >= 3)
        wanted[0] |= TRUNCATE;
    if (version >= 5)
        wanted[0] |= IOCTL_DEV;
    handled = wanted[0];
    rules = (int)syscall(SYS_landlock_create_ruleset, wanted, size, 0);
    return rules == -1 ? -1 : fcntl(rules, F_SETFD, FD_CLOEXEC);
}

int
landlock_allow(const char *path, bool is_writable)
{
    struct landlock_path_beneath_attr rule = {
        .allowed_access = is_writable ? handled : READING,
        .parent_fd = open(path, O_PATH | O_CLOEXEC),
    };
    struct stat s;
    int result;

    if (rule.parent_fd == -1)
        return errno == ENOENT ? 0 : -1;
    if (fstat(rule.parent_fd, &s) == 0 && !S_ISDIR(s.st_mode))
        rule.allowed_access &= OF_A_FILE;
    result = (int)syscall(SYS_landlock_add_rule, rules,
                          LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
    close(rule.parent_fd);
    return result;
}

/* Tell whether PATH is FOLDER or below it.  */
static bool
is_below(const char *path, const char *folder)
{
    size_t length = strcmp(folder, "/") == 0 ? 0 : strlen(folder);

    return strncmp(path, folder, length) == 0 &&
           (path[length] == '/' || path[length] == '\0');
}

int
landlock_allow_but(const char *path, bool is_writable, const char *hidden)
{
    char below[PATH_MAX];
    struct dirent *d;
    DIR *folder;

    if (hidden == NULL || !is_below(hidden, path))
        return landlock_allow(path, is_writable);
    if (strcmp(path, hidden) == 0)
        return 0;
    folder = opendir(path);
    if (folder == NULL)
        return -1;
    while ((d = readdir(folder)) != NULL)
        if (strcmp(d->d_name, ".") != 0 && strcmp(d->d_name, "..") != 0 &&
            snprintf(below, sizeof below, "%s/%s", path[1] != '\0' ? path : "",
                     d->d_name) < (int)sizeof below)
            landlock_allow_but(below, is_writable, hidden);
    closedir(folder);
    return 0;
}

int
landlock_allow_top(const char *path)
{
    size_t length = strcspn(path + 1, "/");
    char top[258];

    if (path[0] != '/')
        return 0;
    snprintf(top, sizeof top, "/%.*s", (int)(length < 256 ? length : 256),
             path + 1);
    return landlock_allow(top, true);
}

/* Where / may not be listed, because we are behind such a wall already, these
   are what may be in sight.  */
static int
allow_usual(void)
{
    static const char *const usual[] = { "/usr", "/lib",  "/lib32", "/lib64",
                                         "/bin", "/sbin", "/etc",   "/dev" };

    for (size_t i = 0; i < sizeof usual / sizeof usual[0]; i++)
        if (landlock_allow(usual[i], true) == -1)
            return -1;
    return 0;
}

int
landlock_allow_all_but(const char *name)
{
    char hidden[258];

    snprintf(hidden, sizeof hidden, "/%s", name);
    return landlock_allow_but("/", true, hidden) == 0 ? 0 : allow_usual();
}

int
landlock_end(void)
{
    if (rules == -1)
        return 0;
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == -1 ||
        syscall(SYS_landlock_restrict_self, rules, 0) == -1)
        return -1;
    close(rules);
    return 0;
}

#else

int
landlock_version(void)
{
    return 0;
}

int
landlock_begin(void)
{
    errno = ENOSYS;
    return -1;
}

int
landlock_allow(const char *path, bool is_writable)
{
    errno = ENOSYS;
    return -1;
}

int
landlock_allow_but(const char *path, bool is_writable, const char *hidden)
{
    errno = ENOSYS;
    return -1;
}

int
landlock_allow_top(const char *path)
{
    errno = ENOSYS;
    return -1;
}

int
landlock_allow_all_but(const char *name)
{
    errno = ENOSYS;
    return -1;
}

int
landlock_end(void)
{
    return 0;
}

#endif
