/* repository.c - a git repository as a submission.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/intake/repository.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/base/process.h"

enum { SECONDS = 30, DEPTH_MAX = 8, FILES_MAX = 20000 };

static const off_t bytes_max = (off_t)64 << 20;

/* What may still be copied.  */
struct budget {
    int files;
    off_t bytes;
};

static bool
is_folder(const char *path)
{
    struct stat s;

    return lstat(path, &s) == 0 && S_ISDIR(s.st_mode);
}

/* Tell whether the folder PATH is what git keeps.  */
static bool
is_git(const char *path)
{
    char *objects = must_format("%s/objects", path);
    char *refs = must_format("%s/refs", path);
    char *head = must_format("%s/HEAD", path);
    bool is = is_folder(objects) && is_folder(refs) && file_exists(head);

    free(objects);
    free(refs);
    free(head);
    return is;
}

char *
repository_of(const char *path)
{
    char *inside = must_format("%s/.git", path);

    if (is_folder(inside) && is_git(inside))
        return inside;
    free(inside);
    return is_git(path) ? must_copy(path) : NULL;
}

static int copy(const char *from, const char *to, uid_t user, int depth,
                struct budget *left);

/* "objects/info" may name other folders: it is left out.  */
static int
copy_folder(const char *from, const char *to, uid_t user, int depth,
            struct budget *left)
{
    struct dirent **list;
    int count = depth < DEPTH_MAX ? scandir(from, &list, NULL, NULL) : -1;
    int result = count == -1 ? -1 : file_make_folder(to, 0700);

    for (int i = 0; i < count; i++) {
        char *inner = must_format("%s/%s", from, list[i]->d_name);
        char *outer = must_format("%s/%s", to, list[i]->d_name);

        if (list[i]->d_name[0] != '.' && result == 0 &&
            (depth > 0 || strcmp(list[i]->d_name, "info") != 0))
            result = copy(inner, outer, user, depth + 1, left);
        free(inner);
        free(outer);
        free(list[i]);
    }
    if (count != -1)
        free(list);
    return result;
}

/* Copy FROM, unless it is a link or the like, to TO, which is USER's then.
   Return 0, or -1 if that is more than LEFT or fails.  */
static int
copy(const char *from, const char *to, uid_t user, int depth,
     struct budget *left)
{
    struct stat s;
    int result = 0;

    if (lstat(from, &s) == -1 || !(S_ISDIR(s.st_mode) || S_ISREG(s.st_mode)))
        return 0;
    left->bytes -= S_ISREG(s.st_mode) ? s.st_size : 0;
    if (--left->files < 0 || left->bytes < 0)
        return -1;
    result = S_ISDIR(s.st_mode) ? copy_folder(from, to, user, depth, left)
                                : file_copy(from, to, 0600);
    return result == 0 && user != 0 ? chown(to, user, user) : result;
}

/* Copy what of GIT cannot make git run anything.  */
static int
copy_parts(const struct repository *r, const char *git)
{
    static const char *const parts[] = { "objects", "refs", "HEAD",
                                         "packed-refs", "shallow" };
    static const char settings[] = "[core]\n\trepositoryformatversion = 0\n"
                                   "\tbare = true\n";
    struct budget left = { FILES_MAX, bytes_max };
    char *to = must_format("%s/config", r->copy);
    int result = file_make_folder(r->copy, 0700);

    if (result == 0 && r->slot->user != 0)
        result = chown(r->copy, r->slot->user, r->slot->user);
    if (result == 0)
        result = file_write(to, settings, sizeof settings - 1, 0644);
    free(to);
    for (size_t i = 0; result == 0 && i < sizeof parts / sizeof parts[0]; i++) {
        char *from = must_format("%s/%s", git, parts[i]);

        to = must_format("%s/%s", r->copy, parts[i]);
        result = copy(from, to, r->slot->user, 0, &left);
        free(from);
        free(to);
    }
    return result;
}

/* Run git with the words, ended by NULL, on the copy.  Return the number it
   prints; 0: none, or it failed.  */
static long long
run(const struct repository *r, const char *const *words)
{
    static const char *const environment[] = {
        "PATH=/usr/bin:/bin",       "HOME=/nonexistent",
        "GIT_CONFIG_NOSYSTEM=1",    "GIT_CONFIG_GLOBAL=/dev/null",
        "GIT_ATTR_NOSYSTEM=1",      "GIT_TERMINAL_PROMPT=0",
        "GIT_ALLOW_PROTOCOL=none",  "GIT_NO_LAZY_FETCH=1",
        "GIT_NO_REPLACE_OBJECTS=1", "GIT_LITERAL_PATHSPECS=1",
        "GIT_OPTIONAL_LOCKS=0",     NULL
    };
    struct argv w = { 0 };
    struct process_order order = { .argv = (const char *const *)w.word,
                                   .environment = environment,
                                   .seconds = SECONDS };
    struct process_end end;
    long long number;

    confine_words(r->confine, r->slot, TASK_COMPILE, NULL, &w);
    argv_add_all(&w, "/usr/bin/git", "--git-dir", r->copy, "-c",
                 "safe.directory=*", "-c", "core.hooksPath=/dev/null", "-c",
                 "core.fsmonitor=false", NULL);
    for (; *words != NULL; words++)
        argv_add(&w, *words);
    end = process_run(&order);
    number = end.is_good ? strtoll(end.output, NULL, 10) : 0;
    argv_clear(&w);
    free(end.output);
    return number;
}

time_t
repository_date(const struct repository *r, const char *file)
{
    const char *words[] = { "log", "-1", "--format=%ct", "HEAD", "--",
                            file,  NULL };

    return (time_t)run(r, words);
}

time_t
repository_pack(struct repository *r, const char *git)
{
    char *tar = must_format("%s.tar", r->copy);
    const char *pack[] = { "archive", "--format=tar", "-o", tar, "HEAD", NULL };
    const char *date[] = { "log", "-1", "--format=%ct", "HEAD", NULL };
    time_t when = copy_parts(r, git) == 0 ? (time_t)run(r, date) : 0;

    if (when != 0)
        run(r, pack);
    if (!file_exists(tar))
        when = 0;
    free(tar);
    return when;
}
