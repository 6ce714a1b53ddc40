/* landlock.c - take the sight of files away from this process.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/landlock.h"

#include <errno.h>

#ifdef HAVE_LINUX_LANDLOCK_H

#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static int rules = -1;

/* What the first version of Landlock can forbid; later ones add to it.  */
enum {
    READING = LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE |
              LANDLOCK_ACCESS_FS_READ_DIR,
    EVERYTHING = (LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1,
    OF_A_FILE = LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE |
                LANDLOCK_ACCESS_FS_WRITE_FILE
};

int
landlock_begin(void)
{
    struct landlock_ruleset_attr attributes = { .handled_access_fs =
                                                    EVERYTHING };

    rules = (int)syscall(SYS_landlock_create_ruleset, &attributes,
                         sizeof attributes, 0);
    return rules == -1 ? -1 : 0;
}

int
landlock_allow(const char *path, bool is_writable)
{
    struct landlock_path_beneath_attr rule = {
        .allowed_access = is_writable ? EVERYTHING : READING,
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
landlock_end(void)
{
    return 0;
}

#endif
