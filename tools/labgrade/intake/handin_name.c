/* handin_name.c - what the name of a handed-in file says, by school system.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/intake/handin_name.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "tools/base/must.h"

static const char moodle_mark[] = "_assignsubmission_";

static const char *const archive_endings[] = {
    ".tar.gz", ".tar.bz2", ".tar.xz", ".tar.zst", ".tgz", ".tbz2",
    ".txz",    ".tar",     ".zip",    ".7z",      ".rar", ".gz"
};

/* Return the length of the ending in ENDINGS that NAME has, or 0.  */
static size_t
archive_ending(const char *name)
{
    size_t length = strlen(name);

    for (size_t i = 0; i < sizeof archive_endings / sizeof(char *); i++) {
        size_t part = strlen(archive_endings[i]);

        if (length > part &&
            strcasecmp(name + length - part, archive_endings[i]) == 0)
            return part;
    }
    return 0;
}

bool
handin_name_is_archive(const char *name)
{
    return archive_ending(name) > 0;
}

bool
handin_name_is_of_moodle(const char *name)
{
    return strstr(name, moodle_mark) != NULL;
}

bool
handin_name_is_source(const char *name)
{
    size_t length = strlen(name);

    return length > 2 && strcasecmp(name + length - 2, ".c") == 0;
}

int
handin_name_length(const char *name)
{
    size_t length = strlen(name), ending = archive_ending(name);

    if (ending == 0 && handin_name_is_source(name))
        ending = 2;
    return (int)(length - ending);
}

static char *
part(const char *from, const char *to)
{
    return must_format("%.*s", (int)(to - from), from);
}

/* Read "Full Name_123_assignsubmission_file_queens.c".  */
static bool
read_moodle(const char *name, struct handin_name *l)
{
    const char *mark = strstr(name, moodle_mark), *id = mark, *file;

    if (mark == NULL)
        return false;
    while (id > name && isdigit((unsigned char)id[-1]))
        id--;
    if (id == mark || id - 1 <= name || id[-1] != '_')
        return false;
    file = strchr(mark + strlen(moodle_mark), '_');
    l->school = SCHOOL_MOODLE;
    l->name = part(name, id - 1);
    l->school_id = part(id, mark);
    l->file = must_copy(file != NULL ? file + 1 : "");
    return true;
}

/* Step over "_123" at TEXT.  Return what follows, or NULL.  */
static const char *
over_number(const char *text)
{
    size_t digits = *text == '_' ? strspn(text + 1, "0123456789") : 0;

    return digits > 0 ? text + 1 + digits : NULL;
}

/* Take away "_LATE" at the end or "LATE_" at the front of L's name.  */
static void
take_late(struct handin_name *l)
{
    size_t length = strlen(l->name);

    if (length > 5 && strcmp(l->name + length - 5, "_LATE") == 0) {
        l->name[length - 5] = '\0';
        l->is_late = true;
    } else if (strncmp(l->name, "LATE_", 5) == 0) {
        memmove(l->name, l->name + 5, length - 4);
        l->is_late = true;
    }
}

/* Read "doejane_LATE_123_456_queens.c".  */
static bool
read_canvas(const char *name, struct handin_name *l)
{
    for (const char *at = strchr(name, '_'); at != NULL;
         at = strchr(at + 1, '_')) {
        const char *after = over_number(at), *file;

        file = after != NULL ? over_number(after) : NULL;
        if (at == name || file == NULL || *file != '_')
            continue;
        l->school = SCHOOL_CANVAS;
        l->name = part(name, at);
        l->school_id = part(at + 1, after);
        l->file = must_copy(file + 1);
        take_late(l);
        if (strcmp(l->name, "anon") == 0) { /* all are called so */
            free(l->name);
            l->name = must_format("anon-%s", l->school_id);
        }
        return true;
    }
    return false;
}

/* Take away what "make handin" put behind the student's id.  */
static void
take_handin(char *name, const char *const *folders)
{
    size_t length = strlen(name);

    for (int i = -1; i < 0 || folders[i] != NULL; i++) {
        const char *folder = i < 0 ? "queenslab" : folders[i];
        size_t more = strlen(folder) + 1;

        if (length > more && name[length - more] == '-' &&
            strcmp(name + length - more + 1, folder) == 0) {
            name[length - more] = '\0';
            return;
        }
    }
}

struct handin_name
handin_name_read(const char *name, bool is_folder, const char *const *folders)
{
    struct handin_name l = { SCHOOL_NONE, NULL, NULL, NULL, false };

    if (read_moodle(name, &l) || (!is_folder && read_canvas(name, &l)))
        return l;
    l.name = must_format(
        "%.*s", is_folder ? (int)strlen(name) : handin_name_length(name), name);
    take_handin(l.name, folders);
    l.school_id = must_copy("");
    l.file = must_copy(is_folder ? "" : name);
    return l;
}

void
handin_name_free(struct handin_name *l)
{
    free(l->name);
    free(l->school_id);
    free(l->file);
}
