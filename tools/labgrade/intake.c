/* intake.c - find the submissions in a folder, an archive or a file.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tools/labgrade/archive.h"
#include "tools/labgrade/file.h"
#include "tools/labgrade/must.h"
#include "tools/labgrade/say.h"
#include "tools/labgrade/submission.h"

/* What systems leave in folders.  Other names with a dot in front may be a
   student's.  */
static bool
is_ignored(const char *name)
{
    static const char *const names[] = { ".",         "..",   ".DS_Store",
                                         ".git",      ".svn", "__MACOSX",
                                         "Thumbs.db", NULL };

    for (int i = 0; names[i] != NULL; i++)
        if (strcmp(name, names[i]) == 0)
            return true;
    return strncmp(name, "._", 2) == 0;
}

/* Return the names in FOLDER, sorted, and their number in *COUNT.  */
static struct dirent **
names_in(const char *folder, int *count)
{
    struct dirent **list;

    *count = scandir(folder, &list, NULL, alphasort);
    if (*count == -1)
        say_and_exit(75, "%s: %s", folder, strerror(errno));
    return list;
}

static void
free_names(struct dirent **list, int count)
{
    while (count > 0)
        free(list[--count]);
    free(list);
}

/* Tell whether NAME in a folder shows that the folder is one student's.  */
static bool
is_of_lab(const struct kit *k, const char *name)
{
    for (int i = 0; i < k->labs; i++) {
        size_t length = strlen(k->lab[i].stem);

        if (strcmp(name, k->lab[i].folder) == 0 || strcmp(name, "labs") == 0 ||
            (strncmp(name, k->lab[i].stem, length) == 0 &&
             strcmp(name + length, ".c") == 0))
            return true;
    }
    return false;
}

static bool
is_one_submission(const char *folder, const struct kit *k)
{
    int count;
    struct dirent **list = names_in(folder, &count);
    bool is_one = false;

    for (int i = 0; i < count; i++)
        is_one = is_one || is_of_lab(k, list[i]->d_name);
    free_names(list, count);
    return is_one;
}

/* Add PATH, called NAME, to the submission it belongs to.  */
static void
add_entry(struct roll *c, const char *path, const char *name,
          const char *const *folders)
{
    struct stat s;
    struct layout l;
    struct submission *found;

    if (lstat(path, &s) == -1)
        return;
    l = layout_read(name, S_ISDIR(s.st_mode), folders);
    if (l.school != SCHOOL_NONE)
        c->school = l.school;
    found = roll_find(c, l.name, l.school_id);
    found->is_late = found->is_late || l.is_late;
    submission_add_item(found, path, l.file);
    layout_free(&l);
}

static void
add_folder(struct roll *c, const char *path, const char *const *folders)
{
    int count;
    struct dirent **list = names_in(path, &count);

    for (int i = 0; i < count; i++) {
        char *entry = must_format("%s/%s", path, list[i]->d_name);

        if (!is_ignored(list[i]->d_name))
            add_entry(c, entry, list[i]->d_name, folders);
        free(entry);
    }
    free_names(list, count);
}

/* Return PATH, or the only folder in it as long as there is only one and it
   may hold a class: an archive often has one folder around everything.  */
static char *
inner_folder(const char *path)
{
    int count, seen = 0;
    struct dirent **list = names_in(path, &count);
    char *only = NULL;
    struct stat s;

    for (int i = 0; i < count; i++)
        if (!is_ignored(list[i]->d_name)) {
            seen++;
            free(only);
            only = must_format("%s/%s", path, list[i]->d_name);
        }
    free_names(list, count);
    if (seen == 1 && lstat(only, &s) == 0 && S_ISDIR(s.st_mode) &&
        strstr(only, "_assignsubmission_") == NULL)
        return only;
    free(only);
    return must_copy(path);
}

/* Unpack the archive PATH on the stage.  Return the folder.  */
static char *
unpack(const char *path, const struct stage *s)
{
    char *to = must_format("%s/class", s->folder), *inner, *problem;
    struct slot slot = slot_open(s, 0);

    if (file_make_folder(to, 0700) == -1 ||
        (slot.user != 0 && chown(to, slot.user, slot.user) == -1))
        say_and_exit(75, "%s: %s", to, strerror(errno));
    problem = archive_unpack(path, to, ARCHIVE_OF_CLASS, slot.user);
    slot_free(&slot);
    if (problem != NULL)
        say_and_exit(75, "%s: %s", path, problem);
    inner = inner_folder(to);
    free(to);
    return inner;
}

struct roll *
roll_open(const char *path, const struct kit *k, const struct stage *s,
          const char *id)
{
    struct roll *c = must_calloc(1, sizeof *c);
    const char *folders[KIT_LABS + 1] = { NULL };
    char *top = must_copy(path), *full;
    struct stat status;

    for (int i = 0; i < k->labs; i++)
        folders[i] = k->lab[i].folder;
    while (strlen(top) > 1 && top[strlen(top) - 1] == '/')
        top[strlen(top) - 1] = '\0';
    full = must_copy(top);
    c->notes = must_copy("");
    if (stat(top, &status) == -1)
        say_and_exit(2, "%s: %s", path, strerror(errno));
    if (!S_ISDIR(status.st_mode) && layout_is_archive(top)) {
        free(full);
        full = unpack(top, s);
    }
    if (id == NULL && stat(full, &status) == 0 && S_ISDIR(status.st_mode) &&
        !is_one_submission(full, k))
        add_folder(c, full, folders);
    else
        add_entry(c, full, file_name(top), folders);
    if (id != NULL && c->count == 1)
        roll_rename(&c->submission[0], id);
    roll_name_all(c);
    free(full);
    free(top);
    return c;
}
