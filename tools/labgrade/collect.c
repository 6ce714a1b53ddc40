/* collect.c - find the labs' files in what one student handed in.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/collect.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tools/labgrade/archive.h"
#include "tools/labgrade/file.h"
#include "tools/labgrade/grading.h"
#include "tools/labgrade/must.h"
#include "tools/labgrade/utf8.h"

enum { DEPTH_MAX = 10, NESTED_MAX = 3, VISITS_MAX = 5000 };

/* How well a file's name says which lab it answers, the best first.  */
enum rank { EXACT, OTHER_CASE, UPLOADED_AGAIN, PART_OF_NAME, BY_CONTENT, NONE };

struct search {
    const struct kit *kit;
    struct submission *submission;
    const struct slot *slot;
    struct handed *handed;
    enum rank rank[KIT_LABS]; /* of what was found */
    int visits;
    int archives;
    time_t packed; /* date of the archive that is looked into */
};

/* Tell whether REST, behind a stem, is what a re-upload adds: -1, _2, (1).  */
static bool
is_count(const char *rest)
{
    size_t blank = strspn(rest, " -_(");
    size_t digits = strspn(rest + blank, "0123456789");
    const char *end = rest + blank + digits;

    return blank > 0 && digits > 0 && strcmp(end, *end == ')' ? ")" : "") == 0;
}

/* Return how well NAME, without ".c", says that it answers the lab STEM.  */
static enum rank
rank_of(const char *name, const char *stem)
{
    size_t length = strlen(stem);

    if (strcmp(name, stem) == 0)
        return EXACT;
    if (strcasecmp(name, stem) == 0)
        return OTHER_CASE;
    if (strncasecmp(name, stem, length) == 0 && is_count(name + length))
        return UPLOADED_AGAIN;
    return strcasestr(name, stem) != NULL ? PART_OF_NAME : NONE;
}

/* Return the number of names in SOURCE that begin with "STEM_".  */
static int
mentions(const char *source, const char *stem)
{
    size_t length = strlen(stem);
    int count = 0;

    for (const char *at = strstr(source, stem); at != NULL;
         at = strstr(at + 1, stem))
        count += at[length] == '_';
    return count;
}

/* Read the file PATH for H, or say why it cannot be used.  */
static void
read_source(const char *path, const char *name, struct handed *h)
{
    struct sha256 hash = sha256_start();

    h->source = file_read(path, GRADING_FILE_MAX, &h->size);
    if (h->source == NULL) {
        const char *why = errno == ELOOP    ? "is a link, not a file"
                          : errno == EINVAL ? "is not a plain file"
                          : errno == EFBIG  ? "has more than 1 MB"
                                            : "cannot be read";

        h->problem = must_format("%s %s.\n", name, why);
    } else if (memchr(h->source, '\0', h->size) != NULL) {
        free(h->source);
        h->source = NULL;
        h->problem = must_format("%s is not a text file.\n", name);
    } else {
        sha256_add(&hash, h->source, h->size);
        sha256_hex(&hash, h->hash);
    }
}

/* Return the date of PATH, 0 if it has none.  */
static time_t
date_of(const char *path)
{
    struct stat status;

    return lstat(path, &status) == 0 ? status.st_mtime : 0;
}

static void
free_handed(struct handed *h)
{
    free(h->source);
    free(h->problem);
    memset(h, 0, sizeof *h);
}

/* Take the file PATH as the answer to LAB if it is the best so far.  */
static void
offer(struct search *s, int lab, enum rank rank, const char *path)
{
    struct handed found = { 0 }, *best = &s->handed[lab];
    char *name = utf8_shown(file_name(path));

    if (s->rank[lab] < rank) {
        free(name);
        return;
    }
    read_source(path, name, &found);
    found.time = s->packed != 0 ? s->packed : date_of(path);
    if (s->rank[lab] == rank && (best->source == NULL || found.source == NULL ||
                                 strcmp(best->hash, found.hash) != 0))
        submission_note(&s->submission->notes,
                        "several files for %s: one of them was graded",
                        s->kit->lab[lab].folder);
    if (s->rank[lab] > rank || best->source == NULL) {
        free_handed(best);
        *best = found;
        s->rank[lab] = rank;
    } else {
        free_handed(&found);
    }
    free(name);
}

/* Offer PATH to the lab whose functions it mentions most.  */
static void
offer_by_content(struct search *s, const char *path)
{
    char *source = file_read(path, GRADING_FILE_MAX, NULL);
    int best = -1, most = 0;

    for (int i = 0; source != NULL && i < s->kit->labs; i++) {
        int count = mentions(source, s->kit->lab[i].stem);

        if (count > most) {
            most = count;
            best = i;
        }
    }
    free(source);
    if (best == -1 && s->kit->labs == 1)
        best = 0; /* only one lab is graded: it must be meant for that */
    if (best != -1)
        offer(s, best, BY_CONTENT, path);
}

/* PATH is a C file that the student called NAME.  */
static void
visit_source(struct search *s, const char *path, const char *name)
{
    char *stem = must_format("%.*s", layout_length(name), name);
    bool is_known = false;

    for (int i = 0; i < s->kit->labs; i++) {
        enum rank rank = rank_of(stem, s->kit->lab[i].stem);

        if (rank != NONE) {
            offer(s, i, rank, path);
            is_known = true;
        }
    }
    if (!is_known)
        offer_by_content(s, path);
    free(stem);
}

static void visit(struct search *s, const char *path, const char *name,
                  int depth, int nested);

static void
visit_archive(struct search *s, const char *path, const char *name, int depth,
              int nested)
{
    const struct slot *slot = s->slot;
    char *to, *problem, *shown = utf8_shown(name);

    if (nested == NESTED_MAX) {
        submission_note(&s->submission->notes, "%s: too deeply nested", shown);
    } else {
        to = must_format("%s/archive-%d", slot->out, ++s->archives);
        file_make_folder(to, 0700);
        if (slot->user != 0 && chown(to, slot->user, slot->user) == -1)
            problem = must_copy(strerror(errno));
        else
            problem = archive_unpack(path, to, ARCHIVE_OF_STUDENT, slot->user);
        if (problem != NULL)
            submission_note(&s->submission->notes, "%s: %s", shown, problem);
        free(problem);
        if (nested == 0)
            s->packed = date_of(path);
        visit(s, to, "", depth + 1, nested + 1);
        if (nested == 0)
            s->packed = 0;
        free(to);
    }
    free(shown);
}

static void
visit_folder(struct search *s, const char *path, int depth, int nested)
{
    struct dirent **list;
    int count = depth < DEPTH_MAX ? scandir(path, &list, NULL, alphasort) : 0;

    for (int i = 0; i < count; i++) {
        char *entry = must_format("%s/%s", path, list[i]->d_name);

        if (list[i]->d_name[0] != '.' &&
            strcmp(list[i]->d_name, "__MACOSX") != 0)
            visit(s, entry, list[i]->d_name, depth + 1, nested);
        free(entry);
        free(list[i]);
    }
    if (count > 0)
        free(list);
}

/* Look at PATH, which the student called NAME.  */
static void
visit(struct search *s, const char *path, const char *name, int depth,
      int nested)
{
    size_t length = strlen(name);
    struct stat status;

    if (++s->visits == VISITS_MAX)
        submission_note(&s->submission->notes, "too many files: not all seen");
    if (s->visits >= VISITS_MAX || lstat(path, &status) == -1)
        return;
    if (S_ISDIR(status.st_mode))
        visit_folder(s, path, depth, nested);
    else if (length > 2 && strcasecmp(name + length - 2, ".c") == 0)
        visit_source(s, path, name);
    else if (S_ISREG(status.st_mode) && layout_is_archive(name))
        visit_archive(s, path, name, depth, nested);
}

void
collect(const struct kit *k, struct submission *s, const struct slot *slot,
        struct handed *handed)
{
    struct search search = {
        .kit = k, .submission = s, .slot = slot, .handed = handed
    };

    memset(handed, 0, (size_t)k->labs * sizeof *handed);
    for (int i = 0; i < k->labs; i++)
        search.rank[i] = NONE;
    for (int i = 0; i < s->items; i++)
        visit(&search, s->item[i].path, s->item[i].called, 0, 0);
    for (int i = 0; i < k->labs && !s->has_listed_time; i++)
        if (handed[i].time > s->time)
            s->time = handed[i].time;
}

void
collect_free(struct handed *handed, int labs)
{
    for (int i = 0; i < labs; i++)
        free_handed(&handed[i]);
}
