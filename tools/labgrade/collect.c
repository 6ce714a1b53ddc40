/* collect.c - find the labs' files in what one student handed in.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/collect.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tools/labgrade/archive.h"
#include "tools/labgrade/file.h"
#include "tools/labgrade/must.h"
#include "tools/labgrade/utf8.h"

enum { DEPTH_MAX = 10, NESTED_MAX = 3, VISITS_MAX = 5000 };

struct search {
    const struct kit *kit;
    struct submission *submission;
    const struct slot *slot;
    struct handed *handed;
    int visits;
    int archives;
    time_t packed; /* date of the archive that is looked into */
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
unpack(const struct search *s, const struct place *p, const char *to)
{
    const struct slot *slot = s->slot;

    file_make_folder(to, 0700);
    if (slot->user != 0 && chown(to, slot->user, slot->user) == -1)
        return must_copy(strerror(errno));
    return archive_unpack(p->path, to, ARCHIVE_OF_STUDENT, slot->user);
}

static void
visit_archive(struct search *s, const struct place *p)
{
    struct place inside = *p;
    char *to, *problem;

    if (p->nested == NESTED_MAX) {
        submission_note(&s->submission->notes, "%s: too deeply nested",
                        p->shown);
        return;
    }
    to = must_format("%s/archive-%d", s->slot->out, ++s->archives);
    problem = unpack(s, p, to);
    if (problem != NULL)
        submission_note(&s->submission->notes, "%s: %s", p->shown, problem);
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

/* Look at NAME in the folder P.  */
static void
visit_entry(struct search *s, const struct place *p, const char *name)
{
    char *path = must_format("%s/%s", p->path, name), *part = utf8_shown(name);
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
    int count =
        p->depth < DEPTH_MAX ? scandir(p->path, &list, NULL, alphasort) : 0;

    for (int i = 0; i < count; i++) {
        if (list[i]->d_name[0] != '.' &&
            strcmp(list[i]->d_name, "__MACOSX") != 0)
            visit_entry(s, p, list[i]->d_name);
        free(list[i]);
    }
    if (count > 0)
        free(list);
}

static void
visit_source(struct search *s, const struct place *p)
{
    struct answer_file f = { .path = p->path,
                             .shown = p->shown,
                             .depth = p->depth,
                             .date = p->date,
                             .time = s->packed != 0 ? s->packed : p->date };

    answer_offer(s->kit, &f, p->name, s->handed);
}

static void
visit(struct search *s, struct place *p)
{
    struct stat status;

    if (++s->visits == VISITS_MAX)
        submission_note(&s->submission->notes, "too many files: not all seen");
    if (s->visits >= VISITS_MAX || lstat(p->path, &status) == -1)
        return;
    p->date = status.st_mtime;
    if (S_ISDIR(status.st_mode))
        visit_folder(s, p);
    else if (layout_is_source(p->name))
        visit_source(s, p);
    else if (S_ISREG(status.st_mode) && layout_is_archive(p->name))
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
            submission_note(&s->notes, "%.*s", (int)strcspn(h->problem, "\n"),
                            h->problem);
        if (h->is_of_several)
            submission_note(&s->notes, "several files for %s: %s was graded",
                            k->lab[i].folder, h->taken);
    }
    if (is_empty)
        submission_note(&s->notes, "no lab's file was found in it");
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
        handed[i].rank = ANSWER_NONE;
    for (int i = 0; i < s->items; i++) {
        struct place p = { .path = s->item[i].path,
                           .name = s->item[i].called,
                           .shown = utf8_shown(s->item[i].called) };

        visit(&search, &p);
        free(p.shown);
    }
    note_all(k, s, handed);
    for (int i = 0; i < k->labs && !s->has_listed_time; i++)
        if (handed[i].time > s->time)
            s->time = handed[i].time;
}

void
collect_free(struct handed *handed, int labs)
{
    for (int i = 0; i < labs; i++)
        answer_free(&handed[i]);
}
