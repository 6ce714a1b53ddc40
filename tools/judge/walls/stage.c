/* stage.c - the folder in which submissions are compiled and run.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/judge/walls/stage.h"

#include <errno.h>
#include <glob.h>
#include <pwd.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/base/say.h"
#include "tools/judge/walls/orphan_guard.h"

/* The first of the user ids that nobody has, used when labgrade is root: a
   range for each of RUNS runs at the same time, for the kernel counts a user's
   processes over all of them.  */
enum { FIRST_USER = 60100, RUNS = 16, USERS_OF_RUN = 257, USERS = 4112 };

static void
make(const char *folder, mode_t mode)
{
    if (file_make_folder(folder, mode) == -1 || chmod(folder, mode) == -1)
        say_errno(folder);
}

static void
copy(const char *from, const char *to, mode_t mode)
{
    if (file_copy(from, to, mode) == -1)
        say_and_exit(EXIT_TROUBLE, "cannot copy %s to %s: %s", from, to,
                     strerror(errno));
}

/* Copy the headers that match PATTERN into FOLDER of the stage.  */
static void
copy_headers(const struct stage *s, const char *pattern, const char *folder)
{
    char *to = must_format("%s/%s", s->include, folder);
    glob_t found;

    make(to, 0755);
    if (glob(pattern, 0, NULL, &found) != 0)
        say_and_exit(EXIT_TROUBLE, "%s: no such headers", pattern);
    for (size_t i = 0; i < found.gl_pathc; i++) {
        const char *path = found.gl_pathv[i];
        char *target = must_format("%s/%s", to, file_name(path));

        copy(path, target, 0644);
        free(target);
    }
    globfree(&found);
    free(to);
}

static void
copy_program(const struct stage *s, const char *folder, const char *name)
{
    char *from = must_format("%s/%s", folder, name);
    char *to = must_format("%s/%s", s->kit, name);

    copy(from, to, 0755);
    free(from);
    free(to);
}

static void
copy_kit(const struct stage *s, const struct kit *k)
{
    static const char *const rooms[] = { "lib", "lib/text" };

    copy_program(s, k->build, "labjail");
    copy_program(s, k->programs, "labhost");
    copy_program(s, k->programs, "mkplugin");
    if (k->has_memory_host)
        copy_program(s, k->programs, "labhost-memory");
    for (int i = 0; i < KIT_HANDED; i++)
        copy_program(s, k->programs, kit_handed[i]);
    for (int i = 0; i < 2; i++) {
        char *pattern = must_format("%s/%s/*.h", k->source, rooms[i]);

        copy_headers(s, pattern, rooms[i]);
        free(pattern);
    }
    for (int i = 0; i < k->labs; i++) {
        char *folder = must_format("labs/%s", k->lab[i].folder);
        char *pattern = must_format("%s/%s", k->source, k->lab[i].header);

        copy_headers(s, pattern, folder);
        free(pattern);
        free(folder);
    }
}

static pid_t owner; /* of the stage: its children only use it */

/* Clear the stage away also when this process gives up.  */
static void
clear_away(void)
{
    if (getpid() == owner)
        orphan_guard_end();
}

struct stage *
stage_open(const struct kit *k)
{
    struct stage *s = must_calloc(1, sizeof *s);
    const char *temporary = getenv("TMPDIR");

    if (temporary == NULL || *temporary != '/')
        temporary = P_tmpdir;
    s->folder = must_format("%s/labgrade-XXXXXX", temporary);
    if (mkdtemp(s->folder) == NULL || chmod(s->folder, 0711) == -1)
        say_errno(s->folder);
    owner = getpid();
    atexit(clear_away);
    orphan_guard_start(s->folder);
    s->kit = must_format("%s/kit", s->folder);
    s->include = must_format("%s/include", s->kit);
    make(s->kit, 0755);
    make(s->include, 0755);
    copy_kit(s, k);
    return s;
}

void
stage_close(struct stage *s)
{
    orphan_guard_end();
    free(s->folder);
    free(s->kit);
    free(s->include);
    free(s);
}

/* Return a user id for place NUMBER that no account has.  */
static uid_t
nobody(int number)
{
    uid_t id = FIRST_USER + (uid_t)(owner % RUNS * USERS_OF_RUN + number);

    if (geteuid() != 0)
        return 0;
    while (getpwuid(id) != NULL)
        id += USERS;
    return id;
}

struct slot
stage_slot_open(const struct stage *s, int number)
{
    char *top = must_format("%s/slot-%d", s->folder, number);
    struct slot slot = { nobody(number), must_format("%s/in", top),
                         must_format("%s/out", top),
                         must_format("%s/secret", top) };

    make(top, 0711);
    stage_slot_clear(&slot);
    free(top);
    return slot;
}

/* Make FOLDER anew: who is next must find nothing of who was before.  */
static void
make_anew(const char *folder, mode_t mode)
{
    if (file_remove_tree(folder) == -1 || mkdir(folder, mode) == -1 ||
        chmod(folder, mode) == -1)
        say_errno(folder);
}

/* The same where no student's code ever wrote: what is in it goes, the folder
   itself can stay, for to make one takes long on many a disk.  */
static void
make_empty(const char *folder, mode_t mode)
{
    if (file_empty_folder(folder) == -1 || chmod(folder, mode) == -1)
        make_anew(folder, mode);
}

void
stage_slot_clear(const struct slot *slot)
{
    make_empty(slot->in, 0755);
    make_anew(slot->out, 0700);
    make_empty(slot->secret, 0700);
    if (slot->user != 0 && chown(slot->out, slot->user, slot->user) == -1)
        say_errno(slot->out);
}

void
stage_slot_free(struct slot *slot)
{
    free(slot->in);
    free(slot->out);
    free(slot->secret);
}
