/* intake.c - find the submissions in a folder, an archive or a file.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/base/say.h"
#include "tools/labgrade/intake/archive.h"
#include "tools/labgrade/intake/roll.h"
#include "tools/labgrade/intake/student_text.h"

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
        say_errno(folder);
    return list;
}

static void
free_names(struct dirent **list, int count)
{
    while (count > 0)
        free(list[--count]);
    free(list);
}

enum kind { FOLDER, ARCHIVE, SOURCE, LINK, OTHER };

static enum kind
kind_of(const char *path)
{
    const char *name = file_name(path);
    struct stat s;

    if (lstat(path, &s) == -1)
        return OTHER;
    if (S_ISDIR(s.st_mode))
        return FOLDER;
    if (S_ISLNK(s.st_mode))
        return LINK;
    if (handin_name_is_archive(name))
        return ARCHIVE;
    return handin_name_is_source(name) ? SOURCE : OTHER;
}

/* Tell whether NAME is a folder of the kit: one student's work lies in it.  */
static bool
is_room(const struct kit *k, const char *name)
{
    for (int i = 0; i < k->labs; i++)
        if (strcmp(name, k->lab[i].folder) == 0)
            return true;
    return strcmp(name, "labs") == 0;
}

/* Tell whether NAME is that of a lab's file, or an archive called so.  */
static bool
is_of_lab(const struct kit *k, const char *name)
{
    for (int i = 0; i < k->labs; i++)
        if (strlen(k->lab[i].stem) == (size_t)handin_name_length(name) &&
            strlen(name) > strlen(k->lab[i].stem) &&
            strncmp(name, k->lab[i].stem, strlen(k->lab[i].stem)) == 0)
            return true;
    return false;
}

/* Tell whether FOLDER is one student's.  A lab's file in it says so, unless
   there are folders or archives beside it, which are other students'.  */
static bool
is_one_submission(const char *folder, const struct kit *k)
{
    int count;
    struct dirent **list = names_in(folder, &count);
    bool has_room = false, has_file = false, has_others = false;

    for (int i = 0; i < count; i++) {
        const char *name = list[i]->d_name;
        char *path = must_format("%s/%s", folder, name);
        enum kind kind = kind_of(path);

        if (is_room(k, name))
            has_room = true;
        else if (is_of_lab(k, name))
            has_file = true;
        else if (name[0] != '.' && !is_ignored(name))
            has_others = has_others || kind == FOLDER || kind == ARCHIVE;
        free(path);
    }
    free_names(list, count);
    return has_room || (has_file && !has_others);
}

/* Add PATH to the submission it belongs to.  NAME, of a folder if IS_FOLDER,
   says whose that is.  */
static void
add_entry(struct roll *c, const char *path, const char *name, bool is_folder,
          const char *const *folders)
{
    char *read = student_text_decoded(name, false);
    struct handin_name l =
        handin_name_read(read != NULL ? read : name, is_folder, folders);
    struct submission *found = roll_find(c, l.name, l.school_id);

    if (read == NULL)
        roll_note(&c->notes, "%s: the letters of this name cannot be read",
                  found->name);
    free(read);

    if (l.school != SCHOOL_NONE)
        c->school = l.school;
    found->is_late = found->is_late || l.is_late;
    if (kind_of(path) == LINK)
        roll_note(&found->notes, "a symbolic link was handed in: it is "
                                 "not followed");
    roll_add_item(found, path, l.file);
    handin_name_free(&l);
}

/* Return why NAME, of KIND, in the folder of a class is no submission, or
   NULL if it is one.  */
static const char *
reason_to_skip(const struct kit *k, const char *name, enum kind kind,
               const char *const *folders)
{
    struct handin_name l = handin_name_read(name, kind == FOLDER, folders);
    bool is_of_school = l.school != SCHOOL_NONE;

    handin_name_free(&l);
    if (is_of_school || kind == FOLDER)
        return NULL;
    if (is_of_lab(k, name))
        return "it lies beside the students' and says not whose it is "
               "(if all is one student's, say --id)";
    return kind == OTHER ? "it is no folder, archive or C file" : NULL;
}

static void
add_folder(struct roll *c, const char *path, const struct kit *k,
           const char *const *folders)
{
    int count;
    struct dirent **list = names_in(path, &count);

    for (int i = 0; i < count; i++) {
        const char *name = list[i]->d_name, *why;
        char *entry = must_format("%s/%s", path, name);
        char *shown = student_text_shown(name);
        enum kind kind = kind_of(entry);

        why = reason_to_skip(k, name, kind, folders);
        if (!is_ignored(name) && why == NULL) {
            add_entry(c, entry, name, kind == FOLDER, folders);
        } else if (!is_ignored(name)) {
            roll_note(&c->notes, "skipped: %s: %s", shown, why);
            say("skipped: %s: %s", shown, why);
        }
        free(shown);
        free(entry);
    }
    free_names(list, count);
}

/* Return how many things in FOLDER may be a submission, and the path of the
   last of them in *LAST, which the caller releases.  */
static int
candidates(const char *folder, char **last)
{
    int count, seen = 0;
    struct dirent **list = names_in(folder, &count);

    *last = NULL;
    for (int i = 0; i < count; i++) {
        char *path = must_format("%s/%s", folder, list[i]->d_name);

        if (!is_ignored(list[i]->d_name) && kind_of(path) != OTHER) {
            seen++;
            free(*last);
            *last = path;
        } else {
            free(path);
        }
    }
    free_names(list, count);
    return seen;
}

/* Return PATH, or the only folder in it if that may hold a class: an archive
   often has one folder around everything.  */
static char *
inner_folder(const char *path)
{
    char *only, *inside = NULL;

    if (candidates(path, &only) == 1 && kind_of(only) == FOLDER &&
        !handin_name_is_of_moodle(file_name(only)) &&
        candidates(only, &inside) > 0) {
        free(inside);
        return only;
    }
    free(inside);
    free(only);
    return must_copy(path);
}

/* Return where the archive of a class is unpacked on the stage.  */
static char *
class_folder(const struct stage *s)
{
    return must_format("%s/class", s->folder);
}

/* Unpack the archive PATH on the stage.  Return the folder.  */
static char *
unpack(struct roll *c, const char *path, const struct stage *s)
{
    char *to = class_folder(s), *inner, *problem;
    struct archive_budget left = archive_of_class;
    struct slot slot = stage_slot_open(s, 0);

    if (file_make_folder(to, 0700) == -1 ||
        (slot.user != 0 && chown(to, slot.user, slot.user) == -1))
        say_errno(to);
    problem = archive_unpack(path, to, &left, slot.user);
    stage_slot_free(&slot);
    if (problem != NULL && strcmp(problem, ARCHIVE_UNREADABLE) != 0)
        say_and_exit(EXIT_TROUBLE, "%s: %s", path, problem);
    if (problem != NULL) {
        say("%s: %s", path, problem);
        roll_note(&c->notes, "%s: %s", path, problem);
    }
    free(problem);
    inner = inner_folder(to);
    free(to);
    return inner;
}

/* Add FULL, all of it one student's, that came as TOP.  */
static void
add_single(struct roll *c, const char *full, const char *top,
           const struct kit *k, const struct stage *s,
           const char *const *folders)
{
    char *unpacked = class_folder(s);

    if (strcmp(full, top) != 0 && strcmp(full, unpacked) != 0 &&
        !is_room(k, file_name(full)))
        top = full; /* the one folder in an archive: it is called as he is */
    add_entry(c, full, file_name(top), kind_of(top) == FOLDER, folders);
    free(unpacked);
}

struct roll *
roll_open(const char *path, const struct kit *k, const struct stage *s,
          const char *id)
{
    struct roll *c = must_calloc(1, sizeof *c);
    const char *folders[LAB_LIST_MAX + 1] = { NULL };
    char *top = must_copy(path), *full;
    struct stat status;

    for (int i = 0; i < k->labs; i++)
        folders[i] = k->lab[i].folder;
    while (strlen(top) > 1 && top[strlen(top) - 1] == '/')
        top[strlen(top) - 1] = '\0';
    c->notes = must_copy("");
    if (stat(top, &status) == -1)
        say_and_exit(EXIT_USAGE, "%s: %s", path, strerror(errno));
    full = !S_ISDIR(status.st_mode) && handin_name_is_archive(top)
               ? unpack(c, top, s)
               : must_copy(top);
    if (id == NULL && stat(full, &status) == 0 && S_ISDIR(status.st_mode) &&
        !is_one_submission(full, k))
        add_folder(c, full, k, folders);
    else
        add_single(c, full, top, k, s, folders);
    if (id != NULL && c->count == 1)
        roll_rename(&c->submission[0], id);
    roll_name_all(c);
    free(full);
    free(top);
    return c;
}
