/* collect.c - find the labs' files in what one student handed in.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/intake/collect.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/labgrade/intake/archive.h"
#include "tools/labgrade/intake/repository.h"
#include "tools/labgrade/intake/student_text.h"

enum { DEPTH_MAX = 10, NESTED_MAX = 3, VISITS_MAX = 5000 };

struct search {
    const struct kit *kit;
    struct submission *submission;
    const struct slot *slot;
    struct handed *handed;
    int visits;
    int archives;
    struct archive_budget left; /* to unpack */
    time_t packed;              /* date of the archive that is looked into */
    struct repository git;      /* that was handed in */
    char *before;               /* what its files' paths begin with */
};

/* Something to look at.  */
struct place {
    const char *path;
    const char *name; /* as the student called it */
    char *shown;      /* its path in what was handed in, fit to be printed */
    int depth;        /* how many folders and archives are around it */
    int nested;       /* how many archives */
    time_t date;
};

static void visit(struct search *s, struct place *p);

/* Unpack the archive P in the new folder TO.  Return what was wrong.  */
static char *
unpack(struct search *s, const struct place *p, const char *to)
{
    const struct slot *slot = s->slot;

    file_make_folder(to, 0700);
    if (slot->user != 0 && chown(to, slot->user, slot->user) == -1)
        return must_copy(strerror(errno));
    return archive_unpack(p->path, to, &s->left, slot->user);
}

static void
visit_archive(struct search *s, const struct place *p)
{
    struct place inside = *p;
    char *to, *problem;

    if (p->nested == NESTED_MAX) {
        roll_note(&s->submission->notes, "%s: too deeply nested", p->shown);
        return;
    }
    to = must_format("%s/archive-%d", s->slot->out, ++s->archives);
    problem = unpack(s, p, to);
    if (problem != NULL)
        roll_note(&s->submission->notes, "%s: %s", p->shown, problem);
    inside.path = to;
    inside.depth++;
    inside.nested++;
    if (p->nested == 0)
        s->packed = p->date;
    visit(s, &inside);
    if (p->nested == 0)
        s->packed = 0;
    free(problem);
    free(to);
}

/* Look into the repository that git keeps in GIT, if it can be read, as into an
   archive.  Return whether.  */
static bool
visit_repository(struct search *s, const struct place *p, const char *git)
{
    struct place packed = *p;
    char *tar;

    s->git.copy = must_format("%s/repository", s->slot->out);
    packed.date = repository_pack(&s->git, git);
    if (packed.date == 0) {
        roll_note(&s->submission->notes,
                  "its commits cannot be read, or there are none: the files "
                  "that lie there were taken");
        free(s->git.copy);
        s->git.copy = NULL;
        return false;
    }
    tar = must_format("%s.tar", s->git.copy);
    packed.path = tar;
    s->before = must_format("%s%s", p->shown, *p->shown != '\0' ? "/" : "");
    visit_archive(s, &packed);
    free(tar);
    return true;
}

/* Look at NAME in the folder P.  */
static void
visit_entry(struct search *s, const struct place *p, const char *name)
{
    char *path = must_format("%s/%s", p->path, name),
         *part = student_text_shown(name);
    struct place inside = {
        .path = path, .name = name, .depth = p->depth + 1, .nested = p->nested
    };

    inside.shown =
        must_format("%s%s%s", p->shown, *p->shown != '\0' ? "/" : "", part);
    visit(s, &inside);
    free(inside.shown);
    free(part);
    free(path);
}

static void
visit_folder(struct search *s, const struct place *p)
{
    struct dirent **list;
    char *git = s->git.copy == NULL ? repository_of(p->path) : NULL;
    bool is_read = git != NULL && visit_repository(s, p, git);
    int count = p->depth < DEPTH_MAX && !is_read
                    ? scandir(p->path, &list, NULL, alphasort)
                    : 0;

    for (int i = 0; i < count; i++) {
        if (list[i]->d_name[0] != '.' &&
            strcmp(list[i]->d_name, "__MACOSX") != 0)
            visit_entry(s, p, list[i]->d_name);
        free(list[i]);
    }
    if (count > 0)
        free(list);
    free(git);
}

static void
visit_source(struct search *s, const struct place *p)
{
    struct answer_file f = { .path = p->path,
                             .shown = p->shown,
                             .depth = p->depth,
                             .date = p->date,
                             .packed = s->packed };

    answer_offer(s->kit, &f, p->name, s->handed);
}

static void
visit(struct search *s, struct place *p)
{
    struct stat status;

    if (++s->visits == VISITS_MAX)
        roll_note(&s->submission->notes, "too many files: not all seen");
    if (s->visits >= VISITS_MAX || lstat(p->path, &status) == -1)
        return;
    p->date = status.st_mtime;
    if (S_ISDIR(status.st_mode))
        visit_folder(s, p);
    else if (handin_name_is_source(p->name))
        visit_source(s, p);
    else if (S_ISREG(status.st_mode) && handin_name_is_archive(p->name))
        visit_archive(s, p);
}

/* Note in S what a person should know of HANDED.  */
static void
note_all(const struct kit *k, struct submission *s, const struct handed *handed)
{
    bool is_empty = true;

    for (int i = 0; i < k->labs; i++) {
        const struct handed *h = &handed[i];

        is_empty = is_empty && h->rank == ANSWER_NONE;
        if (h->problem != NULL)
            roll_note(&s->notes, "%.*s", (int)strcspn(h->problem, "\n"),
                      h->problem);
        if (h->is_of_several)
            roll_note(&s->notes, "several files for %s: %s was graded",
                      k->lab[i].folder, h->taken);
    }
    if (is_empty)
        roll_note(&s->notes, "no lab's file was found in it");
}

/* Find out when the files of a repository were last committed.  */
static void
take_commits(struct search *s)
{
    size_t length = s->before != NULL ? strlen(s->before) : 0;

    for (int i = 0; s->git.copy != NULL && i < s->kit->labs; i++) {
        struct handed *h = &s->handed[i];

        if (h->rank == ANSWER_NONE || strncmp(h->taken, s->before, length) != 0)
            continue;
        h->committed = repository_date(&s->git, h->taken + length);
        if (h->committed == 0)
            h->committed = h->packed;
    }
}

void
collect(const struct kit *k, struct submission *s, const struct confine *c,
        const struct slot *slot, struct handed *handed)
{
    struct search search = { .kit = k,
                             .submission = s,
                             .slot = slot,
                             .handed = handed,
                             .git = { c, slot, NULL },
                             .left = archive_of_student };

    memset(handed, 0, (size_t)k->labs * sizeof *handed);
    for (int i = 0; i < k->labs; i++)
        handed[i].rank = ANSWER_NONE;
    for (int i = 0; i < s->items; i++) {
        struct place p = { .path = s->item[i].path,
                           .name = s->item[i].called,
                           .shown = student_text_shown(s->item[i].called) };

        visit(&search, &p);
        free(p.shown);
    }
    note_all(k, s, handed);
    take_commits(&search);
    free(search.git.copy);
    free(search.before);
}

void
collect_free(struct handed *handed, int labs)
{
    for (int i = 0; i < labs; i++)
        answer_free(&handed[i]);
}
