/* jail.c - labjail: give up rights and limits, then become another program.
   SPDX-License-Identifier: MIT

   The first step of every confinement.  It does what bubblewrap does not:
   leave root's user id, limit what is used, and filter system calls.  With
   --view it also takes away, by Landlock, every file that is not named: the
   fallback where bubblewrap cannot work.  */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <grp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "tools/base/file.h"
#include "tools/base/say.h"
#include "tools/judge/wire/landlock.h"
#include "tools/judge/wire/limits.h"

static const char help[] =
    "usage: labjail [OPTION]... -- PROGRAM [WORD]...\n"
    "Run PROGRAM with fewer rights (labgrade uses this).\n"
    "\n"
    "  --chdir FOLDER  go there first\n"
    "  --user ID       leave root's user and group id for this one\n"
    "  --processes N   of the user, at a time\n"
    "  --student       it reads what a student wrote, as compilers do: give\n"
    "                  it 5 s of processor time, 2048 MB, files of 32 MB and\n"
    "                  no system call that it does not need; unless it is a\n"
    "                  host, which sees to that itself\n"
    "  --view          see no files but these:\n"
    "  --read PATH       may be read and executed\n"
    "  --write PATH      may be written besides\n"
    "  --hide PATH     nor this, whatever is said below of the folder around "
    "it\n"
    "  --help, --version\n";

enum { FILES = 64, CPU_SECONDS = 5, MEMORY_MB = 2048, FILE_MB = 32 };

static unsigned long
number(const char *text)
{
    char *end;
    unsigned long value = strtoul(text, &end, 10);

    if (*text < '0' || *text > '9' || *end != '\0')
        say_usage("%s: not a number", text);
    return value;
}

static void
limit(int what, rlim_t most)
{
    struct rlimit r = { most, most };

    if (setrlimit(what, &r) == -1)
        say_errno("setrlimit");
}

/* If memory runs out, the kernel is to take it from here.  */
static void
go_first(void)
{
    int fd = open("/proc/self/oom_score_adj", O_WRONLY);

    if (fd != -1 && write(fd, "1000", 4) != 4)
        say("oom_score_adj cannot be set");
    if (fd != -1)
        close(fd);
}

static void
leave_root(unsigned long id)
{
    if (setgroups(0, NULL) == -1 || setgid((gid_t)id) == -1 ||
        setuid((uid_t)id) == -1)
        say_errno("cannot leave root");
}

static const struct option known[] = {
    { "chdir", 1, 0, 'd' },   { "user", 1, 0, 'u' }, { "processes", 1, 0, 'p' },
    { "student", 0, 0, 's' }, { "view", 0, 0, 'v' }, { "read", 1, 0, 'r' },
    { "write", 1, 0, 'w' },   { "hide", 1, 0, 'H' }, { "help", 0, 0, 'h' },
    { "version", 0, 0, 'V' }, { 0, 0, 0, 0 }
};

static unsigned long user;
static bool is_student;
static const char *hidden; /* or NULL */

/* Allow PATH, which may be a link to where something is hidden.  */
static void
allow(const char *path, bool is_writable)
{
    char *real = realpath(path, NULL);

    if (real != NULL && landlock_allow_but(real, is_writable, hidden) == -1)
        say_errno(path);
    free(real);
}

static void
take_option(int option)
{
    switch (option) {
    case 'd':
        if (chdir(optarg) == -1)
            say_errno(optarg);
        break;
    case 'u':
        user = number(optarg);
        break;
    case 'p':
        limit(RLIMIT_NPROC, number(optarg));
        break;
    case 's':
        is_student = true;
        break;
    case 'v':
        if (landlock_begin() == -1)
            say_errno("Landlock");
        break;
    case 'r':
    case 'w':
        allow(optarg, option == 'w');
        break;
    case 'H':
        hidden = optarg;
        break;
    case 'h':
        exit(fputs(help, stdout) == EOF);
    case 'V':
        exit(puts("labjail (" PACKAGE_STRING ")") == EOF);
    default:
        exit(EXIT_USAGE);
    }
}

static int
limit_program(void)
{
    limit(RLIMIT_CPU, CPU_SECONDS);
    limit(RLIMIT_AS, (rlim_t)MEMORY_MB << 20);
    limit(RLIMIT_FSIZE, (rlim_t)FILE_MB << 20);
    return limits_filter(LIMITS_PROGRAM, false);
}

static bool
is_host(const char *program)
{
    return strncmp(file_name(program), "labhost", 7) == 0;
}

int
main(int argc, char **argv)
{
    int option;

    say_program("labjail");
    while ((option = getopt_long(argc, argv, "+", known, NULL)) != -1)
        take_option(option);
    if (optind == argc)
        say_usage("no program named");
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_NOFILE, FILES);
    go_first();
    if (user != 0)
        leave_root(user);
    if (landlock_end() == -1)
        say_errno("Landlock");
    if (is_student && !is_host(argv[optind]) && limit_program() == -1)
        say_errno("the system call filter");
    execv(argv[optind], argv + optind);
    say_errno(argv[optind]);
}
